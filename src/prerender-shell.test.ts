import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadArticle } from '@/features/posts/article-source';
import { loadPage } from '@/features/pages/public-source';
import { sendForPage, shellRequestsBlock } from '@/lib/shell-requests';
import { shellRequests } from './prerender-shell';

const id = 'a062b905-b22c-4233-bef5-a2bbf833367c';
const page = {
  title: 'Spring',
  slug: 'spring-offer',
  content: '<p>Words</p>',
  meta_title: '',
  meta_description: '',
  template: 'default',
  updated_at: '2026-11-20T10:00:00+00:00',
};
const article = {
  id,
  title: 'Words',
  excerpt: 'Few',
  featured_image: null,
  featured_image_alt: '',
  category: 'career-tips',
  reading_time: 5,
  author: 'Meera Nair',
  author_image: null,
  tags: [],
  is_featured: false,
  published_at: '2026-11-20T10:00:00+00:00',
  content: '<p>Words</p>',
  author_bio: '',
  updated_at: '2026-11-20T10:00:00+00:00',
  meta_title: '',
  meta_description: '',
};

const answers = vi.fn<typeof fetch>();
const addressOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input);
const asked = () => answers.mock.calls.map(([input]) => addressOf(input));

function open(path: string) {
  history.replaceState(null, '', path);
  const block = shellRequestsBlock(shellRequests((route) => [`/${route}.js`]));
  document.body.append(...new DOMParser().parseFromString(block, 'text/html').scripts);
  sendForPage();
}

const sentScripts = () =>
  [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

describe('the shell', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', answers);
    answers.mockImplementation((input) =>
      Promise.resolve(
        Response.json(
          addressOf(input).pathname.endsWith('/pages')
            ? [page]
            : addressOf(input).searchParams.has('id', `eq.${id}`)
              ? [article]
              : [],
        ),
      ),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    answers.mockReset();
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });

  it('sends for an article before its page asks, which asks for it no more', async () => {
    open(`/blogs/${id}`);
    expect(asked().map(({ pathname }) => pathname)).toEqual(['/rest/v1/blog_posts']);
    expect(sentScripts()).toEqual(['/src/app/routes/site/blog.tsx.js']);
    expect(await loadArticle(id)).toMatchObject({ state: 'ready', article: { title: 'Words' } });
    const ofArticle = asked().filter(({ searchParams }) => searchParams.get('id') === `eq.${id}`);
    expect(ofArticle).toHaveLength(1);
  });

  it('sends for a page before it asks', async () => {
    open('/spring-offer/');
    expect(sentScripts()).toEqual(['/src/app/routes/site/cms-page.tsx.js']);
    expect(await loadPage('spring-offer')).toMatchObject({ page: { title: 'Spring' } });
    expect(asked()).toHaveLength(1);
  });

  it('lets the page ask itself where there was no network', async () => {
    answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('/autumn-offer');
    await vi.waitFor(() => expect(answers.mock.results[0]?.value).rejects.toThrow());
    expect(await loadPage('autumn-offer')).toMatchObject({ page: { title: 'Spring' } });
    expect(asked()).toHaveLength(2);
  });

  it.each([
    '/',
    '/cms',
    '/cms/content',
    '/blogs/new',
    '/blogs',
    '/No_Slug',
    `/x${'x'.repeat(120)}`,
  ])('sends for nothing at %s that is no document', (path) => {
    open(path === '/blogs' ? '/blogs/' : path);
    const isPage = path === '/blogs';
    expect(asked()).toHaveLength(isPage ? 1 : 0);
  });
});
