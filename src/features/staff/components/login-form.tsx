import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { signInSchema } from '../schemas';
import { staffStore } from '../session';
import { signInFailure, type SignInFailure } from '../sign-in-errors';

// Most people have confirmed their address long ago.
const ResendConfirmation = lazy(() =>
  import('./resend-confirmation').then((module) => ({ default: module.ResendConfirmation })),
);

// Decided by the build: without the variable neither the box nor the credentials are in any file.
const DemoAccounts =
  import.meta.env.VITE_DEMO_ACCOUNTS === 'true'
    ? lazy(() => import('./demo-accounts').then((module) => ({ default: module.DemoAccounts })))
    : null;

interface LoginFormProps {
  readonly showDemoAccounts: boolean;
  readonly onSignedIn: () => void;
}

export function LoginForm({ showDemoAccounts, onSignedIn }: LoginFormProps) {
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { isSubmitting } = form.formState;

  async function handleSubmit({ email, password }: { email: string; password: string }) {
    setFailure(null);
    try {
      await staffStore.signIn(email, password);
    } catch (error) {
      setFailure(signInFailure(error));
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
            </>
          )
        }
      >
        {failure?.canResend ? (
          <Suspense fallback={null}>
            <ResendConfirmation email={form.getValues('email')} />
          </Suspense>
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
      {DemoAccounts && showDemoAccounts ? (
        <Suspense fallback={null}>
          <DemoAccounts
            onChoose={({ email, password }) => {
              setFailure(null);
              form.reset({ email, password });
              form.setFocus('password');
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
