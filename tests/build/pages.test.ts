import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { site } from '@/config/site';
import { eventsAt } from '@/data/events';
import { inlineScriptsOf } from '../../tooling/security-headers';
import { fileOf, filesIn, parseHtml, readText } from '../support/built-site';
import { builtContentPaths } from '../support/built-content';
import { addressesOf, completeRoutes, routeTable } from '../support/route-table';

const prerendered = routeTable()
  .filter(({ handle }) => handle.prerender)
  .flatMap((entry) =>
    addressesOf(entry).map((path) => ({ path, isPublic: entry.handle.sitemap ?? false })),
  );
const contentPaths = await builtContentPaths();
const files = new Set(filesIn('dist'));
const [pageStart = ''] = inlineScriptsOf(readText('index.html'));
const siteUrl = parseHtml(readText('index.html'))
  .querySelector('link[rel="canonical"]')
  ?.getAttribute('href')
  ?.replace(/\/$/, '');

function page(path: string): Document {
  return parseHtml(readText(fileOf(path)));
}

function content(document: Document, name: string): string {
  return (
    document
      .querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)
      ?.getAttribute('content') ?? ''
  );
}

describe('the time of the build', () => {
  const dated = prerendered
    .map(({ path }) => path)
    .filter((path) => page(path).getElementById('build-data')?.textContent.includes('"builtAt"'));

  it('is said to the pages that are ordered by it, and to no other', () => {
    expect(dated.toSorted()).toEqual([
      '/',
      '/events',
      '/events/webinars',
      '/events/workshops',
      '/instructors',
    ]);
  });

  it('gives the events their order, without a date that the visitor would have to correct', () => {
    const document = page('/events');
    const { builtAt } = JSON.parse(
      document.getElementById('build-data')?.textContent ?? '',
    ) as Record<string, string>;
    const titles = [...document.querySelectorAll('main article h2')].map((one) => one.textContent);
    expect(titles).toEqual(eventsAt(new Date(builtAt ?? '')).map(({ title }) => title));
    expect(document.querySelector('main article time')).toBeNull();
  });
});

describe.each(prerendered)('$path', ({ path, isPublic }) => {
  it('has an HTML file of its own with a title and words in its body', () => {
    expect(fileOf(path)).not.toBe('app.html');
    const document = page(path);
    expect(document.title).toContain(site.name);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.documentElement.lang).toBe(site.locale);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(80);
  });

  it('has nothing left of the template and nothing that the content security policy would stop', () => {
    const text = readText(fileOf(path));
    expect(text).not.toMatch(/<!--(head|body|data)-->/);
    expect(text).not.toMatch(/\sstyle="[^"]*url\(/);
    const document = parseHtml(text);
    for (const script of document.scripts) {
      const isData = /^application\/(?:ld\+)?json$/.test(script.type);
      expect(isData || script.textContent === pageStart).toBe(true);
    }
    for (const element of document.querySelectorAll('*')) {
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
    }
  });

  it('has no form that cannot be sent, nor a search that leads elsewhere before its code has come', () => {
    for (const form of page(path).querySelectorAll('form')) {
      expect(form.querySelector('button[type="submit"]'), path).not.toBeNull();
      if (form.getAttribute('role') === 'search') {
        expect(form.getAttribute('action')).toBe(path);
        expect(form.querySelector('input[name="search"]')).not.toBeNull();
      }
    }
  });

  it('asks for no script: the one in it does, after what is seen, and the policy knows that one', () => {
    const document = page(path);
    const running = [...document.scripts].filter(({ type }) => !type.endsWith('json'));
    expect(running.map(({ textContent }) => textContent)).toEqual([pageStart]);
    expect(running[0]?.attributes).toHaveLength(1);
    expect(document.querySelector('link[rel="modulepreload"], [src$=".js"]')).toBeNull();
  });

  it('says how it may be found and shared', () => {
    const document = page(path);
    const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(content(document, 'robots')).toBe(isPublic ? '' : 'noindex');
    expect(canonical).toBe(`${siteUrl}${path}`);
    expect(content(document, 'description').length).toBeGreaterThan(50);
    expect(content(document, 'description').length).toBeLessThanOrEqual(limits.metaDescription);
    // What we wrote ourselves is written to fit, not cut.
    expect(content(document, 'description')).not.toContain('…');
    expect(content(document, 'og:url')).toBe(canonical);
    expect(content(document, 'og:title')).not.toBe('');
    expect(content(document, 'og:description')).toBe(content(document, 'description'));
    expect(content(document, 'og:type')).toBe('website');
    expect(content(document, 'og:site_name')).toBe(site.name);
    const image = content(document, 'og:image');
    expect(image.startsWith(`${siteUrl}/`)).toBe(true);
    expect(files).toContain(new URL(image).pathname.slice(1));
  });

  it('carries structured data that parses', () => {
    const blocks = [...page(path).head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script): unknown => JSON.parse(script.textContent),
    );
    expect(blocks).toContainEqual(
      expect.objectContaining({ '@type': 'EducationalOrganization', name: site.name }),
    );
    for (const block of blocks) {
      expect(block).toMatchObject({ '@context': 'https://schema.org' });
      expect(block).toHaveProperty('@type');
    }
  });

  it('has links that lead somewhere', () => {
    const document = page(path);
    const dead: string[] = [];
    for (const link of document.querySelectorAll('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      const { origin, pathname, hash } = new URL(address, `http://internal${path}`);
      if (origin !== 'http://internal') continue;
      if (!leadsSomewhere(pathname)) dead.push(address);
      if (hash !== '' && !page(pathname).getElementById(decodeURIComponent(hash.slice(1)))) {
        dead.push(address);
      }
    }
    expect(dead).toEqual([]);
    // A page without links would pass the test above without proving anything.
    expect(document.querySelectorAll('a[href]').length).toBeGreaterThan(3);
  });

  it('names only files that exist', () => {
    const named = [
      ...page(path).querySelectorAll('head link[href^="/"], script[src], img[src^="/"]'),
    ].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    // What staff wrote shows pictures of the storage, which the backend serves.
    const missing = named.filter(
      (name) => !files.has(name.slice(1)) && !name.startsWith('/storage/v1/object/public/'),
    );
    expect(missing).toEqual([]);
  });

  it('gives pictures their size', () => {
    for (const image of page(path).querySelectorAll('img')) {
      expect(image.hasAttribute('width') && image.hasAttribute('height')).toBe(true);
      expect(image.hasAttribute('alt')).toBe(true);
    }
  });
});

function leadsSomewhere(pathname: string): boolean {
  if (files.has(pathname.slice(1))) return true;
  const route = matchRoutes(completeRoutes, pathname)?.at(-1)?.route;
  return route !== undefined && route.path !== '*';
}

describe('the files as a whole', () => {
  it('are one for each prerendered address, the not-found page and the shell, and no other', () => {
    const expected = [...prerendered.map(({ path }) => path), ...contentPaths].map(fileOf);
    const html = [...files].filter((name) => name.endsWith('.html'));
    expect(html.sort()).toEqual([...expected, '404.html', 'app.html'].sort());
  });

  it('have a title and a description each', () => {
    const shared = prerendered.map(({ path }) => page(path));
    expect(new Set(shared.map(({ title }) => title)).size).toBe(shared.length);
    const descriptions = shared.map((document) => content(document, 'description'));
    expect(new Set(descriptions).size).toBe(shared.length);
  });

  it('hold an empty shell that fetches its code at once and speaks of the site, not of any page', () => {
    const shell = parseHtml(readText('app.html'));
    expect(shell.getElementById('root')?.childNodes).toHaveLength(0);
    expect(shell.title).toBe(site.name);
    expect(content(shell, 'description')).toBe(site.description);
    expect(site.description.length).toBeLessThanOrEqual(limits.metaDescription);
    const [data, ...others] = shell.querySelectorAll('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({
      '@type': 'EducationalOrganization',
    });
    expect(others).toEqual([]);
    const ofPages = 'link[rel="canonical"], meta[property="og:url"], meta[name="robots"]';
    expect(shell.head.querySelector(ofPages)).toBeNull();
    const preloads = [...shell.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(preloads.some((name) => name?.includes('/main-'))).toBe(true);
    for (const name of preloads) expect(files).toContain(name?.slice(1));
  });
});
