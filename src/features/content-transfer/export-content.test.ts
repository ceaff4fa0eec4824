import { afterEach, describe, expect, it, vi } from 'vitest';
import { brokenBackend, fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { readColumns } from '@/lib/supabase/column-map';
import { exportContent, type ExportProgress } from './export-content';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

afterEach(() => vi.unstubAllGlobals());

const columns = {
  posts: readColumns('blog_posts', ['id', 'title']).select,
  pages: readColumns('pages', ['id', 'slug']).select,
  media: readColumns('media_files', ['id', 'bucket', 'path']).select,
  page_sections: readColumns('page_sections', ['id']).select,
  redirects: readColumns('redirects', ['id']).select,
  search_data: readColumns('route_meta', ['id']).select,
};

const idOf = (number: number) => String(number).padStart(4, '0');

/** A data API with so many posts and pages, which understands what the export asks. */
function backendWith(posts: number, pages: number) {
  const all = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: idOf(index), title: `Title "${index}"` }));
  const tables: Record<string, readonly { id: string }[]> = {
    blog_posts: all(posts),
    pages: all(pages),
  };
  return fakeDataApi(({ target, query }: DataRequest) => {
    if (target === 'rpc/count_posts') return Response.json(posts);
    if (target === 'rpc/count_pages') return Response.json(pages);
    const after = query.get('id')?.replace('gt.', '') ?? '';
    const found = (tables[target] ?? []).filter(({ id }) => id > after);
    return rows(...found.slice(0, Number(query.get('limit'))));
  });
}

/** The test environment's blobs have no `text`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file);
  });
}

async function run(signal = new AbortController().signal) {
  const progress: ExportProgress[] = [];
  const result = await exportContent({
    columns,
    signal,
    onProgress: (step) => progress.push(step),
  });
  const content: unknown = JSON.parse(await textOf(result.file));
  return { ...result, content, progress };
}

describe('the export', () => {
  it('holds every post and page once, read in batches', async () => {
    const api = backendWith(60, 25);
    const { content, posts, pages, progress } = await run();
    expect([posts, pages]).toEqual([60, 25]);
    expect(content).toMatchObject({ format: 'careerloom-content-2' });
    const ids = (key: 'posts' | 'pages') =>
      (content as Record<typeof key, { id: string }[]>)[key].map(({ id }) => id);
    expect(ids('posts')).toEqual(Array.from({ length: 60 }, (_, index) => idOf(index)));
    expect(ids('pages')).toEqual(Array.from({ length: 25 }, (_, index) => idOf(index)));
    expect(api.requests.filter(({ target }) => target === 'blog_posts')).toHaveLength(3);
    expect(progress.at(0)).toEqual({ of: 'rows', done: 0, total: 85 });
    expect(progress.at(-1)).toEqual({ of: 'rows', done: 85, total: 85 });
  });

  it('of nothing is a readable file too', async () => {
    backendWith(0, 0);
    expect((await run()).content).toMatchObject({ posts: [], pages: [] });
  });

  it('asks for the columns that it is given, and for no others', async () => {
    const api = backendWith(1, 1);
    await run();
    const asked = api.requests.flatMap(({ target, query }) =>
      query.has('select') ? [[target, query.get('select')]] : [],
    );
    expect(asked).toEqual([
      ['media_files', columns.media],
      ['blog_posts', columns.posts],
      ['pages', columns.pages],
      ['page_sections', columns.page_sections],
      ['redirects', columns.redirects],
      ['route_meta', columns.search_data],
    ]);
  });

  it('stops when it is cancelled', async () => {
    const abort = new AbortController();
    const api = backendWith(100, 0);
    const result = exportContent({
      columns,
      signal: abort.signal,
      onProgress: ({ done }) => {
        if (done > 0) abort.abort();
      },
    });
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(api.requests.filter(({ target }) => target === 'blog_posts')).toHaveLength(1);
  });

  it('fails as a whole: half a file would pass for all of it', async () => {
    fakeDataApi(brokenBackend);
    await expect(run()).rejects.toMatchObject({ kind: 'server' });
  });
});
