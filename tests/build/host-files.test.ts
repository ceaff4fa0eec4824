import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slugPattern } from '@/config/address-limits';
import { paths } from '@/config/paths';
import { isReservedSlug } from '@/config/reserved-slugs';
import { site } from '@/config/site';
import { readContent } from '../../scripts/content.ts';
import { hostHeaders, inlineScriptsOf, securityHeaders } from '../../tooling/security-headers.ts';
import { filesIn, parseXml, readText } from '../support/built-site';
import { builtContentPaths } from '../support/built-content';
import { addressesOf, routeTable } from '../support/route-table';

const contentPaths = await builtContentPaths();

const siteUrl = site.defaultUrl;
const posts = (await readContent('posts')).map(({ fields }) => fields);
const published = posts.filter((post) => post['status'] === 'published');
const publishedPages = (await readContent('pages'))
  .map(({ fields }) => fields)
  .filter((page) => page['status'] === 'published');
const drafts = posts.filter((post) => post['status'] !== 'published');

/** The directives of a policy by name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

function texts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent);
}

describe('E19, E20: the headers', () => {
  const lines = readText('_headers').split('\n');
  const everywhere = lines.slice(lines.indexOf('/*') + 1, lines.indexOf(''));
  const sent = new Map(
    everywhere.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
  const policy = directives(sent.get('Content-Security-Policy') ?? '');

  it('let scripts come from the site alone, but for the one that stands in its pages, and none be made from text', () => {
    const [own = '', ...others] = inlineScriptsOf(readText('index.html'));
    expect(others).toEqual([]);
    const digest = createHash('sha256').update(own).digest('base64');
    expect(policy.get('script-src')).toEqual([`'self'`, `'sha256-${digest}'`]);
    expect(policy.get('default-src')).toEqual([`'self'`]);
    expect(policy.get('object-src')).toEqual([`'none'`]);
    expect(policy.get('base-uri')).toEqual([`'none'`]);
    expect(policy.get('require-trusted-types-for')).toEqual([`'script'`]);
    expect([...policy].flatMap(([, values]) => values)).not.toContain(`'unsafe-eval'`);
  });

  it('let nobody frame the site', () => {
    expect(policy.get('frame-ancestors')).toEqual([`'none'`]);
    expect(sent.get('X-Frame-Options')).toBe('DENY');
    expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
    expect(sent.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  });

  it('keep browsers on https, for a year at least and for this host alone', () => {
    const [lifetime, ...others] = (sent.get('Strict-Transport-Security') ?? '').split('; ');
    expect(Number(/^max-age=(\d+)$/.exec(lifetime ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
    // Other names of the domain may still speak http, and a preload list is not left for years.
    expect(others).toEqual([]);
    // A preview on this machine stays reachable over http, even when an https tunnel has shown it once.
    expect(securityHeaders('')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('are the ones that the preview server sends and that promise, on every host', () => {
    const scripts = inlineScriptsOf(readText('index.html'));
    const host = hostHeaders('', '', '', scripts);
    expect(host).toMatchObject(securityHeaders('', '', '', scripts));
    expect(Object.fromEntries(sent)).toEqual(host);
    const vercel: { headers: { headers: { key: string; value: string }[] }[] } = JSON.parse(
      readText('vercel.json'),
    );
    expect(
      Object.fromEntries(vercel.headers[0]?.headers.map(({ key, value }) => [key, value]) ?? []),
    ).toEqual(host);
  });

  it('keep hashed files for ever, and the note of the build not at all', () => {
    expect(readText('_headers')).toMatch(/\/assets\/\*\n {2}Cache-Control: .*immutable/);
    expect(readText('_headers')).toMatch(/\/build\.json\n {2}Cache-Control: no-cache/);
  });
});

describe('the sitemap', () => {
  const sitemap = parseXml(readText('sitemap.xml'));

  it('lists exactly the public addresses, the published articles and the published pages', () => {
    const expected = [
      ...routeTable().flatMap((entry) => (entry.handle.sitemap ? addressesOf(entry) : [])),
      ...published.map((post) => paths.blog(post['id'] ?? '')),
      ...publishedPages.map((page) => paths.page(page['slug'] ?? '')),
    ];
    expect(texts(sitemap, 'url > loc').sort()).toEqual(
      expected.map((path) => siteUrl + path).sort(),
    );
  });

  it('dates the articles and the pages of the CMS', () => {
    for (const date of texts(sitemap, 'lastmod')) expect(Date.parse(date)).not.toBeNaN();
    expect(texts(sitemap, 'lastmod')).toHaveLength(contentPaths.length);
  });
});

describe('robots.txt', () => {
  it('keeps robots out of the staff area and names the sitemap', () => {
    const lines = readText('robots.txt').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /cms', 'Disallow: /admin']),
    );
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('the feed', () => {
  const feed = parseXml(readText('feed.xml'));

  it('is RSS with every published article in full, newest first', () => {
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    expect(published.length).toBeGreaterThanOrEqual(14);
    expect(texts(feed, 'item > title').sort()).toEqual(
      published.map((post) => post['title']).sort(),
    );
    const dates = texts(feed, 'item > pubDate').map((date) => Date.parse(date));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const item of feed.querySelectorAll('item')) {
      const [body] = item.getElementsByTagName('content:encoded');
      expect(body?.textContent.split(/\s+/).length).toBeGreaterThan(300);
    }
  });

  it('gives each article its own address', () => {
    const links = texts(feed, 'item > link');
    expect(links.sort()).toEqual(
      published.map((post) => `${siteUrl}/blogs/${post['id'] ?? ''}`).sort(),
    );
    expect(texts(feed, 'item > guid').sort()).toEqual(links);
  });
});

describe('drafts', () => {
  it('appear in no built file', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(2);
    const built = filesIn('dist')
      .filter((name) => /\.(html|xml|js|json|txt)$/.test(name))
      .map((name) => readText(name))
      .join('\n');
    const leaked = drafts.filter(
      (draft) => built.includes(draft['title'] ?? '') || built.includes(draft['id'] ?? ''),
    );
    expect(leaked).toEqual([]);
  });
});

describe('the web manifest', () => {
  it('names the brand and icons that exist', () => {
    const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
      readText('site.webmanifest'),
    );
    expect(manifest.name).toBe(site.name);
    const files = filesIn('dist');
    for (const icon of manifest.icons) expect(files).toContain(icon.src.slice(1));
  });
});

describe('F05: what stands at the top of the built site', () => {
  it('cannot be taken by a page', () => {
    const names = readdirSync('dist')
      // The pages themselves lie there, too.
      .filter((name) => !contentPaths.includes(`/${name}`))
      .flatMap((name) => [name, name.replace(/\.html$/, '')]);
    // A name with a dot or an underscore is no possible address of a page.
    const free = names.filter((name) => slugPattern.test(name) && !isReservedSlug(name));
    expect(free).toEqual([]);
  });
});
