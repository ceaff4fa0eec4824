import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptPasswordLink, readEmailLink, type EmailLink } from './auth-links';
import { supabase } from './client';
import { SESSION_STORAGE_KEY } from './kept-session';

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

// Once for all: tokens of one person are told apart by nothing else.
const expires_at = Math.floor(Date.now() / 1000) + 3600;

/** A session of the sign-in service, unsigned: nothing here checks it. */
function sessionOf(id: string) {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const claims = { sub: id, exp: expires_at, session_id: `session-${id}` };
  return {
    access_token: `${part({ alg: 'HS256' })}.${part(claims)}.c2ln`,
    refresh_token: `refresh-${id}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: { id, email: `${id}@careerloom.example`, app_metadata: {}, user_metadata: {}, aud: '' },
  };
}

describe('a link for another account (N01)', () => {
  const asked: string[] = [];
  const stored = () => localStorage.getItem(SESSION_STORAGE_KEY) ?? '';

  beforeEach(async () => {
    asked.length = 0;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const token = new Headers(init?.headers).get('Authorization') ?? '';
      asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
      if (url.pathname.endsWith('/verify'))
        return Promise.resolve(Response.json(sessionOf('owner')));
      if (url.pathname.endsWith('/logout'))
        return Promise.resolve(new Response(null, { status: 204 }));
      const id = token.includes(sessionOf('asha').access_token.split('.')[1] ?? '')
        ? 'asha'
        : 'owner';
      return Promise.resolve(Response.json(sessionOf(id).user));
    });
    const { access_token, refresh_token } = sessionOf('asha');
    await supabase().auth.setSession({ access_token, refresh_token });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  const tokens = sessionOf('owner');
  const links: EmailLink[] = [
    {
      form: 'tokens',
      type: 'recovery',
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token,
    },
    { form: 'hash', type: 'recovery', tokenHash: 'h' },
  ];

  it.each(links)('$form: leaves the stored session alone until it is adopted', async (link) => {
    const before = stored();
    expect(before).toContain('refresh-asha');
    const linked = await acceptPasswordLink(link);
    expect(linked?.account.id).toBe('owner');
    await linked?.setPassword('a new password');
    expect(stored()).toBe(before);
    expect((await supabase().auth.getSession()).data.session?.user.id).toBe('asha');

    await linked?.adopt();
    expect(stored()).toContain('refresh-owner');
    expect(asked.filter((request) => request.includes('/logout'))).toEqual([
      'POST /auth/v1/logout?scope=others',
      'POST /auth/v1/logout?scope=local',
    ]);
  });

  it('code: one that was made for another browser is outdated here, and changes nothing', async () => {
    const before = stored();
    expect(await acceptPasswordLink({ form: 'code', code: 'abc' })).toBeNull();
    expect(stored()).toBe(before);
  });
});
