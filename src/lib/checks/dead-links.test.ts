import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { findDeadLinks } from './dead-links';

// The signed-in client needs a session; what is asked and answered is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

afterEach(() => vi.unstubAllGlobals());

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const row = (status: string, start: string | null = null, end: string | null = null) => ({
  status,
  publish_at: start,
  unpublish_at: end,
});

function answer({ target }: DataRequest): Response {
  switch (target) {
    case 'redirects':
      return rows({ from_path: '/old' });
    case 'blog_posts':
      return rows(
        { id: id(1), ...row('published') },
        { id: id(2), ...row('draft') },
        { id: id(3), ...row('published', '2090-01-01T00:00:00Z') },
      );
    case 'pages':
      return rows(
        { slug: 'fees', ...row('published') },
        { slug: 'over', ...row('published', null, '2020-01-01T00:00:00Z') },
      );
    default:
      return rows({ kind: 'post', id: id(4), slug: null }, { kind: 'page', id: 'p', slug: 'gone' });
  }
}

const find = (paths: string[]) => findDeadLinks(paths, new AbortController().signal);

describe('dead links', () => {
  it('are those at which visitors find nothing, each with its reason', async () => {
    fakeDataApi(answer);
    const paths = [1, 2, 3, 4, 5].map((number) => `/blogs/${id(number)}`);
    const dead = await find([
      ...paths,
      '/fees',
      '/fees/',
      '/over',
      '/gone',
      '/old',
      '/nothing',
      '/a/b',
    ]);
    expect(Object.fromEntries(dead)).toEqual({
      [`/blogs/${id(2)}`]: 'draft',
      [`/blogs/${id(3)}`]: 'scheduled',
      [`/blogs/${id(4)}`]: 'trashed',
      [`/blogs/${id(5)}`]: 'unknown',
      '/over': 'ended',
      '/gone': 'trashed',
      '/nothing': 'unknown',
      '/a/b': 'unknown',
    });
  });

  it('are none among what is built in, of which nobody is asked', async () => {
    const api = fakeDataApi(answer);
    const built = ['/', '/courses', '/courses/', '/job-portal', '/feed.xml', '/storage/v1/a.webp'];
    expect(await find(built)).toEqual(new Map());
    expect(api.requests).toEqual([]);
  });

  it('are not known when the database does not answer', async () => {
    fakeDataApi(brokenBackend);
    await expect(find(['/nothing'])).rejects.toThrow();
  });
});
