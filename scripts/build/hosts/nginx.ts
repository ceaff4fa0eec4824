import {
  drawnFolders,
  drawnKept,
  hostFileNames,
  immutable,
  secretHeaders,
  shellAddresses,
  shellPattern,
} from '../../../tooling/host-rules';
import type { HostedSite } from './site';

/** A word of nginx's language: what would end or change it is escaped, and no variable begins in it. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function escapeExpression(text: string): string {
  return text.replaceAll('.', '\\.');
}

/** What came behind the question mark goes along, unless the target brings a query of its own. */
function withQuery(to: string): string {
  if (to.includes('?')) return to;
  const [path = '', ...fragment] = to.split('#');
  return [`${path}$is_args$args`, ...fragment].join('#');
}

/** For the `http` block, which alone takes maps. */
export function nginxHttpFile({ redirects }: HostedSite): string {
  const map = (name: string, status: number) => {
    const lines = redirects
      .filter((redirect) => redirect.status === status)
      .flatMap(({ from, to }) =>
        [from, `${from}/`].map((path) => `  ${quoted(path)} ${quoted(withQuery(to))};`),
      );
    return [`map $uri $careerloom_${name} {`, '  default "";', ...lines, '}'].join('\n');
  };
  return `# Written by the build, for the http block of nginx.
map_hash_bucket_size 1024;
map_hash_max_size 16384;
${map('moved', 301)}
${map('found', 302)}
`;
}

/** For the `server` block. A location that adds a header of its own loses those above it, so each carries all. */
export function nginxServerFile({ headers }: HostedSite): string {
  const sent = (some: Readonly<Record<string, string>>) =>
    Object.entries(some).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const all = sent(headers);
  const location = (match: string, lines: readonly string[]) =>
    `location ${match} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
  // Without "always" it goes with success alone.
  const pages = [...all, 'add_header Cache-Control no-cache;'];
  const hidden = hostFileNames.map(escapeExpression).join('|');
  return `# Written by the build, for the server block of nginx; nginx-http.conf belongs into the http block.
${all.join('\n')}
error_page 404 /404.html;
absolute_redirect off;
if ($careerloom_moved) { return 301 $careerloom_moved; }
if ($careerloom_found) { return 302 $careerloom_found; }
${location('^~ /assets/', [...all, `add_header Cache-Control ${quoted(immutable)};`, 'try_files $uri =404;'])}
${drawnFolders
  .map((folder) =>
    location(`^~ ${folder}`, [
      ...all,
      `add_header Cache-Control ${quoted(drawnKept)};`,
      // Its own list of types knows no captions, and an old one no AVIF.
      'types { video/mp4 mp4; video/webm webm; text/vtt vtt; image/webp webp; image/avif avif; }',
      'try_files $uri =404;',
    ]),
  )
  .join('\n')}
${location('= /build.json', pages)}
${location(quoted(`~ ^/(?:${hidden})$`).replace('"~ ', '~ "'), ['return 404;'])}
${location('~ \\.html$', ['internal;', ...pages])}
${location(`~ ${quoted(`^${shellAddresses.preview.pattern}/?$`)}`, [
  ...sent({ ...headers, ...secretHeaders }),
  // The first of two is served here; the last one would be another location's.
  'try_files /app.html =404;',
])}
${location(`~ ${quoted(shellPattern)}`, [...pages, 'try_files $uri $uri/index.html /app.html;'])}
${location('/', [...pages, 'try_files $uri $uri/index.html =404;'])}
`;
}
