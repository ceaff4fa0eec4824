import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { isPassing, toAuthError } from './auth-errors';

describe('toAuthError', () => {
  it('keeps what the service says to people', () => {
    expect(
      toAuthError(new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')),
    ).toMatchObject({
      kind: 'invalid',
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it('names the reasons for which a password is weak', () => {
    expect(toAuthError(new AuthWeakPasswordError('Weak', 422, ['length', 'pwned'])).message).toBe(
      'Choose a stronger password: it needs at least 8 characters, it is known from a data leak.',
    );
  });

  it.each([
    new AuthSessionMissingError(),
    new AuthApiError('Session not found', 403, 'session_not_found'),
    new AuthApiError('Invalid Refresh Token', 400, 'refresh_token_not_found'),
    new AuthApiError('invalid JWT', 403, 'bad_jwt'),
  ])('tells that the session is over: $message', (error) => {
    expect(toAuthError(error).kind).toBe('signed-out');
  });

  it.each(['reauthentication_needed', 'current_password_required'])(
    'has one code for %s',
    (code) => {
      expect(toAuthError(new AuthApiError('…', 400, code)).code).toBe('reauthentication_needed');
    },
  );

  it.each([
    [0, 'offline'],
    [502, 'server'],
    [503, 'server'],
    [504, 'server'],
  ])('takes status %i for something that passes', (status, kind) => {
    const error = new AuthRetryableFetchError('fetch failed', status);
    expect(isPassing(error)).toBe(true);
    expect(toAuthError(error).kind).toBe(kind);
  });

  it('tells a captcha that was not accepted, and blames no field for it', () => {
    const error = new AuthApiError(
      'captcha protection: request disallowed (invalid-input-response)',
      400,
      'captcha_failed',
    );
    expect(toAuthError(error)).toMatchObject({
      kind: 'busy',
      code: 'captcha',
      message: expect.stringMatching(/^The security check was not accepted/),
    });
  });

  it('tells too many attempts', () => {
    expect(
      toAuthError(new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'))
        .kind,
    ).toBe('rate-limited');
  });
});
