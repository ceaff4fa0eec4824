import { isBusyCode } from './errors';
import { reportSessionLost } from './session-events';

/** What PostgREST answers to an expired token. */
const SIGNED_OUT = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };

let isHalfOpen = false;

/**
 * Says that the session was opened with the password alone, and the code of the second factor is still missing. The
 * database would answer as if the person had no rights, and lists would shrink.
 */
export function holdBack(isHeldBack: boolean): void {
  isHalfOpen = isHeldBack;
}

/**
 * The staff client's `fetch`. Without a session the public key would do, and a list would silently
 * shrink to what visitors see; such requests fail here as "signed out" instead. What the database gave up because of somebody
 * else's transaction is sent once more.
 *
 * @param token access token of the session, null when there is none
 */
export async function sessionFetch(
  token: string | null,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  if (token === null || isHalfOpen) {
    reportSessionLost();
    return Response.json(SIGNED_OUT, { status: 401 });
  }
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const send = () => fetch(input, { ...init, headers });
  let response = await send();
  if (await isBusy(response)) {
    await pause();
    response = await send();
  }
  if (response.status === 401) reportSessionLost();
  return response;
}

async function isBusy(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && isBusyCode(body.code);
}

/** A moment that is not the same for everybody: two people who met once should not meet again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 50 + Math.random() * 200);
  });
}
