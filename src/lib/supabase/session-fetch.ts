import { env } from '@/config/env';
import { reportSessionLost } from './session-events';

/** What PostgREST answers to an expired token. */
const SIGNED_OUT = { code: 'PGRST301', message: 'JWT expired', details: null, hint: null };

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : input.toString();
}

/**
 * The staff client's `fetch`. Without a session supabase-js would go on with the public key, and a
 * list would silently shrink to what visitors see; such requests fail here as "signed out" instead.
 */
export async function sessionFetch(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const { pathname } = new URL(addressOf(input), window.location.origin);
  // Signing in, out and refreshing are the SDK's own affair.
  if (pathname.startsWith('/auth/v1/')) return fetch(input, init);
  if (new Headers(init?.headers).get('Authorization') === `Bearer ${env.supabaseKey}`) {
    reportSessionLost();
    return Response.json(SIGNED_OUT, { status: 401 });
  }
  const response = await fetch(input, init);
  if (response.status === 401) reportSessionLost();
  return response;
}
