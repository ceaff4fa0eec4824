import { toAppError } from '@/lib/supabase/errors';

export interface SignInFailure {
  readonly title: 'Sign in failed';
  readonly message: string;
  /** The address is not confirmed yet: offer to send the e-mail once more. */
  readonly canResend: boolean;
}

/** What the sign-in form says; the same for a wrong password and an unknown address. */
export function signInFailure(cause: unknown): SignInFailure {
  const error = toAppError(cause);
  const canResend = error.code === 'email_not_confirmed';
  return {
    title: 'Sign in failed',
    message: messageFor(error.kind, error.code, error.message),
    canResend,
  };
}

function messageFor(kind: string, code: string | undefined, message: string): string {
  if (code === 'email_not_confirmed') {
    return 'Confirm your e-mail address first: open the link in the message that we sent you.';
  }
  if (kind === 'rate-limited') {
    return 'There were many attempts in a short time. Wait a minute and try again; nothing is locked.';
  }
  return message || 'Invalid credentials. Please try again.';
}
