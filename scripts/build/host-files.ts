import {
  drawnFolders,
  drawnKept,
  immutable,
  readRedirects,
  secretHeaders,
  secretSection,
  type HostRedirect,
} from '../../tooling/host-rules';
import { apacheFile } from './hosts/apache';
import { nginxHttpFile, nginxServerFile } from './hosts/nginx';
import { redirectsFile } from './hosts/redirects-file';
import type { HostedSite } from './hosts/site';
import { vercelFile } from './hosts/vercel';

/** Stands at the top although the build writes it last. */
const buildNote = 'build.json';

/** `_headers` of Netlify and Cloudflare Pages. */
function headersFile({ headers }: HostedSite): string {
  const linesOf = (some: Readonly<Record<string, string>>) =>
    Object.entries(some).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...linesOf(headers),
    '',
    '/assets/*',
    `  Cache-Control: ${immutable}`,
    '',
    ...drawnFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${drawnKept}`, '']),
    `/${buildNote}`,
    '  Cache-Control: no-cache',
    '',
    // Cloudflare joins two of one name; of two policies of referrers browsers take the last.
    `${secretSection}*`,
    ...linesOf(secretHeaders),
    '',
  ].join('\n');
}

/**
 * What each documented host reads: Netlify and Cloudflare Pages `_headers` and `_redirects`, Vercel `vercel.json`,
 * nginx its two parts, Apache `.htaccess`. All say the same of the addresses, see `tooling/host-rules.ts`.
 *
 * @param site its redirects as the backend has them
 * @returns texts by the name of their file, and in whole sentences what no file or not every file says
 */
export function hostFiles(
  site: Omit<HostedSite, 'redirects'> & { readonly redirects: readonly HostRedirect[] },
): { files: Readonly<Record<string, string>>; notes: readonly string[] } {
  const { kept, left } = readRedirects(site.redirects, new Set(site.pages));
  const told: HostedSite = {
    ...site,
    redirects: kept,
    topFiles: [...new Set([...site.topFiles, buildNote])],
  };
  const redirects = redirectsFile(told);
  const vercel = vercelFile(told);
  return {
    files: {
      _headers: headersFile(told),
      _redirects: redirects.text,
      'vercel.json': vercel.text,
      'nginx-http.conf': nginxHttpFile(told),
      'nginx-server.conf': nginxServerFile(told),
      '.htaccess': apacheFile(told),
    },
    notes: [
      ...left.map(
        ({ redirect, reason }) =>
          `The redirect of ${JSON.stringify(redirect.from)} acts in the browser alone: ${reason}.`,
      ),
      ...redirects.notes,
      ...vercel.notes,
    ],
  };
}
