import { isServiceSentence, toAppError, type AppError } from '@/lib/supabase/errors';

export interface SignInFailure {
  readonly title: 'Sign in failed';
  readonly message: string;
  /** Why, where the message alone would mislead. */
  readonly reason?: string;
  /** The address is not confirmed yet: offer to send the e-mail once more. */
  readonly canResend: boolean;
}

/** What a failed sign-in says; the same for a wrong password and an unknown address. */
export function signInFailure(cause: unknown): SignInFailure {
  const error = toAppError(cause);
  const canResend = error.code === 'email_not_confirmed';
  return { title: 'Sign in failed', ...sentenceFor(error), canResend };
}

function sentenceFor(error: AppError): Pick<SignInFailure, 'message' | 'reason'> {
  if (error.code === 'email_not_confirmed') {
    return {
      message: 'Confirm your e-mail address first: open the link in the message that we sent you.',
    };
  }
  if (error.kind === 'rate-limited') {
    return {
      message:
        'There were many attempts in a short time. Wait a minute and try again; nothing is locked.',
    };
  }
  // Nobody has looked at the credentials, so nothing is said of them.
  const isOurs =
    error.kind === 'offline' || error.code === 'user_banned' || error.code === 'captcha';
  if (isOurs || isServiceSentence(error)) return { message: error.message };
  return {
    message: 'Invalid credentials. Please try again.',
    ...(error.kind === 'server' ? { reason: error.message } : {}),
  };
}
