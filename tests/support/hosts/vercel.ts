import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded, isFile, withSearch, type HostBehaviour } from './answer';

interface Settings {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly redirects: readonly { source: string; destination: string; statusCode: number }[];
  readonly rewrites: readonly { source: string; destination: string }[];
}

/** The part of path-to-regexp that our rules use: plain paths, and one group that is the rest of the path. */
function readSource(source: string): RegExp {
  const group = /^\/\((.+)\)$/.exec(source)?.[1];
  if (group !== undefined) {
    if (group.startsWith('?')) throw new Error(`Vercel refuses ${source}`);
    if (/\((?!\?)/.test(group)) throw new Error(`Vercel refuses capturing groups: ${source}`);
    return new RegExp(`^/(?:${group})$`);
  }
  if (/[:*+?(){}[\]\\|^$]/.test(source))
    throw new Error(`Vercel would read a pattern in ${source}`);
  return new RegExp(`^${source.replaceAll('.', '\\.')}$`, 'i');
}

/** The file of an address where HTML files have no ending. */
function clean(root: string, path: string): string | undefined {
  if (path.endsWith('.html')) return undefined;
  return [path, `${path}.html`, join(path, 'index.html')].find((file) => isFile(root, file));
}

/** Vercel: endings and slashes are redirected away; redirects, files, rewrites, 404.html. */
export function asVercel(root: string): HostBehaviour {
  const settings: Settings = JSON.parse(readFileSync(join(root, 'vercel.json'), 'utf8'));
  if (!settings.cleanUrls || settings.trailingSlash)
    throw new Error('Only our settings are known.');
  const redirects = settings.redirects.map((rule) => ({ ...rule, match: readSource(rule.source) }));
  const rewrites = settings.rewrites.map((rule) => ({ ...rule, match: readSource(rule.source) }));
  return (path, search) => {
    const plain = decoded(path);
    const short = plain.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1');
    if (short !== plain) return { status: 308, location: (short || '/') + search };
    const redirect = redirects.find(({ match }) => match.test(plain));
    if (redirect)
      return { status: redirect.statusCode, location: withSearch(redirect.destination, search) };
    const own = clean(root, plain);
    if (own !== undefined) return { status: 200, file: own };
    const rewrite = rewrites.find(({ match }) => match.test(plain));
    const file = rewrite && clean(root, rewrite.destination);
    return file === undefined ? { status: 404, file: '404.html' } : { status: 200, file };
  };
}
