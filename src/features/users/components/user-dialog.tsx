import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { limits } from '@/config/limits';
import { isWithinReach, roleDescriptions, roleLabel, roles, teams, toRole } from '@/config/roles';
import { lateCode } from '@/lib/late-code';
import { toAppError } from '@/lib/supabase/errors';
import type { Manager, User } from '../model';
import { ProfileMissingError, useCreateUser, useUpdateUser } from '../mutations';
import {
  blankUser,
  editUserSchema,
  newUserSchema,
  type UserInput,
  type UserValues,
} from '../schema';
import { inputOf } from '../user-input';
import { PasswordChoice } from './password-choice';

// Few lose the device, and many sites know no second factor.
const lostFactor = lateCode(() => import('./lost-factor'));

interface UserDialogProps {
  /** Null adds a new one. */
  readonly user: User | null;
  readonly manager: Manager;
  readonly onClose: () => void;
  /** The manager's own name has changed. */
  readonly onOwnChange: () => void;
}

const FORM_ID = 'user-form';

/** Adds, changes or approves one user. Mounted while open. */
export function UserDialog({ user, manager, onClose, onOwnChange }: UserDialogProps) {
  const isNew = user === null;
  const isOwn = user?.id === manager.id;
  const isApproval = user?.isApproved === false && user.suspendedAt === null;
  const form = useForm<UserInput, unknown, UserValues>({
    resolver: zodResolver(isNew ? newUserSchema : editUserSchema),
    defaultValues: user ? inputOf(user) : blankUser,
  });
  const createUser = useCreateUser();
  const updateUser = useUpdateUser(manager);
  const [error, setError] = useState<string | null>(null);
  // From then on the address and the password are those of an account.
  const [isSignedUp, setSignedUp] = useState(false);
  const pending = createUser.isPending || updateUser.isPending;
  const role = toRole(useWatch({ control: form.control, name: 'role' }));

  function showFailure(cause: unknown) {
    const failure = toAppError(cause);
    if (cause instanceof ProfileMissingError) {
      setSignedUp(true);
      setError(failure.message);
    } else if (failure.code === 'user_already_exists')
      form.setError('email', { message: failure.message }, { shouldFocus: true });
    else if (failure.code === 'weak_password')
      form.setError('password', { message: failure.message }, { shouldFocus: true });
    else setError(failure.message);
    // The session dialog already says what is wrong.
    if (failure.kind === 'signed-out') return;
    const isPlain =
      failure.kind === 'denied' ||
      failure.kind === 'invalid' ||
      failure.code === 'user_already_exists';
    showToast({
      title: 'Error',
      ...(isPlain
        ? { description: failure.message }
        : { description: 'Failed to save user', reason: failure.message }),
      variant: 'destructive',
    });
  }

  function handleSubmit(values: UserValues) {
    setError(null);
    if (!user) {
      createUser.mutate(values, { onSuccess: onClose, onError: showFailure });
      return;
    }
    updateUser.mutate(
      { user, values },
      {
        onSuccess: () => {
          if (isOwn) onOwnChange();
          onClose();
        },
        onError: showFailure,
      },
    );
  }

  return (
    <FormDialog
      open
      isDirty={form.formState.isDirty}
      onOpenChange={onClose}
      dismissible={!pending}
      title={isNew ? 'Add New User' : 'Edit User'}
      {...(isApproval
        ? {
            description:
              'Saving approves this account with the role that you choose. Its password from before stops working; we send a link to choose a new one.',
          }
        : {})}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            pending={pending}
            pendingLabel="Saving…"
          >
            {isNew ? 'Add User' : isApproval ? 'Approve' : 'Save'}
          </Button>
        </>
      }
    >
      <FormShell
        id={FORM_ID}
        form={form}
        label={isNew ? 'New user' : 'User'}
        onSubmit={handleSubmit}
        pending={pending}
        error={error}
      >
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required={isNew}
          disabled={!isNew || isSignedUp}
        />
        {isNew ? <PasswordChoice form={form} disabled={isSignedUp} /> : null}
        <TextField
          control={form.control}
          name="fullName"
          label="Full name"
          autoComplete="off"
          maxLength={limits.fullName}
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            control={form.control}
            name="role"
            label="Role"
            required
            disabled={isOwn}
            hint={isOwn ? 'Nobody changes their own role or team.' : role && roleDescriptions[role]}
            options={roles
              .filter((value) => isWithinReach(manager.role, value))
              .map((value) => ({ value, label: roleLabel(value) }))}
          />
          <SelectField
            control={form.control}
            name="team"
            label="Team"
            required
            disabled={isOwn}
            options={teams.map((value) => ({ value, label: value }))}
          />
        </div>
      </FormShell>
      {user === null || isOwn || isApproval ? null : (
        <Late code={lostFactor} failed={null}>
          {({ LostFactor }) => <LostFactor user={user} />}
        </Late>
      )}
    </FormDialog>
  );
}
