import { useState } from 'react';
import { FormDialog } from '@/components/ui/form-dialog';
import type { StaffProfile } from '../permissions';
import { OwnNameForm } from './own-name-form';
import { OwnPasswordForm } from './own-password-form';

interface AccountDialogProps {
  readonly profile: StaffProfile;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What people may change about themselves: their name and their password. */
export function AccountDialog({ profile, open, onOpenChange }: AccountDialogProps) {
  const [isNameDirty, setNameDirty] = useState(false);
  const [isPasswordDirty, setPasswordDirty] = useState(false);
  return (
    <FormDialog
      open={open}
      isDirty={isNameDirty || isPasswordDirty}
      onOpenChange={onOpenChange}
      title="Your account"
      description={<bdi>{profile.email}</bdi>}
    >
      <div className="space-y-6">
        <OwnNameForm profile={profile} onDirty={setNameDirty} />
        <div className="border-t border-line pt-6">
          <OwnPasswordForm email={profile.email} onDirty={setPasswordDirty} />
        </div>
      </div>
    </FormDialog>
  );
}
