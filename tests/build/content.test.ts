import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { inlineScriptsOf } from '../../tooling/security-headers';
import { seededContent } from '../../scripts/build/seeded-content';
import {
  compressedSize,
  fileOf,
  filesIn,
  parseHtml,
  parseXml,
  readText,
} from '../support/built-site';

const { articles, pages } = await seededContent();
const files = new Set(filesIn('dist'));
const origin = site.defaultUrl;
const [pageStart = ''] = inlineScriptsOf(readText('index.html'));

interface Known {
  readonly path: string;
  readonly title: string;
  readonly headTitle: string;
  readonly content: string;
  readonly updatedAt: string;
}

const known: readonly Known[] = [
  ...articles.map((row) => ({
    path: paths.blog(row.id),
    title: row.title,
    headTitle: row.meta_title || row.title,
    content: row.content,
    updatedAt: row.updated_at,
  })),
  ...pages.map((row) => ({
    path: paths.page(row.slug),
    title: row.title,
    headTitle: row.meta_title || row.title,
    content: row.content,
    updatedAt: row.updated_at,
  })),
];

function wordsOf(text: string): string[] {
  return text.match(/\p{L}{4,}/gu) ?? [];
}

function meta(document: Document, name: string): string | undefined {
  const tags = document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  expect(tags.length, name).toBeLessThanOrEqual(1);
  return tags[0]?.getAttribute('content') ?? undefined;
}

function structuredData(document: Document): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );
}

describe.each(known)('$path', ({ path, title, headTitle, content }) => {
  const file = fileOf(path);
  const html = readText(file);
  const document = parseHtml(html);

  it('is a file of its own with a whole head', () => {
    expect(file).not.toBe('app.html');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toContain(headTitle);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      origin + path,
    );
    const description = meta(document, 'description') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(limits.metaDescription);
    expect(meta(document, 'robots')).toBeUndefined();
    expect(meta(document, 'og:title')).toBe(headTitle);
    expect(meta(document, 'og:description')).toBe(description);
    expect(meta(document, 'og:url')).toBe(origin + path);
    const isArticle = path.startsWith('/blogs/');
    expect(meta(document, 'og:type')).toBe(isArticle ? 'article' : 'website');
    const types = structuredData(document).map((item) => item['@type']);
    expect(types).toContain('BreadcrumbList');
    if (isArticle) expect(types).toContain('BlogPosting');
  });

  it('has a share picture that exists, in the storage or drawn for it', () => {
    const { pathname } = new URL(meta(document, 'og:image') ?? '');
    if (pathname.startsWith('/share/')) expect(files).toContain(pathname.slice(1));
    else expect(pathname).toMatch(/^\/storage\/v1\/object\/public\/blog-images\/\S+\.webp$/);
  });

  it('holds its whole text, which nobody needs a script to read', () => {
    expect(document.querySelector('h1')?.textContent).toBe(title);
    const shown = new Set(wordsOf(document.querySelector('.prose')?.textContent ?? ''));
    // Markdown names the addresses of its links beside their words.
    const written = parseHtml(content.replace(/\]\([^)]*\)/g, ']')).body.textContent;
    const missing = wordsOf(written).filter((word) => !shown.has(word));
    expect(missing).toEqual([]);
    expect(document.querySelector('main [role="status"]')).toBeNull();
    expect(html).not.toMatch(/text-[0-9a-f]{8}-/);
  });

  it("reads the site's stylesheet first, which orders the layers of the others", () => {
    const [first, ...others] = [...document.querySelectorAll('link[rel="stylesheet"]')].map(
      (link) => link.getAttribute('href'),
    );
    expect(first).toMatch(/^\/assets\/styles-/);
    expect(others.length).toBe(path.startsWith('/blogs/') ? 0 : 1);
  });

  it('carries for hydration all but the text itself', () => {
    const block = document.getElementById('build-data');
    const data = JSON.parse(block?.textContent ?? '') as Record<string, unknown>;
    expect(data['path']).toBe(path);
    const { article } = (data['article'] ?? {}) as { article?: object };
    const { page } = (data['page'] ?? {}) as { page?: object };
    expect(article ?? page).not.toHaveProperty('content');
    expect(block?.textContent).not.toContain('<');
  });

  it('weighs no more than a page may, and runs nothing of what staff wrote', () => {
    expect(compressedSize(file)).toBeLessThanOrEqual(25 * 1024);
    const running = [...document.scripts].filter(
      ({ type }) => !/^application\/(?:ld\+)?json$/.test(type),
    );
    expect(pageStart).toContain('import(');
    expect(running.map(({ textContent }) => textContent)).toEqual([pageStart]);
    expect(running.map(({ attributes }) => attributes.length)).toEqual([1]);
  });
});

describe('the first page of the list', () => {
  const document = parseHtml(readText(fileOf(paths.blogs())));
  const listed = [...document.querySelectorAll('article h3 a')].map((link) =>
    link.getAttribute('href'),
  );

  it('stands in the HTML, newest first, with the featured ones before it', () => {
    const newest = articles.toSorted(
      (a, b) => b.published_at?.localeCompare(a.published_at ?? '') ?? 0,
    );
    const featured = newest.filter((post) => post.is_featured).slice(0, 3);
    const rest = newest.slice(0, 12).filter((post) => !featured.includes(post));
    expect(listed).toEqual([...featured, ...rest].map(({ id }) => paths.blog(id)));
  });

  it('asks for its largest picture first, and gives each its size', () => {
    const pictures = [...document.querySelectorAll('article img')];
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) {
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
        '1600',
        '900',
      ]);
    }
    const urgent = pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high');
    expect(urgent).toEqual([pictures[0]]);
    expect(pictures[0]?.getAttribute('loading')).toBe('eager');
    for (const picture of pictures.slice(1)) expect(picture.getAttribute('loading')).toBe('lazy');
    expect(document.querySelector('link[rel="preload"][as="image"]')?.getAttribute('href')).toBe(
      pictures[0]?.getAttribute('src'),
    );
  });
});

describe('what the build says of its content', () => {
  it('lists every article and page in the sitemap with its last change and its picture', () => {
    const sitemap = parseXml(readText('sitemap.xml'));
    for (const { path, updatedAt } of known) {
      const url = [...sitemap.querySelectorAll('url')].find(
        (one) => one.querySelector('loc')?.textContent === origin + path,
      );
      const changed = url?.querySelector('lastmod')?.textContent ?? '';
      expect(Date.parse(changed)).toBe(Date.parse(`${updatedAt.replace(' ', 'T')}:00`));
    }
    expect(readText('sitemap.xml').match(/<image:loc>/g)).toHaveLength(
      articles.filter((row) => row.featured_image !== null).length,
    );
  });

  it('is counted in build.json', () => {
    const summary = JSON.parse(readText('build.json')) as Record<string, unknown>;
    expect(summary).toMatchObject({
      content: 'embedded',
      articles: articles.length,
      pages: pages.length,
    });
    expect(Date.parse(String(summary['builtAt']))).toBeLessThanOrEqual(Date.now());
  });
});
