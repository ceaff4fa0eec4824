import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { renewSchema } from '../schemas';
import { staffStore } from '../session';
import { signInFailure } from '../sign-in-errors';
import { useSignOut } from '../use-sign-out';

/** Asks for the password alone: the account is known, and the page behind is its own. */
export function RenewForm({ email }: { readonly email: string }) {
  const form = useForm({ resolver: zodResolver(renewSchema), defaultValues: { password: '' } });
  const [error, setError] = useState<string | null>(null);
  const signOut = useSignOut();
  const { setFocus } = form;
  const { isSubmitting } = form.formState;

  // Its code may come after the dialog has opened.
  useEffect(() => setFocus('password'), [setFocus]);

  async function handleSubmit({ password }: { password: string }) {
    setError(null);
    try {
      // On success the store leaves `expired`, and this dialog with it; or it asks for the code of a second factor.
      await staffStore.signIn(email, password);
    } catch (cause) {
      setError(signInFailure(cause).message);
    }
  }

  return (
    <FormShell
      form={form}
      label="Sign in again"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
    >
      <p className="text-sm">
        Account: <bdi className="font-semibold">{email}</bdi>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={signOut}>Sign out instead</Button>
        <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Signing in...">
          Sign in
        </Button>
      </div>
    </FormShell>
  );
}
