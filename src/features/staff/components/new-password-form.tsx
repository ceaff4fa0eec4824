import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/password-field';
import { Button } from '@/components/ui/button';
import { changePassword, signOutOtherDevices } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';
import { newPasswordSchema, PASSWORD_MIN } from '../schemas';

interface NewPasswordFormProps {
  /** Whose password it is; password managers file it under this address. */
  readonly email: string;
  readonly onChanged: () => void;
}

export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: '' },
  });
  const [error, setError] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  async function handleSubmit({ password }: { password: string }) {
    setError(null);
    try {
      await changePassword(password);
    } catch (cause) {
      const failure = toAppError(cause);
      if (failure.kind === 'invalid')
        form.setError('password', { message: failure.message }, { shouldFocus: true });
      else setError(failure.message);
      return;
    }
    // Whoever made the change necessary may be signed in elsewhere; that it failed is no reason to stop here.
    await signOutOtherDevices().catch(() => undefined);
    onChanged();
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
        hint={`At least ${PASSWORD_MIN} characters. A sentence is easier to remember and harder to guess.`}
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
