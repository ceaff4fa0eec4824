import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { format, resolveConfig } from 'prettier';
import type * as PrerenderEntry from '../src/prerender';

/** What `/cms/seo` knows of the built-in addresses: title, description and more, as the last build has them. */
export const headsFile = 'src/data/route-heads.json';

interface RouteHead {
  readonly path: string;
  /** Without the brand, as shared links show it. */
  readonly title: string;
  readonly description: string;
  /** Path of the picture that a shared link shows. */
  readonly image: string;
  readonly isIndexed: boolean;
  readonly isInSitemap: boolean;
}

async function readHead(path: string, sitemap: ReadonlySet<string>): Promise<RouteHead> {
  const { document } = new JSDOM(await readFile(join('dist', path, 'index.html'), 'utf8')).window;
  const content = (name: string) => {
    const tag = document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
    return tag?.getAttribute('content') ?? '';
  };
  return {
    path,
    title: content('og:title'),
    description: content('description'),
    image: new URL(content('og:image')).pathname,
    isIndexed: content('robots') === '',
    isInSitemap: sitemap.has(path),
  };
}

/**
 * Text of the file, read from `dist`: a build without a backend, for what staff want said of an address is not its own.
 * @throws Error when nothing has been built
 */
export async function builtHeads(): Promise<string> {
  const entry = (await import(
    pathToFileURL(join('dist-ssr', 'prerender.js')).href
  )) as typeof PrerenderEntry;
  const sitemap = new Set(entry.sitemapPaths);
  // Nobody looks for the page that says that there is none.
  const paths = entry.prerenderedPaths.filter((path) => path !== '/404').sort();
  const heads = await Promise.all(paths.map((path) => readHead(path, sitemap)));
  return format(JSON.stringify(heads), {
    ...(await resolveConfig(headsFile)),
    parser: 'json',
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(headsFile, await builtHeads());
}
