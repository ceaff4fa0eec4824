import {
  drawnFolders,
  drawnKept,
  immutable,
  secretHeaders,
  secretSection,
  shellAddresses,
} from '../../../tooling/host-rules';
import type { HostedSite } from './site';

/** Vercel documented 1,024 routes of all kinds for years, more of late: https://vercel.com/docs/redirects */
const mostRedirects = 1000;

/**
 * `vercel.json`. Vercel asks redirects first, then files, then rewrites, and answers what is left with 404.html. With
 * `cleanUrls` a file has no ending in its rules either.
 */
export function vercelFile({ headers, redirects }: HostedSite): {
  text: string;
  notes: readonly string[];
} {
  const told = (some: Readonly<Record<string, string>>) =>
    Object.entries(some).map(([key, value]) => ({ key, value }));
  const moved = redirects.slice(0, mostRedirects);
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: told(headers) },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: immutable }] },
      ...drawnFolders.map((folder) => ({
        source: `${folder}(.*)`,
        headers: [{ key: 'Cache-Control', value: drawnKept }],
      })),
      { source: '/build.json', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      // Of two of one name the last one counts.
      { source: `${secretSection}(.*)`, headers: told(secretHeaders) },
    ],
    redirects: moved.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    // An expression begins behind the slash: Vercel reads the slash itself.
    rewrites: Object.values(shellAddresses).map(({ pattern }) => ({
      source: `/(${pattern.slice(1)})`,
      destination: '/app',
    })),
  };
  const left = redirects.length - moved.length;
  return {
    text: `${JSON.stringify(settings, null, 2)}\n`,
    notes:
      left === 0
        ? []
        : [
            `vercel.json: Vercel takes ${mostRedirects} redirects; there the last ${left} of ${redirects.length} act in the browser alone.`,
          ],
  };
}
