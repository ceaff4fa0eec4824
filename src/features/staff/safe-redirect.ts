import { paths } from '@/config/paths';

/** Not a real place: it only lets `URL` tell whether an address leaves the origin it is resolved against. */
const BASE = 'https://origin.invalid';

const insideStaffArea = /^\/(?:cms|admin)(?:[/?#]|$)/;

/** Backslashes, which browsers turn into slashes, and hidden forms of them, of slashes and of controls. */
const disguised = /[\s\\]|%(?:25|5c|2f|[01][0-9a-f]|7f)/i;

/**
 * Where to go after signing in: a path of the staff area on the own origin, or `/cms`.
 * @param raw the `redirect` parameter, decoded once by `URLSearchParams`
 */
export function safeRedirect(raw: string | null | undefined): string {
  const fallback = paths.cms.home();
  if (!raw || raw.length > 2000) return fallback;
  const [path = ''] = raw.split(/[?#]/, 1);
  if (!insideStaffArea.test(raw) || disguised.test(path) || hasControls(raw)) return fallback;
  let url: URL;
  try {
    url = new URL(raw, BASE);
  } catch {
    return fallback;
  }
  // `/cms/../x` leaves the area only once it is resolved.
  if (url.origin !== BASE || !insideStaffArea.test(url.pathname)) return fallback;
  const isSignIn = [paths.cms.login(), paths.cms.forgotPassword(), paths.cms.setPassword()].some(
    (own) => url.pathname.replace(/\/+$/, '') === own,
  );
  return isSignIn ? fallback : `${url.pathname}${url.search}${url.hash}`;
}

function hasControls(text: string): boolean {
  return Array.from(text).some((character) => character < ' ' || character === '\u007f');
}
