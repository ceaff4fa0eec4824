import { reservedSlugs } from '../src/config/reserved-slugs';

/** One redirect as the backend keeps it, before it is known which hosts can say it. */
export interface HostRedirect {
  /** Path of ours: starts with `/`, without query, fragment and slash at its end. */
  readonly from: string;
  /** Path of ours with or without query and fragment, or an https address. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** A redirect that hosts are not told, with the reason in words that follow "because". */
interface LeftRedirect {
  readonly redirect: HostRedirect;
  readonly reason: string;
}

/** Addresses that the shell answers although no file lies there, as the languages of hosts say them. */
interface ShellAddress {
  /** Regular expression of the path, without anchors and without a slash at its end; JavaScript and PCRE read it alike. */
  readonly pattern: string;
  /** The same for `_redirects`, which knows no expressions: never less than the pattern, sometimes more. */
  readonly lines: readonly string[];
}

const uuid = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const secret = '[0-9a-f]{64}';
/** As `reservedSlugPattern` of the application, in a form for hosts. */
const reserved = [...reservedSlugs, 'partner-with-.*-edtech'].join('|');

/** What may exist although the build does not know it: the staff's screens, articles, previews, and pages of the CMS. */
export const shellAddresses = {
  staff: { pattern: '/cms(?:/.*)?', lines: ['/cms', '/cms/*'] },
  administration: { pattern: '/admin/(?:blogs|media)', lines: ['/admin/blogs', '/admin/media'] },
  article: { pattern: `/blogs/${uuid}`, lines: ['/blogs/:id'] },
  preview: { pattern: `/preview/${secret}`, lines: ['/preview/:secret'] },
  page: { pattern: `/(?!(?:${reserved})/?$)${slug}`, lines: ['/:slug'] },
} as const satisfies Record<string, ShellAddress>;

/** All of them, for hosts that read expressions. */
export const shellPattern = `^(?:${Object.values(shellAddresses)
  .map(({ pattern }) => pattern)
  .join('|')})/?$`;

const shell = new RegExp(shellPattern);

/** Whether `app.html` answers an address at which no file lies; anything else is 404. */
export function isShellAddress(path: string): boolean {
  return shell.test(path);
}

/** Begins addresses with a secret in them. */
export const secretSection = '/preview/';

/** What such an answer carries instead of, or beside, what all carry: kept by nobody, found by nobody, named to nobody. */
export const secretHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** Of files whose name changes with what they hold. */
export const immutable = 'public, max-age=31536000, immutable';

/** Folders of films and portraits, and how long these are kept: their names stay when they are drawn anew. */
export const drawnFolders = ['/resources/teasers/', '/resources/portraits/'] as const;
export const drawnKept = 'public, max-age=86400';

/** What the build writes for hosts to read and for nobody to be served. */
export const hostFileNames = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx-http.conf',
  'nginx-server.conf',
  '.htaccess',
] as const;

/** Segments without anything that a host's file could take for more than a letter. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/;
const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
/** Stands for the site while an address is read: nothing can be confused with it. */
const ownOrigin = 'https://own.invalid';

/** Percent signs instead of every character that means something in one of the files. */
function encodeFor(text: string, plain: RegExp): string {
  return text.replace(plain, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}

/**
 * A target that holds nothing but letters, digits and `-._~/%?&=#`, so that it stays one word in the files of all hosts.
 * @returns undefined where it is neither a path of ours nor an https address
 */
export function plainTarget(to: string): string | undefined {
  // Browsers drop line breaks and tabs from addresses and read a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(to) || (!to.startsWith('/') && !/^https:\/\//i.test(to))) return undefined;
  let url: URL;
  try {
    url = new URL(to, ownOrigin);
  } catch {
    return undefined;
  }
  const isOwn = to.startsWith('/');
  if (isOwn && url.origin !== ownOrigin) return undefined;
  if (!isOwn && (url.protocol !== 'https:' || !plainHost.test(url.host))) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  // `/.//host` becomes `//host`, which browsers take for another site.
  if (url.pathname.startsWith('//')) return undefined;
  // A plus sign of a query is a space; encoded as a plus sign it would be one.
  const query = encodeFor(url.search.replaceAll('+', '%20'), /[^A-Za-z0-9\-._~/%?&=]/gu);
  const path = encodeFor(url.pathname, /[^A-Za-z0-9\-._~/%]/gu);
  const fragment =
    url.hash === '' ? '' : `#${encodeFor(url.hash.slice(1), /[^A-Za-z0-9\-._~/%?&=]/gu)}`;
  return (isOwn ? '' : url.origin) + path + query + fragment;
}

/**
 * Parts redirects that every host can be told from those that stay with the browser.
 * @param files addresses with an HTML file of their own
 * @returns `kept` with plain targets, each path once; `left` with the reason of each
 */
export function readRedirects(
  redirects: readonly HostRedirect[],
  files: ReadonlySet<string>,
): { kept: readonly HostRedirect[]; left: readonly LeftRedirect[] } {
  const kept = new Map<string, HostRedirect>();
  const left: LeftRedirect[] = [];
  for (const redirect of redirects) {
    const { from, status } = redirect;
    const to = plainTarget(redirect.to);
    const reason = reasonToLeave(from, to, status, files, kept);
    if (reason === undefined && to !== undefined) kept.set(from, { from, to, status });
    else left.push({ redirect, reason: reason ?? 'its target is no address' });
  }
  return { kept: [...kept.values()], left };
}

function reasonToLeave(
  from: string,
  to: string | undefined,
  status: number,
  files: ReadonlySet<string>,
  kept: ReadonlyMap<string, HostRedirect>,
): string | undefined {
  if (!plainPath.test(from) || from.length > 500)
    return 'its path has characters that hosts read in different ways';
  if (to === undefined) return 'its target is neither a path of the site nor an https address';
  if (to.length > 800) return 'its target is too long';
  if (status !== 301 && status !== 302) return 'its status is neither 301 nor 302';
  if (files.has(from)) return 'a page of the site lies there';
  if (
    /^\/(?:cms|admin|assets)(?:\/|$)/.test(from) ||
    hostFileNames.some((name) => from === `/${name}`)
  )
    return 'the path belongs to the site';
  if (to.split(/[?#]/)[0] === from) return 'it leads to itself';
  if (kept.has(from)) return 'the path has another redirect';
  return undefined;
}
