import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Late } from '@/components/late/late';
import { codeForm } from '../late-code-form';
import { renewSchema } from '../schemas';
import { staffStore } from '../session';
import { signInFailure } from '../sign-in-errors';
import { useSignOut } from '../use-sign-out';
import { useStaffState } from '../use-staff';

function RenewForm({ email }: { readonly email: string }) {
  const form = useForm({ resolver: zodResolver(renewSchema), defaultValues: { password: '' } });
  const [error, setError] = useState<string | null>(null);
  const signOut = useSignOut();
  const { isSubmitting } = form.formState;

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

/** When the session has ended by itself: asks for the password over the page, which stays as it is. */
export function SessionKeeper() {
  const state = useStaffState();
  const isHalfWay = state.status === 'expired' && state.isHalfWay;
  return (
    <Dialog
      open={state.status === 'expired'}
      onOpenChange={() => undefined}
      dismissible={false}
      size="small"
      title="Your session has ended"
      description="Sign in again to go on. What you have written is still on this page."
    >
      {isHalfWay ? (
        <Late code={codeForm} title="The form for the code could not be loaded">
          {({ RenewCode }) => <RenewCode />}
        </Late>
      ) : state.status === 'expired' ? (
        <RenewForm email={state.profile.email} />
      ) : null}
    </Dialog>
  );
}
