import { useEffect, useState } from 'react';
import { LateTool } from '@/components/late/late-tool';
import { lateCode } from '@/lib/late-code';
import type { StaffProfile } from '../permissions';
import { AccountDialog } from './account-dialog';
import { AccountTrigger } from './account-trigger';

const menu = lateCode(() => import('./account-menu-items'));

/** The button is on every screen and its menu used on few: its code comes behind the screen, before the network may go. */
export function AccountMenu({ profile }: { readonly profile: StaffProfile }) {
  const [isMenuWanted, setIsMenuWanted] = useState(false);
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  useEffect(() => menu.prefetch(), []);
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
      <AccountDialog profile={profile} open={isAccountOpen} onOpenChange={setIsAccountOpen} />
    </>
  );
}
