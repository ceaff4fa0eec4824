// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../scripts/build/page-html';
import { createDocument } from '../../scripts/build/with-document';
import type * as PrerenderEntry from '../../src/prerender';

/** Ends elements, blocks and attributes, and means something to `replace` and to the places of the template. */
const hostile =
  '</title></script></textarea><script>attack()</script><!--<script> --> <!--head--> <!--body--></div> <div id="root"> ' +
  `"double" 'single' \`back\` & &quot; $& $1 $$ $\` $' \${x} {{x}} \\u003c \u2028 \u2029 " onload=attack() x="`;

const text = `<p id="first">Before $& $\` $' \u2028 &lt;!-- &lt;/script&gt;</p>
<script>attack()</script><script type="module" src="https://evil.example/x.js"></script>
<img src="x" onerror="attack()" alt="&quot; onload=attack()"><svg onload="attack()"></svg>
<a href="javascript:attack()">one</a> <a href=" java&#9;script:attack()">two</a>
<iframe srcdoc="<script>attack()</script>"></iframe><base href="https://evil.example/">
<!-- </div></body> --></div></body><p>After</p>`;

const entry = (await import(pathToFileURL('dist-ssr/prerender.js').href)) as typeof PrerenderEntry;
const template = await readFile('index.html', 'utf8');
const withDocument = createDocument(entry.siteUrl);
const id = '00000000-0000-4000-8000-000000000001';

const article = {
  id,
  title: hostile,
  excerpt: hostile,
  content: text,
  featured_image: `https://pictures.example/a.png?"><script>attack()</script>`,
  featured_image_alt: hostile,
  author: hostile,
  author_image: 'javascript:attack()',
  author_bio: hostile,
  category: 'data-science',
  tags: [hostile],
  is_featured: true,
  reading_time: 4,
  meta_title: '',
  meta_description: '',
  published_at: '2026-11-10 04:30:00+00',
  updated_at: '2026-11-10 04:30:00+00',
  unpublish_at: null,
};
const beside = { ...article, id: id.replace(/1$/, '2'), is_featured: false };

const cmsPage = {
  title: hostile,
  slug: 'a-page',
  content: text,
  meta_title: '',
  meta_description: '',
  template: 'default',
  updated_at: '2026-11-10 04:30:00+00',
  unpublish_at: null,
};

type Known = ReturnType<typeof entry.content.knownPage>;

function builtIn(path: string, data: NonNullable<Known>['data']): Known {
  return { path, data, text: '', updatedAt: '', pictures: [], share: undefined };
}

/** What is written for it, as a browser without scripts reads it. */
async function written(known: Known): Promise<Document> {
  if (!known) throw new Error('The build would leave this out.');
  const page = await entry.renderPath(known.path, known.data, known.text);
  const html = pageHtml(template, known.path, page);
  const { document } = new JSDOM(html, { url: entry.siteUrl + known.path }).window;
  // Whatever else is looked at: nothing is there that runs, and the page holds the build's own data.
  const code = [...document.scripts].filter(({ type }) => !type.endsWith('json'));
  expect(code.map((script) => script.getAttribute('src'))).toEqual(['/src/boot.ts']);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
    ...element.attributes,
  ]);
  expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
  expect(
    attributes
      .filter(({ name }) => /^(?:\w+:)?(?:href|action|data|formaction)$/.test(name))
      .filter(({ value }) => /^[\s\p{Cc}]*j[\s\p{Cc}]*a[\s\p{Cc}]*v/iu.test(value)),
  ).toEqual([]);
  expect(document.querySelectorAll('base, iframe, object, embed, svg[onload]')).toHaveLength(0);
  expect([...document.body.children].map(({ id: own, tagName }) => own || tagName)).toEqual([
    'root',
    'build-data',
    'SCRIPT',
  ]);
  expect(document.getElementById('root')?.dataset['path']).toBe(known.path);
  expect(JSON.parse(document.getElementById('build-data')?.textContent ?? '')).toEqual({
    ...(JSON.parse(JSON.stringify(known.data)) as object),
    path: known.path,
  });
  return document;
}

function contentOf(document: Document, name: string): string | null | undefined {
  const found = document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
  expect(found, name).toHaveLength(1);
  return found[0]?.getAttribute('content');
}

function structured(document: Document): Record<string, unknown>[] {
  return [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    (block) => JSON.parse(block.textContent) as Record<string, unknown>,
  );
}

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

describe('N56 texts that would break out of the HTML that is written of them', () => {
  it.each([
    ['an article', () => entry.content.knownArticle(article, [article, beside])],
    ['a page', () => entry.content.knownPage(cmsPage)],
    [
      'a page in Markdown',
      () =>
        entry.content.knownPage({
          ...cmsPage,
          content: `# One\n\n${text}\n\n[three](javascript:attack())`,
        }),
    ],
  ])('are words in the page of %s', async (_name, make) => {
    const document = await written(withDocument(make));
    expect(document.head.querySelector('title')?.textContent).toContain(hostile);
    expect(contentOf(document, 'og:title')).toBe(hostile);
    expect(contentOf(document, 'og:description')).toBe(contentOf(document, 'description'));
    expect(document.querySelector('h1')?.textContent).toBe(hostile);
    const shown = document.querySelector('.prose')?.textContent ?? '';
    expect(shown).toContain("Before $& $` $' \u2028 <!-- </script>");
    expect(shown).toContain('After');
    expect(shown).not.toContain('attack()');
  });

  it('are words in the data for search engines, and lead to no picture of their own', async () => {
    const known = withDocument(() => entry.content.knownArticle(article, [article, beside]));
    const document = await written(known);
    const posting = structured(document).find((item) => item['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      headline: hostile,
      author: { name: hostile },
      keywords: hostile,
    });
    // An address that could end an attribute is no picture of an article: its own is drawn.
    expect(contentOf(document, 'og:image')).toBe(`${entry.siteUrl}/share/articles/${id}.png`);
    expect(document.querySelectorAll('main img:not(.prose img)')).toHaveLength(0);
    expect(document.querySelector('ul[aria-label="Tags"] li')?.textContent).toBe(hostile);
  });

  it('are words in the list of articles', async () => {
    const data = entry.content.knownList([article, beside]);
    const document = await written(builtIn(entry.listPath, data));
    const titles = [...document.querySelectorAll('article h3')].map((title) => title.textContent);
    expect(titles).toEqual([hostile, hostile]);
    expect(oneLine(document.querySelector('article')?.textContent ?? '')).toContain(
      oneLine(hostile),
    );
  });
});

describe('N47 search data that would break out of the head', () => {
  const meta = { meta_title: hostile, meta_description: hostile };
  const plain = { title: 'Title', excerpt: 'Excerpt', author: 'Author' };

  it.each<[string, () => Known]>([
    ['an article', () => entry.content.knownArticle({ ...article, ...plain, ...meta }, [])],
    ['a page', () => entry.content.knownPage({ ...cmsPage, ...plain, ...meta })],
    ...['/', '/about', '/faq', entry.listPath].map((path): [string, () => Known] => [
      path,
      () => builtIn(path, { meta: { title: hostile, description: hostile } }),
    ]),
  ])('is words in that of %s', async (_name, make) => {
    const document = await written(withDocument(make));
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.head.querySelector('title')?.textContent).toContain(hostile);
    expect(contentOf(document, 'og:title')).toBe(hostile);
    for (const name of ['description', 'og:description'])
      expect(oneLine(contentOf(document, name) ?? '').slice(0, 100)).toBe(
        oneLine(hostile).slice(0, 100),
      );
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  });
});
