import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { changePassword, signIn, signOutOtherDevices } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';
import { ownPasswordSchema, PASSWORD_MIN } from '../schemas';

interface OwnPassword {
  readonly password: string;
  readonly currentPassword: string;
}

/**
 * The current password is asked for when the service wants it (an old session, or a project that always
 * wants it). Signing in with it makes the session a fresh one, which is what the service waits for.
 */
export function OwnPasswordForm({ email }: { readonly email: string }) {
  const form = useForm({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { password: '', currentPassword: '' },
  });
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  /** @returns whether the current password is right; says beside the field when it is not */
  async function prove(currentPassword: string): Promise<boolean> {
    try {
      await signIn(email, currentPassword);
      return true;
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind !== 'invalid') throw failure;
      form.setError(
        'currentPassword',
        { message: 'This is not your current password' },
        { shouldFocus: true },
      );
      return false;
    }
  }

  async function handleSubmit({ password, currentPassword }: OwnPassword) {
    setError(null);
    try {
      if (needsCurrent && !(await prove(currentPassword))) return;
      await changePassword(password, needsCurrent ? currentPassword : undefined);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.code === 'reauthentication_needed') {
        setNeedsCurrent(true);
        setError('To change it, enter your current password as well.');
      } else if (failure.kind === 'invalid') {
        form.setError('password', { message: failure.message }, { shouldFocus: true });
      } else setError(failure.message);
      return;
    }
    await signOutOtherDevices().catch(() => undefined);
    form.reset();
    setNeedsCurrent(false);
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
      {needsCurrent ? (
        <PasswordField
          control={form.control}
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          required
        />
      ) : null}
      <PasswordField
        control={form.control}
        name="password"
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters. Other devices are signed out.`}
        autoComplete="new-password"
        required
      />
      <Button type="submit" pending={isSubmitting} pendingLabel="Saving…">
        Change password
      </Button>
    </FormShell>
  );
}
