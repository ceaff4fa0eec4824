import { reportSessionLost } from './session-events';

/** What PostgREST answers to an expired token. */
const SIGNED_OUT = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };

/**
 * The staff client's `fetch`. Without a session the public key would do, and a list would silently
 * shrink to what visitors see; such requests fail here as "signed out" instead.
 *
 * @param token access token of the session, null when there is none
 */
export async function sessionFetch(
  token: string | null,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  if (token === null) {
    reportSessionLost();
    return Response.json(SIGNED_OUT, { status: 401 });
  }
  const headers = new Headers(init?.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(input, { ...init, headers });
  if (response.status === 401) reportSessionLost();
  return response;
}
