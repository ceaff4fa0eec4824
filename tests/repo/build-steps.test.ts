import { describe, expect, it } from 'vitest';
import { buildFeed } from '../../scripts/build/feed';
import { hostFiles } from '../../scripts/build/host-files';
import { buildRobots, buildSitemap, escapeXml } from '../../scripts/build/sitemap';
import { checkEnvironment } from '../../tooling/check-environment';
import { hostHeaders, securityHeaders } from '../../tooling/security-headers';

const siteUrl = 'https://careerloom.example';
const hostile = `</title><script>attack()</script> "double" 'single' & ]]> $& {{x}}`;

function parse(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

function post(number: number, changes: object = {}) {
  return {
    id: String(number),
    title: `Post ${number}`,
    excerpt: 'Excerpt',
    content: '<p>Text</p>',
    author: 'Ananya Rao',
    category: 'data-science',
    publishedAt: '2026-11-10T04:30:00Z',
    updatedAt: '2026-11-10T04:30:00Z',
    path: `/blogs/${number}`,
    ...changes,
  };
}

function feedOf(posts: ReturnType<typeof post>[]): Document {
  const facts = {
    title: hostile,
    description: hostile,
    siteUrl,
    clean: (html: string) => html,
    language: 'en-IN',
  };
  return parse(buildFeed({ ...facts, posts }));
}

describe('the feed', () => {
  it('D11: carries hostile texts as text', () => {
    const feed = feedOf([
      post(1, { title: hostile, excerpt: hostile, author: hostile, category: hostile }),
    ]);
    expect(feed.querySelector('channel > title')?.textContent).toBe(hostile);
    expect(feed.querySelector('item > title')?.textContent).toBe(hostile);
    expect(feed.querySelector('item > description')?.textContent).toBe(hostile);
    expect(feed.getElementsByTagName('dc:creator')[0]?.textContent).toBe(hostile);
    expect(feed.querySelector('script')).toBeNull();
  });

  it.each(['a]]>b', ']]>]]>', ']]', ']]&gt;', ']]]]>>', ''])(
    'carries the text %j in full',
    (content) => {
      const feed = feedOf([post(1, { content })]);
      expect(feed.getElementsByTagName('content:encoded')[0]?.textContent).toBe(content);
    },
  );

  it('is readable when a text carries control characters that XML forbids', () => {
    const feed = feedOf([post(1, { title: 'a\u0000b\u000bc', content: '<p>a\u0008b\uffff</p>' })]);
    expect(feed.querySelector('item > title')?.textContent).toBe('abc');
    expect(feed.getElementsByTagName('content:encoded')[0]?.textContent).toBe('<p>ab</p>');
  });

  it('holds no more than the newest fifty', () => {
    const feed = feedOf(Array.from({ length: 60 }, (_, index) => post(index)));
    expect(feed.querySelectorAll('item')).toHaveLength(50);
    expect(feed.querySelector('item > title')?.textContent).toBe('Post 0');
  });

  it('is valid without any article', () => {
    expect(feedOf([]).querySelectorAll('item')).toHaveLength(0);
  });
});

describe('the sitemap', () => {
  it('escapes what an address may contain', () => {
    const files = buildSitemap(siteUrl, [
      { path: `/a?b=1&c='"<>` },
      { path: '/b', lastModified: '2026-11-10' },
    ]);
    expect(Object.keys(files)).toEqual(['sitemap.xml']);
    const sitemap = parse(files['sitemap.xml'] ?? '');
    expect([...sitemap.querySelectorAll('loc')].map((element) => element.textContent)).toEqual([
      `${siteUrl}/a?b=1&c='"<>`,
      `${siteUrl}/b`,
    ]);
    expect(sitemap.querySelectorAll('lastmod')).toHaveLength(1);
  });

  it('names the pictures of a page', () => {
    const pictures = ['https://p.example/a.webp?x=1&y=2', 'https://p.example/b.webp'];
    const sitemap = parse(buildSitemap(siteUrl, [{ path: '/a', pictures }])['sitemap.xml'] ?? '');
    const named = sitemap.getElementsByTagNameNS(
      'http://www.google.com/schemas/sitemap-image/1.1',
      'loc',
    );
    expect([...named].map((element) => element.textContent)).toEqual(pictures);
  });

  it.each([
    ['addresses', { addresses: 3, size: 1_000_000 }],
    // Room for the frame and three lines of about seventy bytes.
    ['bytes', { addresses: 100, size: 400 }],
  ])('comes in parts, listed by sitemap.xml, where it holds too many %s', (_name, limits) => {
    const entries = Array.from({ length: 8 }, (_, index) => ({ path: `/page-${index}` }));
    const files = buildSitemap(siteUrl, entries, limits);
    const parts = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'];
    expect(Object.keys(files)).toEqual(['sitemap.xml', ...parts]);
    const index = parse(files['sitemap.xml'] ?? '');
    expect(index.documentElement.localName).toBe('sitemapindex');
    expect([...index.querySelectorAll('loc')].map((element) => element.textContent)).toEqual(
      parts.map((name) => `${siteUrl}/${name}`),
    );
    const listed = parts.flatMap((name) => [
      ...parse(files[name] ?? '').querySelectorAll('url > loc'),
    ]);
    expect(listed.map((element) => element.textContent)).toEqual(
      entries.map(({ path }) => siteUrl + path),
    );
    for (const name of parts)
      expect(Buffer.byteLength(files[name] ?? '')).toBeLessThanOrEqual(limits.size);
  });

  it('is named in robots.txt', () => {
    expect(buildRobots(siteUrl)).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('escapes the five characters of XML', () => {
    expect(parse(`<a>${escapeXml(`<>&'"`)}</a>`).documentElement.textContent).toBe(`<>&'"`);
  });
});

describe('the files for hosts', () => {
  const headers = hostHeaders('https://project.example');
  const pages = ['/', '/about', '/blogs', '/courses/data-science'];
  const site = { headers, redirects: [], pages, topFiles: ['robots.txt'] };

  it('carry every header, in each form', () => {
    const { files } = hostFiles(site);
    const vercel: { headers: { headers: unknown[] }[] } = JSON.parse(files['vercel.json'] ?? '');
    for (const [key, value] of Object.entries(headers)) {
      expect(files['_headers']).toContain(`  ${key}: ${value}\n`);
      expect(vercel.headers[0]?.headers).toContainEqual({ key, value });
      expect(files['nginx-server.conf']).toContain(`add_header ${key} "${value}" always;`);
      expect(files['.htaccess']).toContain(`Header always set ${key} "${value}"`);
    }
  });

  it('have nothing to complain of where all of it fits', () => {
    expect(hostFiles(site).notes).toEqual([]);
  });

  it('N33: stay within what Cloudflare and Vercel read, and the build says what is left out', () => {
    const redirects = Array.from({ length: 2500 }, (_none, index) => ({
      from: `/old-${index}`,
      to: `/new-${index}`,
      status: 301 as const,
    }));
    const articles = Array.from({ length: 3000 }, () => `/blogs/${crypto.randomUUID()}`);
    const { files, notes } = hostFiles({ ...site, redirects, pages: [...pages, ...articles] });
    expect(notes).toEqual([
      expect.stringMatching(/_redirects: Cloudflare Pages .* of 2500 redirects act in the browser/),
      expect.stringMatching(/_redirects: Cloudflare Pages .* an article .* answers 404/),
      expect.stringMatching(/vercel\.json: .* the last 1500 of 2500 act in the browser/),
    ]);
    const lines = (files['_redirects'] ?? '').split('\n');
    const forCloudflare = lines.filter((line) => /^\/\S* \S+ \d{3}$/.test(line));
    expect(forCloudflare.filter((line) => !/^\S*[:*]/.test(line))).toHaveLength(2000);
    // Whatever Cloudflare does, it does not hide an article behind the shell.
    expect(forCloudflare.some((line) => line.startsWith('/blogs/'))).toBe(false);
    for (const { from } of redirects) {
      expect(lines.some((line) => line.startsWith(`${from} `))).toBe(true);
    }
    expect(files['nginx-http.conf']?.match(/^ {2}"\/old-\d+" /gm)).toHaveLength(2500);
    const vercel: { redirects: unknown[] } = JSON.parse(files['vercel.json'] ?? '');
    expect(vercel.redirects).toHaveLength(1000);
  });
});

describe('the policy', () => {
  it('opens for the backend what a project of its own needs, and no script', () => {
    const policy = securityHeaders('https://project.example')['Content-Security-Policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' https: https://project.example;`);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
    expect(policy).toContain(`style-src 'self' 'unsafe-inline';`);
  });
});

describe('the captcha', () => {
  const policyFor = (provider: string) =>
    hostHeaders('https://project.example', '', provider)['Content-Security-Policy'] ?? '';

  it('opens nothing where none is configured', () => {
    expect(policyFor('')).toBe(hostHeaders('https://project.example')['Content-Security-Policy']);
    expect(policyFor('')).not.toMatch(/captcha|cloudflare/);
  });

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com', `'self' 'unsafe-inline'`],
    [
      'hcaptcha',
      'https://hcaptcha.com https://*.hcaptcha.com',
      `'self' 'unsafe-inline' https://hcaptcha.com https://*.hcaptcha.com`,
    ],
  ])('of %s opens its own hosts, and Trusted Types stay in force', (provider, hosts, styles) => {
    const directives = policyFor(provider).split('; ');
    expect(directives).toContain(`script-src 'self' ${hosts}`);
    expect(directives).toContain(`connect-src 'self' https: https://project.example ${hosts}`);
    expect(directives).toContain(
      `frame-src https://www.youtube-nocookie.com https://player.vimeo.com ${hosts}`,
    );
    expect(directives).toContain(`style-src ${styles}`);
    expect(directives).toContain(`require-trusted-types-for 'script'`);
    expect(directives.at(-1)).toBe(
      'trusted-types careerloom-json-ld dompurify ProseMirrorClipboard careerloom-captcha',
    );
    // Nothing else of the policy moves.
    const plain = policyFor('').split('; ');
    const opened = directives.filter((directive) => !plain.includes(directive));
    expect(opened.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      ...(provider === 'hcaptcha' ? ['style-src'] : []),
      'connect-src',
      'frame-src',
      'trusted-types',
    ]);
  });

  it.each([
    { VITE_CAPTCHA_PROVIDER: 'turnstile' },
    { VITE_CAPTCHA_SITE_KEY: 'key' },
    { VITE_CAPTCHA_PROVIDER: 'recaptcha', VITE_CAPTCHA_SITE_KEY: 'key' },
  ])('is not built from %j', (environment) => {
    expect(() => checkEnvironment(environment, 'build')).toThrow(
      /needs both VITE_CAPTCHA_PROVIDER \(turnstile or hcaptcha\) and VITE_CAPTCHA_SITE_KEY/,
    );
  });

  it('is built from a known provider and its key', () => {
    const environment = { VITE_CAPTCHA_PROVIDER: 'hcaptcha', VITE_CAPTCHA_SITE_KEY: 'key' };
    expect(() => checkEnvironment(environment, 'build')).not.toThrow();
  });
});

describe('pictures of other hosts', () => {
  const pictures = (hosts?: string) =>
    /img-src ([^;]*);/.exec(
      securityHeaders('https://project.example', hosts)['Content-Security-Policy'] ?? '',
    )?.[1];

  it('load from nowhere, or from the hosts that a deployment lists', () => {
    expect(pictures()).toBe(`'self' data: blob: https://project.example`);
    expect(pictures('cdn.example, img.example')).toBe(
      `'self' data: blob: https://project.example https://cdn.example https://img.example`,
    );
  });

  it.each(['*', 'https://cdn.example', 'cdn.example; script-src *', '*.example'])(
    'are not opened by %j',
    (hosts) => {
      expect(() => checkEnvironment({ VITE_PICTURE_HOSTS: hosts }, 'build')).toThrow(
        /VITE_PICTURE_HOSTS/,
      );
    },
  );
});

describe('the environment of a build', () => {
  const project = { VITE_SUPABASE_URL: 'https://project.example', VITE_SUPABASE_ANON_KEY: 'key' };

  it.each([
    [{}, 'build'],
    [{ VITE_SUPABASE_URL: '', VITE_DEMO_ACCOUNTS: 'true' }, 'build'],
    [project, 'build'],
    [{ ...project, VITE_DEMO_ACCOUNTS: 'false' }, 'build'],
    [{ ...project, VITE_DEMO_ACCOUNTS: 'true' }, 'serve'],
  ] as const)('%j may %s', (environment, command) => {
    expect(() => checkEnvironment(environment, command)).not.toThrow();
  });

  it.each([
    [{ ...project, VITE_DEMO_ACCOUNTS: 'true' }, /VITE_DEMO_ACCOUNTS=true is for the embedded/],
    [{ ...project, VITE_SUPABASE_ANON_KEY: '' }, /set VITE_SUPABASE_ANON_KEY in \.env/],
    [{ VITE_SUPABASE_URL: 'nonsense' }, /set VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY in \.env/],
  ] as const)('%j may not build', (environment, sentence) => {
    expect(() => checkEnvironment(environment, 'build')).toThrow(sentence);
  });
});
