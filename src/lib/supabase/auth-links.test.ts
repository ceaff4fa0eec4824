import { describe, expect, it } from 'vitest';
import { readEmailLink } from './auth-links';

const page = 'http://localhost:5173/cms/set-password';

describe('readEmailLink', () => {
  it('reads tokens from the fragment', () => {
    expect(readEmailLink(`${page}#access_token=a&refresh_token=r&type=recovery`)).toEqual({
      form: 'tokens',
      type: 'recovery',
      accessToken: 'a',
      refreshToken: 'r',
    });
  });

  it('reads a code', () => {
    expect(readEmailLink(`${page}?code=abc`)).toEqual({ form: 'code', code: 'abc' });
  });

  it('reads a token hash with its type', () => {
    expect(readEmailLink(`${page}?token_hash=h&type=invite`)).toEqual({
      form: 'hash',
      type: 'invite',
      tokenHash: 'h',
    });
  });

  it('takes no token hash of an unknown type, and no tokens from the query', () => {
    expect(readEmailLink(`${page}?token_hash=h&type=sms`)).toEqual({ form: 'none' });
    expect(readEmailLink(`${page}?access_token=a&refresh_token=r`)).toEqual({ form: 'none' });
  });

  it.each([
    '#error=access_denied&error_code=otp_expired',
    '?error=access_denied&error_code=otp_expired',
  ])('reads the error that an expired link carries: %s', (part) => {
    expect(readEmailLink(page + part)).toEqual({ form: 'failed', code: 'otp_expired' });
  });

  it('tells a plain visit', () => {
    expect(readEmailLink(page)).toEqual({ form: 'none' });
  });
});
