import { useEffect } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { Button } from '@/components/ui/button';
import { giveCode } from '@/lib/supabase/second-factor';
import { staffStore } from '../session';
import { profileOf } from '../staff-store';
import { useCodeForm } from '../use-code-form';
import { useSignOut } from '../use-sign-out';
import { useStaffState } from '../use-staff';
import { CodeField } from './code-field';

interface SignInCodeProps {
  readonly email: string;
  readonly onSignedIn: () => void;
}

/** On the sign-in page, in the place of the form with the password. */
export function SignInCode({ email, onSignedIn }: SignInCodeProps) {
  return (
    <CodeForm
      email={email}
      leaveLabel="Use another account"
      onLeave={() => void staffStore.signOut()}
      onSignedIn={onSignedIn}
    />
  );
}

/** Over a page whose session has ended. */
export function RenewCode() {
  const signOut = useSignOut();
  const state = useStaffState();
  return (
    <CodeForm
      email={profileOf(state)?.email ?? ''}
      leaveLabel="Sign out instead"
      onLeave={signOut}
    />
  );
}

interface CodeFormProps {
  readonly email: string;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onSignedIn?: () => void;
}

/** Between the password and the staff area, for who has a second factor. */
function CodeForm({ email, leaveLabel, onLeave, onSignedIn }: CodeFormProps) {
  const { form, error, handleSubmit, isSubmitting } = useCodeForm({
    give: async (code) => staffStore.enter(await giveCode(code)),
    onDone: onSignedIn,
    onFailure: ({ kind, code, message }) => {
      const isOver = kind === 'signed-out' || code === 'mfa_verification_rejected';
      if (isOver) {
        showToast({ title: 'Sign in again', description: message, variant: 'destructive' });
        staffStore.startOver();
      }
      return isOver;
    },
  });
  const { setFocus } = form;
  // It takes the place of the form with the password, and the focus with it.
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <FormShell
      form={form}
      label="Code"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
    >
      <p className="text-sm">
        Account: <bdi className="font-semibold wrap-anywhere">{email}</bdi>
      </p>
      <CodeField
        control={form.control}
        name="code"
        hint="The password was right; this account also has a second factor. Lost the device? Somebody who manages users can remove it from your account."
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onLeave} disabled={isSubmitting}>
          {leaveLabel}
        </Button>
        <Button type="submit" variant="primary" pending={isSubmitting} pendingLabel="Checking…">
          Go on
        </Button>
      </div>
    </FormShell>
  );
}
