import { vi } from 'vitest';

interface FakeFactor {
  readonly id: string;
  readonly friendly_name: string;
  readonly factor_type: 'totp';
  status: 'verified' | 'unverified';
  readonly created_at: string;
}

export interface FakeSignInService {
  readonly factors: FakeFactor[];
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** The code that each device shows. */
  readonly codes: Map<string, string>;
  /** Answers in place of the service from now on, for paths that hold this text; null lets it answer again. */
  refuse: { readonly at: string; readonly answer: () => Response } | null;
}

const person = { id: 'u1', email: 'asha@careerloom.example', aud: 'authenticated' };
export const rightPassword = 'the right password';

export function refusal(status: number, code: string, message = code): Response {
  return Response.json({ code, error_code: code, msg: message, message }, { status });
}

function encoded(part: object): string {
  return btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function tokenAt(level: string): string {
  const claims = {
    sub: person.id,
    aal: level,
    session_id: 's1',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  return `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}.c2lnbmF0dXJl`;
}

/**
 * The answers of a sign-in service with second factors, as its documentation and source have them, below `fetch`:
 * a password gives a session of level aal1, a code one of aal2; only that removes a device or adds another.
 */
export function fakeSignInService(): FakeSignInService {
  const service: FakeSignInService = { factors: [], requests: [], codes: new Map(), refuse: null };
  const challenges = new Map<string, string>();
  let count = 0;
  const user = () => ({
    ...person,
    ...(service.factors.length === 0 ? {} : { factors: service.factors }),
  });
  const session = (level: string) =>
    Response.json({
      access_token: tokenAt(level),
      refresh_token: `refresh-${level}`,
      token_type: 'bearer',
      expires_in: 3600,
      user: user(),
    });

  function answer(
    method: string,
    path: string,
    body: Record<string, unknown>,
    token: string,
  ): Response {
    const isProvedTwice =
      token === tokenAt('aal2') || atob(token.split('.')[1] ?? '').includes('aal2');
    const [, id = '', action] = /^factors\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const factor = service.factors.find((one) => one.id === id);
    if (path.startsWith('token?grant_type=password'))
      return body['password'] === rightPassword
        ? session('aal1')
        : refusal(400, 'invalid_credentials', 'Invalid login credentials');
    if (path.startsWith('token?grant_type=refresh_token'))
      return session(body['refresh_token'] === 'refresh-aal2' ? 'aal2' : 'aal1');
    if (path.startsWith('logout')) return new Response(null, { status: 204 });
    if (path === 'user') return Response.json(user());
    if (path === 'factors' && method === 'POST') {
      if (service.factors.some((one) => one.friendly_name === body['friendly_name']))
        return refusal(422, 'mfa_factor_name_conflict');
      if (service.factors.some(({ status }) => status === 'verified') && !isProvedTwice)
        return refusal(403, 'insufficient_aal');
      count += 1;
      const made: FakeFactor = {
        id: `f${count}`,
        friendly_name: String(body['friendly_name']),
        factor_type: 'totp',
        status: 'unverified',
        created_at: `2026-11-2${count}T10:00:00Z`,
      };
      service.factors.push(made);
      service.codes.set(made.id, `${count}${count}${count}456`);
      return Response.json({
        id: made.id,
        type: 'totp',
        friendly_name: made.friendly_name,
        totp: {
          qr_code: '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#000"/></svg>',
          secret: 'JBSWY3DPEHPK3PXP',
          uri: `otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&issuer=${String(body['issuer'])}`,
        },
      });
    }
    if (!factor) return refusal(404, 'mfa_factor_not_found');
    if (action === 'challenge') {
      challenges.set(`c${id}`, id);
      return Response.json({ id: `c${id}`, type: 'totp', expires_at: 0 });
    }
    if (action === 'verify') {
      if (
        challenges.get(String(body['challenge_id'])) !== id ||
        body['code'] !== service.codes.get(id)
      )
        return refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
      factor.status = 'verified';
      return session('aal2');
    }
    if (method !== 'DELETE') return refusal(404, 'not_found');
    if (factor.status === 'verified' && !isProvedTwice) return refusal(422, 'insufficient_aal');
    service.factors.splice(service.factors.indexOf(factor), 1);
    return Response.json({ id });
  }

  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input);
    const path = `${url.pathname}${url.search}`.replace('/auth/v1/', '');
    const method = init.method ?? 'GET';
    service.requests.push(`${method} ${path}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    if (service.refuse && path.includes(service.refuse.at)) {
      try {
        return Promise.resolve(service.refuse.answer());
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error('No network'));
      }
    }
    return Promise.resolve(answer(method, path, { ...(body as object) }, token));
  });
  return service;
}
