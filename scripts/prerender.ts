/**
 * `npm run build`, last step: writes one HTML file per public address, articles and pages of the CMS included, `app.html`
 * for what is published later, and sitemap, robots, feed and header files from the same table.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv } from 'vite';
import type * as PrerenderEntry from '../src/prerender';
import { hostHeaders } from '../tooling/security-headers';
import { buildFeed } from './build/feed';
import { hostFiles } from './build/host-files';
import { readHostedFiles } from './build/hosts/site';
import { knownRedirects } from './build/known-redirects';
import { knownRouteMeta } from './build/known-route-meta';
import { fillPage, pageHtml } from './build/page-html';
import { buildPageStart } from './build/page-start';
import { publishedContent } from './build/published-content';
import { sharedTitle, writeShareImage } from './build/share-images';
import { buildRobots, buildSitemap } from './build/sitemap';
import { template } from './build/templates';
import { buildWebManifest } from './build/web-manifest';
import { createDocument } from './build/with-document';
import { writeContent } from './build/write-content';

const output = 'dist';
/** What the other scripts come from. */
const start = 'src/boot.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

async function main(): Promise<void> {
  // Before anything is read: what changes while the build runs is newer than its copies.
  const builtAt = new Date().toISOString();
  const environment = loadEnv('production', process.cwd(), ['VITE_', 'PRERENDER_']);
  const backendUrl = environment['VITE_SUPABASE_URL'] ?? '';
  // React renders at half the speed in the form that warns developers.
  process.env['NODE_ENV'] = 'production';
  const entry = (await import(
    pathToFileURL(join('dist-ssr', 'prerender.js')).href
  )) as typeof PrerenderEntry;
  const published = await publishedContent(environment, entry.content.columns);
  const index = await readFile('index.html', 'utf8');
  const manifest = await readManifest(output);
  const [boot = ''] = scripts(manifest, [start]);
  const styles = `/${manifest['src/styles/main.css']?.file ?? ''}`;
  const sourceOf = new Map(
    Object.entries(await readManifest('dist-ssr')).map(([source, { file }]) => [file, source]),
  );

  const shellTemplate = template(index, {
    styles,
    start: `<script type="module" crossorigin src="${boot}"></script>`,
  });
  const shell = fillPage(shellTemplate, {
    head: `${await entry.renderShellHead()}\n    ${preloads(manifest, ['src/main.tsx'])}`,
    body: '',
  });
  const known = scripts(manifest, [start, 'src/main.tsx']);
  const requests = entry.shellRequests((route, without) => {
    const late = manifest[route]?.dynamicImports?.filter((name) => !without.includes(name)) ?? [];
    const needed = scripts(manifest, ['src/app/site-layout.tsx', route, ...late]);
    return needed.filter((script) => !known.includes(script));
  });
  await write(
    'app.html',
    shell.replace(
      '</body>',
      () => `  ${withoutScript}\n    ${entry.shellRequestsBlock(requests)}\n  </body>`,
    ),
  );
  const pageStart = await buildPageStart();
  const pageTemplate = template(index, {
    styles,
    start: `<script type="module">${pageStart}</script>`,
  });
  const overrides = await knownRouteMeta(environment);
  const pageOf = (path: string, page: PrerenderEntry.RenderedPath) => {
    const sources = entry.filesOfPage(path).flatMap((file) => sourceOf.get(file) ?? []);
    return pageHtml(pageTemplate, path, {
      ...page,
      scripts: scripts(manifest, [start, 'src/main.tsx', ...sources]),
    });
  };
  const postsOf = (path: string) => {
    const { inOrder, knownList, knownWritings } = entry.content;
    if (path === entry.listPath) return knownList(inOrder(published.posts));
    return path === entry.writingsPath ? knownWritings(inOrder(published.posts)) : {};
  };
  for (const path of entry.prerenderedPaths) {
    const list = published.source === 'none' ? {} : postsOf(path);
    const meta = overrides.get(path);
    const page = await entry.renderPath(path, { ...list, builtAt, ...(meta ? { meta } : {}) });
    const html = pageOf(path, page);
    await write(path === '/404' ? '404.html' : join(path, 'index.html'), html);
    // `/404` is also an address that the CMS page lookup navigates to.
    if (path === '/404') await write('404/index.html', html);
    const title = sharedTitle(page.head);
    if (title !== undefined) await writeShareImage(output, path, title);
  }

  const siteUrl = entry.siteUrl;
  const withDocument = createDocument(siteUrl);
  const pageStyles = stylesheets(manifest, 'src/app/routes/site/cms-page.tsx');
  const { articles, pages, feed, hidden } = await writeContent(
    {
      output,
      entry,
      withDocument,
      write: async ({ path, data, text }) => {
        const page = await entry.renderPath(path, data, text);
        const html = pageOf(path, page);
        await write(
          join(path, 'index.html'),
          // Behind the site's own, which says in which order layers count.
          data.page === undefined ? html : html.replace('</head>', `  ${pageStyles}\n  </head>`),
        );
      },
    },
    published,
  );
  await write(
    'feed.xml',
    withDocument(() => buildFeed({ ...entry.feedFacts, clean: entry.sanitizeHtml, posts: feed })),
  );
  const addresses = [...entry.sitemapPaths.map((path) => ({ path })), ...pages, ...articles];
  for (const [name, text] of Object.entries(buildSitemap(siteUrl, addresses)))
    await write(name, text);
  await write('robots.txt', buildRobots(siteUrl));
  await write('site.webmanifest', buildWebManifest());
  const headers = hostHeaders(
    backendUrl === '' ? '' : new URL(backendUrl).origin,
    environment['VITE_PICTURE_HOSTS'],
    environment['VITE_CAPTCHA_PROVIDER'],
    [pageStart],
  );
  const redirects = await knownRedirects(environment);
  const summary = {
    builtAt,
    content: published.source,
    articles: articles.length,
    pages: pages.length,
    redirects: redirects.length,
  };
  await write('build.json', `${JSON.stringify(summary)}\n`);
  await rm(join(output, '.vite/ssr-manifest.json'), { force: true });
  const hosts = hostFiles({ headers, redirects, ...(await readHostedFiles(output)) });
  for (const [name, text] of Object.entries(hosts.files)) await write(name, text);
  for (const note of hosts.notes) process.stderr.write(`${note}\n`);

  process.stdout.write(
    `prerendered ${entry.prerenderedPaths.length} addresses, ${articles.length} articles and ${pages.length} pages of the CMS\n`,
  );
  // A page that was there before the site had one at its address: visitors get the site's.
  for (const slug of hidden) {
    process.stderr.write(
      `the page /${slug} of the CMS is hidden by a part of the site; give it another slug\n`,
    );
  }
}

/** The shell has nothing of its own to read; whoever runs no script is told where the texts are. */
const withoutScript =
  '<noscript><p style="margin:2rem">This page is put together in the browser and needs JavaScript. Our articles can be read without it in the <a href="/blogs">blog</a>, the newest of them also in the <a href="/feed.xml">article feed</a>.</p></noscript>';

async function readManifest(folder: string): Promise<Record<string, ManifestChunk>> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
  return JSON.parse(text) as Record<string, ManifestChunk>;
}

/** Paths of the scripts that these modules need at once. */
function scripts(manifest: Record<string, ManifestChunk>, entries: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].map((file) => `/${file}`);
}

/** The shell starts at once: without these the browser would learn of each chunk only from the one before. */
function preloads(manifest: Record<string, ManifestChunk>, entries: readonly string[]): string {
  return scripts(manifest, entries)
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}" />`)
    .join('\n    ');
}

/** Of the parts of a page whose code comes late, while the build writes what they show. */
function stylesheets(manifest: Record<string, ManifestChunk>, route: string): string {
  return (manifest[route]?.dynamicImports ?? [])
    .flatMap((name) => manifest[name]?.css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('\n    ');
}

async function write(name: string, text: string): Promise<void> {
  const file = join(output, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

await main();
