import type { App } from '@supabase/lite';
import * as z from 'zod';
import type { CapturedEmail } from './boot.ts';

type Connection = App['connection'];

/** What the rules need of the backend that they stand before. */
interface AuthGround {
  readonly connection: Connection;
  /** `auth.email.secure_password_change` */
  readonly isPasswordChangeSecure: boolean;
  readonly send: (email: CapturedEmail) => Promise<void>;
}

type Answer = (request: Request) => Promise<Response>;

/** Bytes; bcrypt ignores what follows. */
const PASSWORD_MAX = 72;
const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

const asked = z.object({
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  type: z.optional(z.string()),
});
const person = z.object({ id: z.uuid(), email: z.optional(z.string()) });
const answered = z.union([z.object({ user: person }), person]);
const claims = z.object({ sub: z.uuid(), session_id: z.optional(z.uuid()) });

/**
 * Rules of the hosted sign-in service that the embedded library does not know: passwords end at 72 bytes, suspended people
 * are kept out, an old session cannot set a password, a changed password is told by e-mail, and a confirmation can be sent again.
 */
export function withHostedAuthRules(ground: AuthGround, answer: Answer): Answer {
  const { connection } = ground;

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/auth/v1/')) return answer(request);
    const route = `${request.method} ${pathname.slice('/auth/v1'.length)}`;
    const body = await bodyOf(request);
    const setsPassword = route === 'PUT /user' && body.password !== undefined;

    if (setsPassword || route === 'POST /signup') {
      if (new TextEncoder().encode(body.password ?? '').length > PASSWORD_MAX)
        return refusal(400, 'validation_failed', 'Password cannot be longer than 72 characters');
    }
    if (setsPassword && ground.isPasswordChangeSecure && (await isSessionOld(request))) {
      return refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
    }
    if (route === 'POST /resend' && body.type === 'signup' && body.email !== undefined) {
      return resend(request, body.email);
    }
    const response = await answer(request);
    if (setsPassword && response.ok) await tellOfChange(response);
    if (route === 'POST /token' || route === 'POST /verify' || route === 'GET /verify')
      return keepOut(response);
    return response;
  };

  async function userOf(id: string) {
    const { rows } = await run(
      `select email, banned_until > now() as is_banned from auth.users where id = ${literal(id)}`,
    );
    return z
      .array(z.object({ email: z.nullable(z.string()), is_banned: z.nullable(z.boolean()) }))
      .parse(rows)[0];
  }

  /** The library opens the session first; what it gave is taken back. */
  async function keepOut(response: Response): Promise<Response> {
    const target = response.headers.get('location');
    const id = target === null ? await accountIn(response) : accountInLink(target);
    if (id === null || (await userOf(id))?.is_banned !== true) return response;
    await run(`delete from auth.sessions where user_id = ${literal(id)}`);
    if (target === null) return refusal(400, 'user_banned', 'User is banned');
    const link = new URL(target);
    link.hash = 'error=access_denied&error_code=user_banned&error_description=User+is+banned';
    return new Response(null, { status: 303, headers: { location: link.href } });
  }

  async function isSessionOld(request: Request): Promise<boolean> {
    const token = request.headers.get('authorization')?.replace(/^bearer\s+/i, '') ?? '';
    const session = claimsOf(token)?.session_id;
    if (session === undefined) return true;
    const { rows } = await run(
      `select extract(epoch from created_at)::float8 * 1000 as began from auth.sessions where id = ${literal(session)}`,
    );
    const [known] = z.array(z.object({ began: z.coerce.number() })).parse(rows);
    // The library answers for a session that is no more.
    return known !== undefined && Date.now() - known.began > DAY;
  }

  async function tellOfChange(response: Response): Promise<void> {
    const id = await accountIn(response);
    const email = id === null ? undefined : (await userOf(id))?.email;
    if (!email) return;
    await ground.send({
      to: email,
      subject: 'Your password has been changed',
      text: `The password of your account ${email} has just been changed. If that was not you, choose a new one at once: "Forgot password?" on the sign-in page.`,
    });
  }

  /** The library sends one confirmation per account, ever. A sign-in link confirms the address as well. */
  async function resend(request: Request, email: string): Promise<Response> {
    const address = literal(email.trim().toLowerCase());
    const { rows } = await run(
      `select extract(epoch from confirmation_sent_at)::float8 * 1000 as sent from auth.users
       where email = ${address} and email_confirmed_at is null`,
    );
    const [waiting] = z.array(z.object({ sent: z.nullable(z.coerce.number()) })).parse(rows);
    if (waiting === undefined || Date.now() - (waiting.sent ?? 0) < MINUTE) return answer(request);
    await run(`update auth.users set confirmation_sent_at = now() where email = ${address}`);
    const url = new URL(request.url);
    url.pathname = '/auth/v1/otp';
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const body = JSON.stringify({ email, create_user: false });
    return answer(new Request(url, { method: 'POST', headers, body }));
  }

  async function run(statement: string): Promise<{ rows: unknown[] }> {
    return connection.exec<{ rows: unknown[] }>(statement);
  }
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''").replaceAll('\0', '')}'`;
}

function refusal(status: number, code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: code, msg },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

async function bodyOf(request: Request): Promise<z.infer<typeof asked>> {
  if (request.body === null) return {};
  const parsed = asked.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  return parsed.success ? parsed.data : {};
}

async function accountIn(response: Response): Promise<string | null> {
  if (!response.ok) return null;
  const parsed = answered.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!parsed.success) return null;
  return 'user' in parsed.data ? parsed.data.user.id : parsed.data.id;
}

function accountInLink(address: string): string | null {
  const token = new URLSearchParams(address.split('#')[1] ?? '').get('access_token');
  return token === null ? null : (claimsOf(token)?.sub ?? null);
}

/** Unchecked: the library judges the token, this only reads what it says. */
function claimsOf(token: string): z.infer<typeof claims> | null {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return claims.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
