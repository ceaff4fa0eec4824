import { useEffect } from 'react';
import { ExternalLink, LogOut, UserRound } from 'lucide-react';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/dropdown-menu';
import { paths } from '@/config/paths';
import type { StaffProfile } from '../permissions';
import { leaving } from '../late-leaving';
import { useSignOut } from '../use-sign-out';
import { AccountTrigger } from './account-trigger';

interface AccountMenuItemsProps {
  readonly profile: StaffProfile;
  readonly onAccount: () => void;
}

/** Open as soon as it is there: somebody has pressed its button. */
export function AccountMenuItems({ profile, onAccount }: AccountMenuItemsProps) {
  const signOut = useSignOut();
  useEffect(() => leaving.prefetch(), []);
  return (
    <Menu inPlace defaultOpen trigger={<AccountTrigger name={profile.fullName} />}>
      <MenuLabel>
        <bdi>{profile.email}</bdi>
      </MenuLabel>
      <MenuItem onSelect={onAccount}>
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
  );
}
