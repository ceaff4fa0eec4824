import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { toAppError } from '@/lib/supabase/errors';
import { newPasswordSchema } from '../schemas';

interface NewPasswordFormProps {
  /** Whose password it is; password managers file it under this address. */
  readonly email: string;
  /** @throws AppError with the service's reason */
  readonly setPassword: (password: string) => Promise<void>;
  readonly onChanged: () => Promise<void>;
}

export function NewPasswordForm({ email, setPassword, onChanged }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  async function handleSubmit({ password }: { password: string }) {
    setError(null);
    try {
      await setPassword(password);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'invalid')
        form.setError('password', { message: failure.message }, { shouldFocus: true });
      else setError(failure.message);
      return;
    }
    await onChanged();
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
