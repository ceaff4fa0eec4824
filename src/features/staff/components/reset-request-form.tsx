import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { FormShell } from '@/components/form/form-shell';
import { TextField } from '@/components/form/text-field';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { requestPasswordReset } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';
import { resetRequestSchema } from '../schemas';

/** Asks for the link. The answer never tells whether the address belongs to somebody. */
export function ResetRequestForm() {
  const form = useForm({ resolver: zodResolver(resetRequestSchema), defaultValues: { email: '' } });
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  async function handleSubmit({ email }: { email: string }) {
    setError(null);
    try {
      await requestPasswordReset(email, paths.cms.setPassword());
      setSentTo(email);
    } catch (cause) {
      const failure = toAppError(cause);
      setError(
        failure.kind === 'rate-limited'
          ? 'A link was asked for a moment ago. Wait a minute and try again.'
          : failure.message,
      );
    }
  }

  if (sentTo !== null) {
    return (
      <div className="space-y-6">
        <Notice tone="success" title="Look into your inbox" alert>
          If an account exists for {sentTo}, a message with a link is on its way. The link works for
          one hour.
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Link to={paths.cms.login()} className={buttonClass({ variant: 'primary' })}>
            Back to sign in
          </Link>
          <Button onClick={() => setSentTo(null)}>Use another address</Button>
        </div>
      </div>
    );
  }
  return (
    <FormShell
      form={form}
      label="Forgot password"
      onSubmit={handleSubmit}
      pending={isSubmitting}
      error={error}
    >
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          pending={isSubmitting}
          pendingLabel="Sending…"
        >
          Send the link
        </Button>
        <Link to={paths.cms.login()} className="text-sm link-underline">
          Back to sign in
        </Link>
      </div>
    </FormShell>
  );
}
