import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { removeToast, showToast } from '@/components/feedback/toast-store';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { lateCode } from '@/lib/late-code';
import { signInSchema } from '../schemas';
import { staffStore } from '../session';
import { signInFailure, type SignInFailure } from '../sign-in-errors';

// Most people have confirmed their address long ago.
const resending = lateCode(() => import('./resend-confirmation'));

// Decided by the build: without the variable neither the box nor the credentials are in any file.
const demoAccounts =
  import.meta.env.VITE_DEMO_ACCOUNTS === 'true' ? lateCode(() => import('./demo-accounts')) : null;

interface LoginFormProps {
  readonly showDemoAccounts: boolean;
  readonly onSignedIn: () => void;
}

export function LoginForm({ showDemoAccounts, onSignedIn }: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const toast = useRef<number>(undefined);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { isSubmitting } = form.formState;

  async function handleSubmit({ email, password }: { email: string; password: string }) {
    setFailure(null);
    // What it said of the last try would stand beside this one, and over the first screen after it.
    if (toast.current !== undefined) removeToast(toast.current);
    try {
      // The sign-in page asks for the code then.
      if ((await staffStore.signIn(email, password)).status === 'half-way') return;
    } catch (error) {
      const failed = signInFailure(error);
      setFailure(failed);
      toast.current = showToast({
        title: failed.title,
        description: failed.message,
        ...(failed.reason === undefined ? {} : { reason: failed.reason }),
        variant: 'destructive',
      });
      return;
    }
    onSignedIn();
  }

  return (
    <div className="space-y-6">
      <FormShell
        form={form}
        label="Sign in"
        onSubmit={handleSubmit}
        pending={isSubmitting}
        error={
          failure && (
            <>
              <p className="font-semibold">{failure.title}</p>
              <p>{failure.message}</p>
              {failure.reason === undefined ? null : <p>{failure.reason}</p>}
            </>
          )
        }
      >
        {failure?.canResend ? (
          <Late code={resending} title="The e-mail cannot be sent again just now">
            {({ ResendConfirmation }) => <ResendConfirmation email={form.getValues('email')} />}
          </Late>
        ) : null}
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          required
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          aside={
            <Link to={paths.cms.forgotPassword()} className="text-sm link-underline">
              Forgot password?
            </Link>
          }
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          pending={isSubmitting}
          pendingLabel="Signing in..."
        >
          Sign in
        </Button>
      </FormShell>
      {demoAccounts && showDemoAccounts ? (
        <Late code={demoAccounts} title="The demo accounts could not be loaded">
          {({ DemoAccounts }) => (
            <DemoAccounts
              onChoose={({ email, password }) => {
                setFailure(null);
                form.reset({ email, password });
                form.setFocus('password');
              }}
            />
          )}
        </Late>
      ) : null}
    </div>
  );
}
