import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  brokenBackend,
  fakeDataApi,
  postRow,
  rows,
  type DataRequest,
} from '@/testing/fake-data-api';
import { beIdle } from '@/testing/idle-moments';
import { renderPage } from '@/testing/render-page';
import { forgetLists, type PublishedFilter } from '../list-source';
import { PostList } from './post-list';

vi.mock('@/lib/when-idle', () => import('@/testing/idle-moments'));

const everything: PublishedFilter = { search: '', category: 'all' };

afterEach(() => {
  forgetLists();
  vi.unstubAllGlobals();
});

async function renderList(filter = everything) {
  const onClearFilters = vi.fn();
  // A list that suspends is finished only when the act around its first render is awaited.
  await act(async () => {
    renderPage(<PostList filter={filter} onClearFilters={onClearFilters} />);
    await Promise.resolve();
  });
  return { onClearFilters, user: userEvent.setup() };
}

function isFeaturedRequest({ query }: DataRequest): boolean {
  return query.get('is_featured') === 'eq.true';
}

function answerWith(list: readonly object[], featured: readonly object[] = []) {
  return fakeDataApi((request) => rows(...(isFeaturedRequest(request) ? featured : list)));
}

function section(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

function titlesIn(element: HTMLElement): (string | null)[] {
  return within(element)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
}

function numbers(count: number, from = 1): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

describe('loading', () => {
  it('shows the shape of the list and nothing that could be mistaken for articles', async () => {
    fakeDataApi(() => new Promise<Response>(() => undefined));
    await renderList();
    expect(screen.getByRole('status')).toHaveAccessibleName(/loading/i);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('failed', () => {
  it.each([
    ['a backend that answers with HTML', () => brokenBackend()],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('F12: %s gives the five samples, marked as samples', async (_name, answer) => {
    fakeDataApi(answer);
    await renderList();
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
    expect(screen.getByRole('alert')).toHaveTextContent(/samples/);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    expect(screen.queryByText(/Gateway/)).not.toBeInTheDocument();
  });

  it('fetches the real ones on Retry', async () => {
    const api = fakeDataApi(brokenBackend);
    const { user } = await renderList();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer = (request) => rows(...(isFeaturedRequest(request) ? [] : [postRow(1)]));
    await act(() => user.click(retry));
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('filters the samples by the same rule', async () => {
    fakeDataApi(brokenBackend);
    await renderList({ search: '', category: 'cybersecurity' });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });
});

describe('empty', () => {
  it('says so and offers Clear Filters', async () => {
    answerWith([]);
    const { onClearFilters, user } = await renderList({ search: 'nothing', category: 'all' });
    expect(await screen.findByText('No articles found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(onClearFilters).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('articles', () => {
  it('puts three featured posts in a section of their own and the rest into the grid, each once', async () => {
    const all = numbers(6).map((number) => postRow(number, { is_featured: number <= 4 }));
    const api = answerWith(all, all.slice(0, 3));
    await renderList();
    await screen.findByText('Featured articles');
    expect(titlesIn(section('Featured articles'))).toEqual(['Post 1', 'Post 2', 'Post 3']);
    expect(titlesIn(section('Latest articles'))).toEqual(['Post 4', 'Post 5', 'Post 6']);
    expect(api.requests.find(isFeaturedRequest)?.query.get('limit')).toBe('3');
  });

  it('shows what a card needs, with three tags at most', async () => {
    answerWith([postRow(1, { tags: ['a', 'b', 'c', 'd'] })]);
    await renderList();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Post 1' })).toHaveAttribute(
      'href',
      '/blogs/00000000-0000-4000-8000-000000000001',
    );
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
    expect(card).toHaveTextContent('What post 1 says.');
    expect(card).toHaveTextContent('Ananya Rao · 10 Nov 2026 · 4 min read');
    expect(card).toHaveTextContent('Data Science');
  });

  it('D11: shows hostile titles, excerpts, tags and authors as text', async () => {
    const hostile = '</title><script>attack()</script>"\'${x}{{x}}';
    answerWith([
      postRow(1, { title: hostile, excerpt: hostile, author: hostile, tags: [hostile] }),
    ]);
    await renderList();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link')).toHaveTextContent(hostile);
    expect(card.querySelector('script')).toBeNull();
    expect(within(card).getByRole('listitem')).toHaveTextContent(hostile);
  });

  it('asks only for what is published, in pages', async () => {
    const api = answerWith([]);
    await renderList({ search: '', category: 'career-tips' });
    await screen.findByText('No articles found');
    for (const { query } of api.requests) {
      expect(query.get('status')).toBe('eq.published');
      expect(query.get('category')).toBe('eq.career-tips');
      expect(Number(query.get('limit'))).toBeLessThanOrEqual(13);
      expect(query.get('select')).not.toMatch(/content|\*/);
    }
  });

  it.each(['a,status.eq.draft', '),or(id.neq.0', '*', '%', '_', '\\', '"quoted"', "o'clock"])(
    'F01: searches for %j as text, never as a filter',
    async (search) => {
      const api = answerWith([postRow(1)]);
      await renderList({ search, category: 'all' });
      await screen.findByRole('link', { name: 'Post 1' });
      expect(api.requests.map(({ target, body }) => [target, body['term']])).toEqual([
        ['rpc/search_published_posts', search],
      ]);
      expect([...(api.requests[0]?.query.keys() ?? [])]).toEqual([]);
    },
  );

  it('F01: sends no more than the bounds of the search box', async () => {
    const api = answerWith([postRow(1)]);
    await renderList({ search: 'x'.repeat(5000), category: 'all' });
    await screen.findByRole('link', { name: 'Post 1' });
    expect(api.requests[0]?.body['term']).toHaveLength(200);
  });
});

describe('Load more', () => {
  const firstPage = numbers(13).map((number) => postRow(number));

  it('appends the next page and goes when there is no more', async () => {
    const api = answerWith(firstPage);
    const { user } = await renderList();
    const button = await screen.findByRole('button', { name: 'Load more' });
    expect(screen.getAllByRole('article')).toHaveLength(12);
    api.answer = () => rows(...numbers(2, 13).map((number) => postRow(number)));
    await user.click(button);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14));
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    // The last row of a page is where the next one starts; equal dates are told apart by the id.
    expect(api.requests.at(-1)?.query.get('or')).toContain(
      'id.lt.00000000-0000-4000-8000-000000000012',
    );
  });

  it('keeps what is there when the next page fails, and tries again', async () => {
    const api = answerWith(firstPage);
    const { user } = await renderList();
    const button = await screen.findByRole('button', { name: 'Load more' });
    api.answer = brokenBackend;
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('More articles could not be loaded');
    expect(screen.getAllByRole('article')).toHaveLength(12);
    api.answer = () => rows(postRow(13));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('while the list is open', () => {
  it('what becomes public stands there without a reload, also above what "Load more" has brought', async () => {
    const api = answerWith(numbers(13).map((number) => postRow(number)));
    const { user } = await renderList();
    api.answer = () => rows(postRow(13), postRow(14));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14));
    expect(screen.queryByText('Post 0')).not.toBeInTheDocument();
    api.answer = (request) => {
      if (request.target === 'rpc/next_publication_change') return Response.json(0);
      return isFeaturedRequest(request)
        ? rows()
        : rows(...numbers(13, 0).map((number) => postRow(number)));
    };
    await beIdle();
    expect(await screen.findByRole('heading', { name: 'Post 0' })).toBeInTheDocument();
    expect(new Set(titlesIn(document.body))).toEqual(
      new Set(numbers(15, 0).map((number) => `Post ${number}`)),
    );
    expect(screen.getAllByRole('article')).toHaveLength(15);
  });
});
