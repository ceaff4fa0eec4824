import { isUuid } from '../../src/lib/is-uuid.ts';

/**
 * The headers of a request as a gateway passes them on: the address that the connection came from is the last hop, after
 * whatever the client claimed, and the header that only Cloudflare may set is nobody's to send.
 */
export function forwardedHeaders(sent: Headers, peerAddress: string | null): Headers {
  const headers = new Headers(sent);
  headers.delete('cf-connecting-ip');
  if (peerAddress !== null) headers.append('x-forwarded-for', peerAddress);
  return headers;
}

/**
 * The refusal of a token that the services of a hosted project refuse. The library takes what does not look like a token for
 * no token, and answers it as a visitor; a subject that is no account id reaches the database and fails there.
 *
 * @param keys the keys of the project, which may stand in a token's place
 * @returns null for requests that the library judges rightly
 */
export function refusedToken(request: Request, keys: readonly string[]): Response | null {
  const { pathname } = new URL(request.url);
  if (!/^\/(rest|storage)\/v1\//.test(pathname)) return null;
  // Public files are served to everybody, whatever they send along.
  if (pathname.startsWith('/storage/v1/object/public/')) return null;
  const token = /^bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  if (token === undefined || keys.includes(token)) return null;
  const parts = token.split('.').filter((part) => part !== '');
  if (parts.length !== 3 || token.split('.').length !== 3)
    return refusal('PGRST301', `Expected 3 parts in JWT; got ${parts.length}`);
  const subject = subjectOf(parts[1] ?? '');
  // Whoever signed it, it is refused: by its signature or by its subject.
  if (subject !== null && !(typeof subject === 'string' && isUuid(subject)))
    return refusal('PGRST303', 'JWT claims invalid: sub is no UUID');
  return null;
}

/** The claim `sub` of a token's second part; null when there is none, or when the part is not readable. */
function subjectOf(part: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : null;
  } catch {
    return null;
  }
}

/** Data and storage service word it differently; what a client reads is the status. */
function refusal(code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status: 401 });
}
