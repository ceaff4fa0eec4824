/**
 * `npm run build`, last step: writes one HTML file per public address, `app.html` for the addresses
 * whose data live in the database, and sitemap, robots, feed and header files from the same table.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import { isReservedSlug } from '../src/config/reserved-slugs';
import type * as PrerenderEntry from '../src/prerender';
import { hostHeaders } from '../tooling/security-headers';
import { buildFeed } from './build/feed';
import { hostFiles } from './build/host-files';
import { readHostedFiles } from './build/hosts/site';
import { knownPages, knownPosts } from './build/known-content';
import { knownRedirects } from './build/known-redirects';
import { knownRouteMeta } from './build/known-route-meta';
import { sharedTitle, writeShareImage } from './build/share-images';
import { buildRobots, buildSitemap } from './build/sitemap';
import { buildWebManifest } from './build/web-manifest';
import { withDocument } from './build/with-document';

const output = 'dist';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

async function main(): Promise<void> {
  const environment = loadEnv('production', process.cwd(), ['VITE_', 'PRERENDER_']);
  const backendUrl = environment['VITE_SUPABASE_URL'] ?? '';
  const entry = (await import(
    pathToFileURL(join('dist-ssr', 'prerender.js')).href
  )) as typeof PrerenderEntry;
  const template = await readFile(join(output, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(output, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>;

  const shell = fill(template, {
    head: `${await entry.renderShellHead()}\n    ${preloads(manifest, ['src/main.tsx'])}`,
    body: '',
  });
  await write(
    'app.html',
    shell.replace('</body>', () => `  ${withoutScript}\n  </body>`),
  );
  // What the visitor sees comes first on the line; the script has nothing to show.
  const yieldingTemplate = template.replace(
    '<script type="module" crossorigin',
    '<script type="module" fetchpriority="low" crossorigin',
  );
  const overrides = await knownRouteMeta(environment);
  for (const path of entry.prerenderedPaths) {
    const meta = overrides.get(path);
    const page = await entry.renderPath(path, meta ? { meta } : {});
    const html = fill(yieldingTemplate, page).replace(
      '<div id="root">',
      `<div id="root" data-path="${path}">`,
    );
    await write(path === '/404' ? '404.html' : join(path, 'index.html'), html);
    // `/404` is also an address that the CMS page lookup navigates to.
    if (path === '/404') await write('404/index.html', html);
    const title = sharedTitle(page.head);
    if (title !== undefined) await writeShareImage(output, path, title);
  }

  const posts = await knownPosts(environment);
  const siteUrl = entry.siteUrl;
  const articlePaths = posts.map((post) => ({
    path: entry.articlePath(post.id),
    lastModified: post.updatedAt,
  }));
  const published = await knownPages(environment);
  const pages = published.filter(({ slug }) => !isReservedSlug(slug));
  const pagePaths = pages.map((page) => ({
    path: entry.pagePath(page.slug),
    lastModified: page.updatedAt,
  }));
  await write(
    'feed.xml',
    withDocument(() =>
      buildFeed({
        ...entry.feedFacts,
        clean: entry.sanitizeHtml,
        posts: posts.map((post) => ({ ...post, path: entry.articlePath(post.id) })),
      }),
    ),
  );
  await write(
    'sitemap.xml',
    buildSitemap(siteUrl, [
      ...entry.sitemapPaths.map((path) => ({ path })),
      ...pagePaths,
      ...articlePaths,
    ]),
  );
  await write('robots.txt', buildRobots(siteUrl));
  await write('site.webmanifest', buildWebManifest());
  const headers = hostHeaders(
    backendUrl === '' ? '' : new URL(backendUrl).origin,
    environment['VITE_PICTURE_HOSTS'],
    environment['VITE_CAPTCHA_PROVIDER'],
  );
  await rm(join(output, '.vite/ssr-manifest.json'), { force: true });
  const redirects = await knownRedirects(environment);
  const hosts = hostFiles({ headers, redirects, ...(await readHostedFiles(output)) });
  for (const [name, text] of Object.entries(hosts.files)) await write(name, text);
  for (const note of hosts.notes) process.stderr.write(`${note}\n`);

  process.stdout.write(
    `prerendered ${entry.prerenderedPaths.length} addresses, ${posts.length} articles in feed and sitemap, ${pages.length} pages of the CMS in the sitemap\n`,
  );
  // A page that was there before the site had one at its address: visitors get the site's.
  for (const { slug } of published.filter((page) => isReservedSlug(page.slug))) {
    process.stderr.write(
      `the page /${slug} of the CMS is hidden by a part of the site; give it another slug\n`,
    );
  }
}

/** The shell has nothing of its own to read; whoever runs no script is told where the texts are. */
const withoutScript =
  '<noscript><p style="margin:2rem">This page is put together in the browser and needs JavaScript. All published articles can be read in the <a href="/feed.xml">article feed</a>.</p></noscript>';

function fill(template: string, parts: { head: string; body: string; data?: string }): string {
  // Functions, not strings: `$&` in an article would otherwise be taken for a pattern.
  return template
    .replace('<!--head-->', () => parts.head)
    .replace('<!--body--></div>', () => `${parts.body}</div>${parts.data ?? ''}`);
}

/** The shell starts at once: without these the browser would learn of each chunk only from the one before. */
function preloads(manifest: Record<string, ManifestChunk>, entries: readonly string[]): string {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('\n    ');
}

async function write(name: string, text: string): Promise<void> {
  const file = join(output, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

await main();
