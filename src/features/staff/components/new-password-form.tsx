import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { lateCode } from '@/lib/late-code';
import { toAppError } from '@/lib/supabase/errors';
import { newPasswordSchema } from '../account-schemas';

// For those alone who have a second factor.
const linkCode = lateCode(() => import('./link-code'));

interface NewPasswordFormProps {
  /** Whose password it is; password managers file it under this address. */
  readonly email: string;
  /** @throws AppError with the service's reason */
  readonly setPassword: (password: string) => Promise<void>;
  /** Gives the code of a second factor, once the service asks for it. @throws AppError when it is not right */
  readonly giveCode: (code: string) => Promise<void>;
  readonly onChanged: () => Promise<void>;
}

export function NewPasswordForm({ email, setPassword, giveCode, onChanged }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const [error, setError] = useState<string | null>(null);
  const [isCodeWanted, setCodeWanted] = useState(false);
  const { isSubmitting } = form.formState;

  async function handleSubmit({ password }: { password: string }) {
    setError(null);
    try {
      await setPassword(password);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.code === 'insufficient_aal') setCodeWanted(true);
      else if (failure.kind === 'invalid')
        form.setError('password', { message: failure.message }, { shouldFocus: true });
      else setError(failure.message);
      return;
    }
    await onChanged();
  }

  if (isCodeWanted) {
    return (
      <Late code={linkCode} title="The form for the code could not be loaded">
        {({ LinkCode }) => (
          <LinkCode
            giveCode={giveCode}
            onProved={() => {
              setCodeWanted(false);
              // With the password that was typed before.
              void form.handleSubmit(handleSubmit)();
            }}
          />
        )}
      </Late>
    );
  }
  return (
    <FormShell
      form={form}
      label="New password"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="password"
        label="New password"
        hint={`At least ${limits.passwordMin} characters. A sentence is easier to remember and harder to guess.`}
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        pending={isSubmitting}
        pendingLabel="Saving…"
      >
        Set the password
      </Button>
    </FormShell>
  );
}
