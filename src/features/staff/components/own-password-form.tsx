import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { changePassword, signIn, signOutOtherDevices } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';
import { ownPasswordSchema } from '../schemas';

interface OwnPassword {
  readonly password: string;
  readonly currentPassword: string;
}

interface OwnPasswordFormProps {
  readonly email: string;
  /** Something is typed and not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/**
 * The present password comes first: a session that somebody left open must not be enough to take the account over. Signing
 * in with it also makes the session a fresh one, without which the service refuses the change after a day.
 */
export function OwnPasswordForm({ email, onDirty }: OwnPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { password: '', currentPassword: '' },
  });
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  /** @returns whether the present password is right; says beside the field when it is not */
  async function prove(currentPassword: string): Promise<boolean> {
    try {
      await signIn(email, currentPassword);
      return true;
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind !== 'invalid') throw failure;
      form.setError(
        'currentPassword',
        { message: 'This is not your present password' },
        { shouldFocus: true },
      );
      return false;
    }
  }

  async function handleSubmit({ password, currentPassword }: OwnPassword) {
    setError(null);
    try {
      if (!(await prove(currentPassword))) return;
      await changePassword(password, currentPassword);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'invalid') {
        form.setError('password', { message: failure.message }, { shouldFocus: true });
      } else setError(failure.message);
      return;
    }
    await signOutOtherDevices().catch(() => undefined);
    form.reset();
    showToast({ title: 'Your password is changed', variant: 'success' });
  }

  return (
    <FormShell
      form={form}
      label="Your password"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
      className="space-y-4"
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label="Present password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        control={form.control}
        name="password"
        label="New password"
        hint={`At least ${limits.passwordMin} characters. Other devices are signed out.`}
        autoComplete="new-password"
        required
      />
      <Button type="submit" pending={isSubmitting} pendingLabel="Saving…">
        Change password
      </Button>
    </FormShell>
  );
}
