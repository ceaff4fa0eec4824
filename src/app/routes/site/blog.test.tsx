import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetArticles } from '@/features/posts/article-source';
import {
  brokenBackend,
  fakeDataApi,
  postRow,
  rows,
  type DataRequest,
} from '@/testing/fake-data-api';
import { beIdle } from '@/testing/idle-moments';
import { renderPage } from '@/testing/render-page';
import { Component } from './blog';

vi.mock('@/lib/when-idle', () => import('@/testing/idle-moments'));

const id = postRow(1).id;

// The chunks of the page: reading them for the first time may take longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('@/features/posts/components/article-view'),
    import('@/features/posts/components/sample-article'),
  ]),
);

afterEach(() => {
  forgetArticles();
  vi.unstubAllGlobals();
  cleanup();
  document.head.replaceChildren();
});

async function openArticle(address: string) {
  // A page that suspends is finished only when the act around its first render is awaited.
  await act(async () => {
    renderPage(<Component />, { path: '/blogs/:id', address });
    await Promise.resolve();
  });
  return userEvent.setup();
}

function isArticle({ query }: DataRequest): boolean {
  return query.get('id')?.startsWith('eq.') ?? false;
}

function answerWith(article: object | null, related: readonly object[] = []) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/record_view') return new Response(null, { status: 204 });
    if (isArticle(request)) return article ? rows(article) : rows();
    return rows(...related);
  });
}

describe('an article', () => {
  it('is found and shared by its search data, and keeps its own title as the headline', async () => {
    answerWith(
      postRow(1, { meta_title: 'Shown in results', meta_description: 'Said in results.' }),
    );
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument();
    expect(document.title).toBe('Shown in results | Careerloom');
    const meta = (name: string) =>
      document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
    expect(meta('description')).toHaveAttribute('content', 'Said in results.');
    expect(meta('og:title')).toHaveAttribute('content', 'Shown in results');
    const blocks = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
    expect(blocks.map((block) => block.textContent).join()).toContain('"headline":"Post 1"');
  });

  it('shows all its parts', async () => {
    answerWith(
      postRow(1, {
        tags: ['a', 'b', 'c', 'd'],
        content: '<h2>One</h2><p>Words.</p><h2>Two</h2><h2>Three</h2>',
      }),
      [postRow(2), postRow(3)],
    );
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument();
    expect(screen.getAllByText('10 November 2026')[0]).toHaveAttribute(
      'datetime',
      '2026-11-10T04:58:00+00:00',
    );
    expect(screen.getAllByText('4 min read')[0]).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Tags' }).children).toHaveLength(4);
    expect(screen.getByText('Words.')).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'About the author' })).toHaveTextContent(
      'Writes.',
    );
    expect(await screen.findByRole('link', { name: 'Post 2' })).toBeInTheDocument();
    expect(document.title).toBe('Post 1 | Careerloom');
  });

  it('shows the face of an instructor, and leads to their section', async () => {
    answerWith(postRow(1, { author: 'Meera Nair', author_image: null }));
    await openArticle(`/blogs/${id}`);
    const link = await screen.findByRole('link', { name: 'Meera Nair' });
    expect(link).toHaveAttribute('href', '/instructors#meera-nair');
    expect(document.querySelectorAll('img[src*="mentor-meera-nair"]')).toHaveLength(2);
  });

  it('takes an author with a picture of their own for a namesake', async () => {
    answerWith(
      postRow(1, {
        author: 'Meera Nair',
        author_image: '/storage/v1/object/public/blog-images/meera.png',
      }),
    );
    await openArticle(`/blogs/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Post 1' });
    expect(screen.queryByRole('link', { name: 'Meera Nair' })).toBeNull();
    expect(document.querySelectorAll('img[src$="/meera.png"]')).toHaveLength(2);
    expect(document.querySelector('img[src*="portraits"]')).toBeNull();
  });

  it.each([
    [
      'its excerpt cut to what search engines show',
      'Seven words, all of them worth reading. '.repeat(9),
    ],
    ['its title and author without an excerpt', ''],
  ])('is described by %s', async (_name, excerpt) => {
    answerWith(postRow(1, { excerpt }));
    await openArticle(`/blogs/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Post 1' });
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    expect(description?.content.length).toBeGreaterThan(20);
    expect(description?.content.length).toBeLessThanOrEqual(160);
    expect(description?.content).toMatch(excerpt === '' ? /^Post 1/ : /reading\.$/);
  });

  it('lists its sections when there are at least three, with links that lead to them', async () => {
    answerWith(postRow(1, { content: '<h2>One</h2><h2>Two</h2><h3>Two and a half</h3>' }));
    await openArticle(`/blogs/${id}`);
    // One stands above the text on narrow screens, one beside it on wide ones; CSS shows one of them.
    const [contents] = await screen.findAllByRole('navigation', { name: /contents/i });
    const links = [...(contents?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.textContent)).toEqual(['One', 'Two', 'Two and a half']);
    for (const link of links) {
      expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))).not.toBeNull();
    }
  });

  it('has no table of contents when it is short', async () => {
    answerWith(postRow(1, { content: '<h2>One</h2><p>x</p>' }));
    await openArticle(`/blogs/${id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows the excerpt when there is no text', async () => {
    answerWith(postRow(1, { content: '  ' }));
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByText('What post 1 says.')).toBeInTheDocument();
  });

  it('asks for the published post only and counts the view', async () => {
    const api = answerWith(postRow(1));
    await openArticle(`/blogs/${id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(api.requests[0]?.query.get('status')).toBe('eq.published');
    await vi.waitFor(() =>
      expect(api.requests.find(({ target }) => target === 'rpc/record_view')?.body).toEqual({
        viewed_path: `/blogs/${id}`,
      }),
    );
  });

  it('shows the picture and mentions it in the structured data', async () => {
    answerWith(
      postRow(1, {
        featured_image: '/storage/v1/object/public/blog-images/a.webp#focus=30,70',
        featured_image_alt: 'A loom',
      }),
    );
    await openArticle(`/blogs/${id}`);
    const address = '/storage/v1/object/public/blog-images/a.webp';
    const picture = await screen.findByRole('img', { name: 'A loom' });
    expect(picture).toHaveAttribute('src', address);
    expect(picture).toHaveStyle({ objectPosition: '30% 70%' });
    const blocks = document.head.querySelectorAll('script[type="application/ld+json"]');
    expect([...blocks].map((block) => block.textContent).join()).toContain(
      `"https://careerloom.example${address}"`,
    );
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `https://careerloom.example${address}`,
    );
  });
});

describe('no such article', () => {
  it('says "Article Not Found" and is not indexed', async () => {
    const api = answerWith(null);
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
    expect(api.requests.some(({ target }) => target === 'rpc/record_view')).toBe(false);
  });

  it.each([
    'nonsense',
    '-1',
    '999999999999999999999',
    '%2e%2e%2fcms',
    "1'or'1",
    'sample-9',
    'NULL',
  ])('F04: the malformed id %s asks for no article, and shows no sample', async (malformed) => {
    const api = answerWith(postRow(1));
    await openArticle(`/blogs/${malformed}`);
    expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeInTheDocument();
    // Whether the address leads elsewhere is all that is asked, and only of those that can.
    const others = api.requests.filter(
      ({ target }) => target !== 'redirects' && target !== 'rpc/record_missing',
    );
    expect(others).toEqual([]);
  });
});

describe('an article that cannot be fetched', () => {
  it('F12: is replaced by a sample that says so, which is neither indexed nor counted', async () => {
    const api = fakeDataApi(brokenBackend);
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*sample/);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    );
    expect(api.requests.some(({ target }) => target === 'rpc/record_view')).toBe(false);
  });

  it('comes on Retry', async () => {
    const api = fakeDataApi(brokenBackend);
    const user = await openArticle(`/blogs/${id}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer = (request) => (isArticle(request) ? rows(postRow(1)) : rows());
    await act(() => user.click(retry));
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('while its page is open', () => {
  const withChange = (article: object | null) => (request: DataRequest) => {
    if (request.target === 'rpc/next_publication_change') return Response.json(0);
    return isArticle(request) && article ? rows(article) : rows();
  };

  it('an article that was not found is shown from its moment on', async () => {
    const api = answerWith(null);
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByText('Article Not Found')).toBeInTheDocument();
    api.answer = withChange(postRow(1));
    await beIdle();
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument();
  });

  it('one that ends goes, and robots know when', async () => {
    const ends = '2026-12-01 04:30:00+00';
    const api = answerWith(postRow(1, { unpublish_at: ends }));
    await openArticle(`/blogs/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'unavailable_after: 2026-12-01T04:30:00+00:00',
    );
    api.answer = withChange(null);
    await beIdle();
    expect(await screen.findByText('Article Not Found')).toBeInTheDocument();
  });
});
