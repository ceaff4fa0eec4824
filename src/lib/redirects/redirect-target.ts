/** An address of the form that a redirect can begin at, as the database stores it. */
const addressForm = /^(?:\/[a-z0-9][a-z0-9._~-]*)+$/;
const MAX_FROM = 200;

/** A path as redirects are looked up; undefined where none can begin. */
export function redirectKey(pathname: string): string | undefined {
  const key = pathname.toLowerCase().replace(/\/+$/, '');
  return key.length <= MAX_FROM && addressForm.test(key) ? key : undefined;
}

interface AddressParts {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly query: string;
  /** With its `#`, or empty. */
  readonly fragment: string;
}

function partsOf(address: string): AddressParts {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, fragment };
}

/** Where somebody gets who asks for an address: with the query and fragment asked for, unless the target has its own. */
export function joinTarget(asked: string, target: string): string {
  const wanted = partsOf(asked);
  const { path, query, fragment } = partsOf(target);
  return path + (query || wanted.query) + (fragment || wanted.fragment);
}

/** What is to be done with somebody who asks for an address that leads elsewhere. */
export type Destination =
  | { readonly kind: 'page'; readonly to: string }
  /** Another site, or a file: the browser goes there. */
  | { readonly kind: 'document'; readonly to: string };

/**
 * @param asked path, query and fragment as they stand in the address bar
 * @param target as it is stored
 * @param origin of this site: an https address of ours is a page like any other
 * @returns undefined where it would lead back to where it began, or to no place that a redirect may lead to
 */
export function destinationOf(
  asked: string,
  target: string,
  origin: string,
): Destination | undefined {
  const joined = joinTarget(asked, target);
  const to = joined.startsWith(`${origin}/`) ? joined.slice(origin.length) : joined;
  if (/^https:\/\/[a-z0-9]/i.test(to)) return { kind: 'document', to };
  // Neither `//host` nor `/\host`, which browsers read as another site.
  if (!/^\/(?![/\\])/.test(to)) return undefined;
  const { path } = partsOf(to);
  if (redirectKey(path) === redirectKey(partsOf(asked).path)) return undefined;
  return { kind: /\.[a-z0-9]+$/i.test(path) ? 'document' : 'page', to };
}
