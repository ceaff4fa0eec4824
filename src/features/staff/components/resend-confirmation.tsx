import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { resendConfirmation } from '@/lib/supabase/auth';
import { toAppError } from '@/lib/supabase/errors';

type Progress = 'idle' | 'sending' | 'sent' | { readonly failed: string };

/** Sends the confirmation e-mail once more. */
export function ResendConfirmation({ email }: { readonly email: string }) {
  const [progress, setProgress] = useState<Progress>('idle');

  async function handleClick() {
    setProgress('sending');
    try {
      await resendConfirmation(email, paths.cms.login());
      setProgress('sent');
    } catch (cause) {
      const error = toAppError(cause);
      setProgress({
        failed:
          error.kind === 'rate-limited'
            ? 'A message was sent a moment ago. Look into your inbox, or try again in a minute.'
            : error.message,
      });
    }
  }

  if (progress === 'sent') {
    return (
      <Notice tone="success" alert>
        We have sent the message again. Look into your inbox, and into the spam folder too.
      </Notice>
    );
  }
  return (
    <div className="space-y-3">
      <Button
        size="small"
        pending={progress === 'sending'}
        pendingLabel="Sending…"
        onClick={() => void handleClick()}
      >
        Resend the e-mail
      </Button>
      {typeof progress === 'object' ? (
        <Notice tone="danger" alert>
          {progress.failed}
        </Notice>
      ) : null}
    </div>
  );
}
