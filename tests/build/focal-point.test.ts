// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageHtml } from '../../scripts/build/page-html';
import type { PublishedContent } from '../../scripts/build/published-content';
import { createDocument } from '../../scripts/build/with-document';
import { writeContent } from '../../scripts/build/write-content';
import type * as PrerenderEntry from '../../src/prerender';

const entry = (await import(pathToFileURL('dist-ssr/prerender.js').href)) as typeof PrerenderEntry;
const template = await readFile('index.html', 'utf8');
const id = '00000000-0000-4000-8000-000000000001';
const address = '/storage/v1/object/public/blog-images/a.png';
const row = {
  id,
  title: 'Title',
  excerpt: 'Excerpt',
  content: '<p>Text</p>',
  featured_image_alt: 'A loom',
  author: 'Author',
  author_image: null,
  author_bio: '',
  category: 'data-science',
  tags: [],
  is_featured: false,
  reading_time: 4,
  meta_title: '',
  meta_description: '',
  published_at: '2026-11-10 04:30:00+00',
  updated_at: '2026-11-10 04:30:00+00',
  unpublish_at: null,
};

let output = '';
beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'focal-'));
});
afterAll(() => rm(output, { recursive: true, force: true }));

/** The page of one article with that picture, and what the sitemap says of it. */
async function build(featured: string, picture: PublishedContent['picture']) {
  const article = { ...row, featured_image: featured };
  const rows = async function* () {
    yield await Promise.resolve([article]);
  };
  const none = async function* () {
    yield await Promise.resolve([]);
  };
  let document: Document | undefined;
  const { articles } = await writeContent(
    {
      output,
      entry,
      withDocument: createDocument(entry.siteUrl),
      write: async ({ path, data, text }) => {
        const html = pageHtml(template, path, await entry.renderPath(path, data, text));
        ({ document } = new JSDOM(html).window);
      },
    },
    { source: 'backend', posts: [article], articles: rows, pages: none, picture },
  );
  const image = document?.querySelector('img[alt="A loom"]');
  return {
    shared: document?.querySelector('meta[property="og:image"]')?.getAttribute('content'),
    shown: image?.getAttribute('src'),
    style: image?.getAttribute('style') ?? null,
    pictures: articles.flatMap((written) => written.pictures),
  };
}

it('cuts the share picture out around the focal point, which the page keeps in sight', async () => {
  const red = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const built = await build(`${address}#focus=30,70`, (wanted) => {
    asked.push(wanted);
    return Promise.resolve(red);
  });
  expect(asked).toEqual([address]);
  expect(built.shared).toBe(`${entry.siteUrl}/share/articles/${id}.jpg`);
  expect(await sharp(join(output, `share/articles/${id}.jpg`)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(built.style).toBe('object-position:30% 70%');
  expect(built.shown).toMatch(/\/a\.png$/);
  expect(built.pictures).toEqual([expect.stringMatching(/\/a\.png$/)]);
  await rm(join(output, 'share'), { recursive: true });
});

it('shares the whole picture where it cannot be had', async () => {
  const built = await build(`${address}#focus=30,70`, () => Promise.resolve(undefined));
  expect(built.shared).toMatch(/\/blog-images\/a\.png$/);
  expect(built.style).toBe('object-position:30% 70%');
  expect(existsSync(join(output, 'share'))).toBe(false);
});

it.each(['', '#focus=30,70);x', '#focus=30,70;background:url(https://evil.example)'])(
  'N68 leaves a picture alone whose address ends in %j',
  async (fragment) => {
    const built = await build(address + fragment, () => Promise.reject(new Error('asked')));
    expect(built.style).toBeNull();
    expect(built.shared).toContain('/blog-images/a.png');
    expect(existsSync(join(output, 'share'))).toBe(false);
  },
);
