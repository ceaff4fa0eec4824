import { useEffect, useState } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import { LateTool } from '@/components/late/late-tool';
import { lateCode } from '@/lib/late-code';
import type { StaffProfile } from '../permissions';
import { AccountTrigger } from './account-trigger';

const menu = lateCode(() => import('./account-menu-items'));
const dialog = lateCode(() => import('./account-dialog'));

/** The button is on every screen and its menu used on few: its code comes behind the screen, before the network may go. */
export function AccountMenu({ profile }: { readonly profile: StaffProfile }) {
  const [isMenuWanted, setIsMenuWanted] = useState(false);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  useEffect(() => {
    menu.prefetch();
    dialog.prefetch();
  }, []);
  const trigger = (
    <AccountTrigger
      name={profile.fullName}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setIsMenuWanted(true)}
    />
  );
  return (
    <>
      {isMenuWanted ? (
        <LateTool
          code={menu}
          title="The menu could not be opened"
          fallback={trigger}
          onClose={() => setIsMenuWanted(false)}
        >
          {({ AccountMenuItems }) => (
            <AccountMenuItems profile={profile} onAccount={() => setIsAccountOpen(true)} />
          )}
        </LateTool>
      ) : (
        trigger
      )}
      <LateDialog
        code={dialog}
        open={isAccountOpen}
        onClose={() => setIsAccountOpen(false)}
        title="Your account could not be opened"
      >
        {({ AccountDialog }) => (
          <AccountDialog profile={profile} open={isAccountOpen} onOpenChange={setIsAccountOpen} />
        )}
      </LateDialog>
    </>
  );
}
