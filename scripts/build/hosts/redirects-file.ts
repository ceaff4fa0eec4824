import { reservedSlugs } from '../../../src/config/reserved-slugs';
import { hostFileNames, shellAddresses } from '../../../tooling/host-rules';
import type { HostedSite } from './site';

/** Of those without parameters, at Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/redirects/ */
const mostLines = 2000;

/** Nothing lies there, which is how Cloudflare is told to answer 404. */
const nothing = '/404/nothing';

/** Cloudflare leaves out a line of more than three words, where Netlify reads a note at the end. */
function forNetlify(line: string): string {
  return `${line} # Netlify`;
}

/** One address for both hosts: at Netlify the first line counts, and a file that exists counts before it. */
function rewrite(from: string, netlify: string, cloudflare: string): string[] {
  return [forNetlify(`${from} ${netlify}`), `${from} ${cloudflare} 200`];
}

const toShell = (from: string) => rewrite(from, '/app.html 200', '/app');
const toNothing = (from: string, netlifyStatus: '404' | '404!') =>
  rewrite(from, `/404.html ${netlifyStatus}`, nothing);

/** An address with a file. Only Cloudflare needs it: there `/:slug` would hide the file, see `_redirects` in its documentation. */
function ownFile(path: string): string {
  return `${path} ${path}${/\.[a-z0-9]+$/i.test(path) ? '' : '/'} 200`;
}

function isForCloudflare(line: string): boolean {
  return !line.endsWith(' # Netlify');
}

/**
 * `_redirects`, which Netlify and Cloudflare Pages both read, each in its own way. Lines without parameters come first:
 * Cloudflare counts what follows the first other line among its hundred.
 *
 * @returns `notes` say what does not fit into Cloudflare's limit, in whole sentences
 */
export function redirectsFile({ redirects, pages, topFiles }: HostedSite): {
  text: string;
  notes: readonly string[];
} {
  const { staff, administration, article, preview, page } = shellAddresses;
  const hasParameter = (line: string) => /[:*]/.test(line);
  const isArticle = (path: string) => path.startsWith('/blogs/');
  const taken = new Set([...pages, '/app', '/cms']);

  const moved = redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);
  const always = [
    ...hostFileNames.flatMap((name) => toNothing(`/${name}`, '404!')),
    ...[...staff.lines, ...administration.lines]
      .filter((line) => !hasParameter(line))
      .flatMap(toShell),
    ...reservedSlugs
      .map((slug) => `/${slug}`)
      .filter((path) => !taken.has(path))
      .flatMap((path) => toNothing(path, '404')),
    ...topFiles.map((name) => ownFile(`/${name}`)),
  ];
  const site = pages.filter((path) => path !== '/' && !isArticle(path)).map(ownFile);
  const articles = pages.filter(isArticle).map(ownFile);

  let room = mostLines - always.filter(isForCloudflare).length;
  const fitSite = site.length <= room;
  if (fitSite) room -= site.length;
  const fitMoved = moved.slice(0, room);
  room -= fitMoved.length;
  const fitArticles = articles.length <= room;

  const limit = `_redirects: Cloudflare Pages takes ${mostLines} lines;`;
  const late =
    'that is published after this build answers 404 until the next one, although it is shown.';
  const notes = [
    ...(fitSite ? [] : [`${limit} there a page ${late}`]),
    ...(fitMoved.length === moved.length
      ? []
      : [
          `${limit} there the last ${moved.length - fitMoved.length} of ${moved.length} redirects act in the browser alone.`,
        ]),
    ...(fitArticles ? [] : [`${limit} there an article ${late}`]),
  ];
  const unless = (fits: boolean) => (line: string) => fits || !isForCloudflare(line);
  const lines = [
    '# Redirects',
    ...fitMoved,
    ...moved.slice(fitMoved.length).map(forNetlify),
    '# Addresses without parameters',
    ...always,
    ...(fitSite ? site : []),
    ...(fitArticles ? articles : []),
    '# Addresses with parameters',
    ...[...staff.lines, ...preview.lines].filter(hasParameter).flatMap(toShell),
    ...article.lines.flatMap(toShell).filter(unless(fitArticles)),
    ...page.lines.flatMap(toShell).filter(unless(fitSite)),
  ];
  return { text: `${lines.join('\n')}\n`, notes };
}
