import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { lateCode } from '@/lib/late-code';
import { changePassword, currentAccount, signIn, signOutOtherDevices } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';
import { codeFailure, codeText } from '../code';
import { ownPasswordSchema } from '../account-schemas';
import { CodeField } from './code-field';

const secondFactor = lateCode(() => import('@/lib/supabase/second-factor'));

interface OwnPassword {
  readonly password: string;
  readonly currentPassword: string;
  /** Empty where the account has no second factor. */
  readonly code: string;
}

async function hasSecondFactor(): Promise<boolean> {
  const account = await currentAccount().catch(() => null);
  return account?.secondFactor !== undefined;
}

interface OwnPasswordFormProps {
  readonly email: string;
  /** Something is typed and not saved. */
  readonly onDirty: (isDirty: boolean) => void;
}

/**
 * The present password comes first: a session that somebody left open must not be enough to take the account over. Signing
 * in with it also makes the session a fresh one, without which the service refuses the change after a day. Where there is
 * a second factor its code belongs to it, or that session would be half a one.
 */
export function OwnPasswordForm({ email, onDirty }: OwnPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(ownPasswordSchema),
    defaultValues: { password: '', currentPassword: '', code: '' },
  });
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const [hasFactor, setHasFactor] = useState(false);
  useEffect(() => {
    void hasSecondFactor().then(setHasFactor);
  }, []);

  /** @returns whether the present password is right; says beside the field when it is not */
  async function prove(currentPassword: string, code: string): Promise<boolean> {
    const typed = codeText.safeParse(code);
    if (hasFactor && !typed.success) {
      form.setError(
        'code',
        { message: typed.error.issues[0]?.message ?? '' },
        { shouldFocus: true },
      );
      return false;
    }
    try {
      if (hasFactor && typed.success)
        await (await secondFactor.load()).proveAnew(email, currentPassword, typed.data);
      else await signIn(email, currentPassword);
      return true;
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind !== 'invalid') throw failure;
      if (failure.code?.startsWith('mfa_')) {
        form.setError('code', { message: failure.message }, { shouldFocus: true });
        return false;
      }
      form.setError(
        'currentPassword',
        { message: 'This is not your present password' },
        { shouldFocus: true },
      );
      return false;
    }
  }

  async function handleSubmit({ password, currentPassword, code }: OwnPassword) {
    setError(null);
    // Set up since this form was opened: the session that the password alone opens would be half a one.
    if (!hasFactor && (await hasSecondFactor())) {
      setHasFactor(true);
      setError('Your account has a second factor now. Enter its code, too.');
      return;
    }
    try {
      if (!(await prove(currentPassword, code))) return;
      await changePassword(password, currentPassword);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'invalid') {
        form.setError('password', { message: failure.message }, { shouldFocus: true });
      } else setError(codeFailure(failure));
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
      {hasFactor ? <CodeField control={form.control} name="code" /> : null}
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
