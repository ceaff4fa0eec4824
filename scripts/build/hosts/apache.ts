import {
  drawnFolders,
  drawnKept,
  hostFileNames,
  immutable,
  secretHeaders,
  secretSection,
  shellPattern,
} from '../../../tooling/host-rules';
import type { HostedSite } from './site';

function escapeExpression(text: string): string {
  return text.replaceAll('.', '\\.');
}

/** mod_rewrite reads `%1` and `%{…}` in a target. */
function escapeTarget(text: string): string {
  return text.replaceAll('%', '\\%');
}

/** Without a slash at its beginning, which a `.htaccess` file does not see. */
function relative(pattern: string): string {
  return pattern.replaceAll('^(?:/', '^(?:').replaceAll('|/', '|');
}

/** `.htaccess` for Apache 2.4 with mod_rewrite and mod_headers; the folder needs `AllowOverride All`. */
export function apacheFile({ headers, redirects }: HostedSite): string {
  const moved = redirects.map(({ from, to, status }) => {
    // A query that came along would be put behind the fragment.
    const flags = [`R=${status}`, 'END', 'NE', ...(to.includes('#') ? ['QSD'] : [])].join(',');
    return `RewriteRule "^${escapeExpression(from.slice(1))}/?$" "${escapeTarget(to)}" [${flags}]`;
  });
  const set = Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
  );
  // What was asked for: the address itself is that of the shell by then.
  const secret = Object.entries(secretHeaders).map(
    ([name, value]) =>
      `Header ${name === 'Cache-Control' ? '' : 'always '}set ${name} "${value}" "expr=%{THE_REQUEST} =~ m#^[A-Z]+ ${secretSection}#"`,
  );
  return `# Written by the build, for Apache 2.4 with mod_rewrite and mod_headers.
Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
${set.join('\n')}
Header set Cache-Control "${immutable}" "expr=%{REQUEST_URI} =~ m#^/assets/#"
Header set Cache-Control "${drawnKept}" "expr=%{REQUEST_URI} =~ m#^(?:${drawnFolders.join('|')})#"
AddType text/vtt .vtt
AddType image/avif .avif
Header set Cache-Control "no-cache" "expr=%{CONTENT_TYPE} =~ m#^text/html# || %{REQUEST_URI} == '/build.json'"
${secret.join('\n')}
RewriteEngine On
RewriteRule "^(?:${hostFileNames.map(escapeExpression).join('|')})$" - [R=404,END]
# An HTML file is served at its address alone; the second round of a request is Apache's own.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "\\.html$" - [R=404,END]
${moved.join('\n')}
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule "^(.*?)/?$" "/$1/index.html" [END]
RewriteRule "${relative(shellPattern)}" "/app.html" [END]
RewriteRule ^ - [R=404,END]
`;
}
