import { ChevronDown, ExternalLink, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Avatar, initialsOf } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/dropdown-menu';
import { paths } from '@/config/paths';
import type { StaffProfile } from '../permissions';
import { useSignOut } from '../use-sign-out';
import { AccountDialog } from './account-dialog';

export function AccountMenu({ profile }: { readonly profile: StaffProfile }) {
  const [isAccountOpen, setIsAccountOpen] = useState(false);
  const signOut = useSignOut();
  return (
    <>
      <Menu
        inPlace
        trigger={
          // The initials are what the button shows, so its name begins with them.
          <Button
            variant="quiet"
            aria-label={`${initialsOf(profile.fullName)} Account menu`}
            className="shrink-0 gap-1 px-1.5"
          >
            <Avatar name={profile.fullName} size="small" />
            <ChevronDown aria-hidden="true" className="size-4 text-muted" />
          </Button>
        }
      >
        <MenuLabel>
          <bdi>{profile.email}</bdi>
        </MenuLabel>
        <MenuItem onSelect={() => setIsAccountOpen(true)}>
          <UserRound aria-hidden="true" />
          Account…
        </MenuItem>
        <MenuItem asChild>
          <a href={paths.home()} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            View site
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={signOut}>
          <LogOut aria-hidden="true" />
          Sign out
        </MenuItem>
      </Menu>
      <AccountDialog profile={profile} open={isAccountOpen} onOpenChange={setIsAccountOpen} />
    </>
  );
}
