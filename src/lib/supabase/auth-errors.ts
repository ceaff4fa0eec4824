import {
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import { AppError, toAppError } from './errors';

const weakPasswordTexts: Record<string, string> = {
  length: 'it needs at least 8 characters',
  characters: 'it needs letters, digits and symbols',
  pwned: 'it is known from a data leak',
};

/** Codes that mean "this session is over", which GoTrue answers with 400, 401, 403 or 404. */
const sessionOver = new Set([
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'bad_jwt',
  'no_authorization',
]);

function weakPassword(reasons: readonly string[], cause: unknown): AppError {
  const texts = reasons.map((reason) => weakPasswordTexts[reason] ?? reason);
  const why = texts.length === 0 ? '' : `: ${texts.join(', ')}`;
  return new AppError('invalid', `Choose a stronger password${why}.`, {
    code: 'weak_password',
    cause,
  });
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string'
    ? error.code
    : undefined;
}

/**
 * A captcha that was given up, did not work or was not accepted. Not of kind `invalid`: nobody has looked at what was
 * typed, so no form may blame a field for it.
 */
export function captchaError(sentence: string, cause?: unknown): AppError {
  return new AppError('busy', sentence, { code: 'captcha', cause });
}

/** Turns an error of the sign-in service into an `AppError`; its own sentences for people are kept. */
export function toAuthError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isAuthWeakPasswordError(error)) return weakPassword(error.reasons, error);
  const code = codeOf(error);
  if (isAuthSessionMissingError(error) || (code !== undefined && sessionOver.has(code))) {
    return toAppError(
      { message: 'Auth session missing', ...(code === undefined ? {} : { code }) },
      401,
    );
  }
  if (code === 'user_banned') {
    return new AppError(
      'denied',
      'This account is suspended. Ask whoever manages users if this is a mistake.',
      { code, cause: error },
    );
  }
  if (code === 'insufficient_aal') {
    return new AppError('denied', 'Enter the code of your second factor first.', {
      code,
      cause: error,
    });
  }
  if (code === 'captcha_failed') {
    return captchaError(
      'The security check was not accepted, so nothing was done. Try again; if this stays, tell whoever runs this site.',
      error,
    );
  }
  // Two settings of the service with one meaning: show first that you know the current password.
  if (code === 'reauthentication_needed' || code?.startsWith('current_password')) {
    return new AppError('invalid', 'Enter your current password.', {
      code: 'reauthentication_needed',
      cause: error,
    });
  }
  return toAppError(error);
}

/** Whether trying the same again later may work: no network, or the service is down. */
export function isPassing(error: unknown): boolean {
  return isAuthRetryableFetchError(error);
}
