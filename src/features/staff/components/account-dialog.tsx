import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Late } from '@/components/late/late';
import { FormDialog } from '@/components/ui/form-dialog';
import { lateCode } from '@/lib/late-code';
import { factorQueries } from '../factor-queries';
import type { StaffProfile } from '../permissions';
import { OwnNameForm } from './own-name-form';
import { OwnPasswordForm } from './own-password-form';

// Many sites have none of it.
const protection = lateCode(() => import('./account-protection'));

interface AccountDialogProps {
  readonly profile: StaffProfile;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What people may change about themselves: their name, their password, and how else their account is protected. */
export function AccountDialog({ profile, open, onOpenChange }: AccountDialogProps) {
  const [isNameDirty, setNameDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  const [isFactorDirty, setFactorDirty] = useState(false);
  // Silent when the answer does not come: nobody knows then whether there is anything to show.
  const { data: isOffered } = useQuery({ ...factorQueries.offered(), enabled: open });
  return (
    <FormDialog
      open={open}
      isDirty={isNameDirty || isPasswordDirty || isFactorDirty}
      onOpenChange={onOpenChange}
      title="Your account"
      description={<bdi>{profile.email}</bdi>}
    >
      <div className="space-y-6">
        <OwnNameForm profile={profile} onDirty={setNameDirty} />
        <div className="border-t border-line pt-6">
          <OwnPasswordForm email={profile.email} onDirty={setPasswordDirty} />
        </div>
        {isOffered ? (
          <Late code={protection} title="Second factor and sessions could not be loaded">
            {({ AccountProtection }) => <AccountProtection onDirty={setFactorDirty} />}
          </Late>
        ) : null}
      </div>
    </FormDialog>
  );
}
