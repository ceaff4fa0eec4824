import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actors, as, owner, staff, visitor } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner } from '../support/database-rows';

const viewers = ['seo', 'marketing', 'super_admin'] as const;
const DAY_MS = 86_400_000;

/** A day of India's calendar, so many days ago. */
function day(daysAgo: number): string {
  return new Date(Date.now() + 5.5 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

const article = draftPost({ title: 'Read most', status: 'published' });
const page = draftPage({ title: 'Page read most', status: 'published' });
const articlePath = `/blogs/${article.id ?? ''}`;
const pagePath = `/${page.slug}`;
const deletedPath = `/blogs/${randomUUID()}`;
const paths = [articlePath, pagePath, deletedPath];

async function write(path: string, daysAgo: number, views: number): Promise<void> {
  await owner()
    .from('page_views')
    .upsert({ path, day: day(daysAgo), views })
    .throwOnError();
}

/** What the chart says about a day of the last week. */
async function viewsOn(daysAgo: number) {
  const client = await as('seo');
  const { data } = await client.rpc('views_by_day', { range_days: 7 }).throwOnError();
  return data.find((row) => row.day === day(daysAgo));
}

beforeAll(async () => {
  await insertAsOwner('blog_posts', article);
  await insertAsOwner('pages', page);
});

afterAll(async () => {
  await owner().from('page_views').delete().in('path', paths);
  await owner()
    .from('blog_posts')
    .delete()
    .eq('id', article.id ?? '');
  await owner().from('pages').delete().eq('slug', page.slug);
});

describe.each([
  ['views_by_day', {}],
  ['view_totals', {}],
  ['top_content', { content_kind: 'post' }],
] as const)('%s', (name, args) => {
  test.each(viewers)('%s may', async (actor) => {
    const client = await as(actor);
    const { data, error } = await client.rpc(name, args as { content_kind: string });
    expect(error).toBeNull();
    expect(data?.length).toBeGreaterThan(0);
  });

  test.each(actors.filter((actor) => !viewers.some((viewer) => viewer === actor)))(
    '%s may not',
    async (actor) => {
      const client = await as(actor);
      const { data, error } = await client.rpc(name, args as { content_kind: string });
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    },
  );
});

describe('content_totals', () => {
  test.each(staff)('%s may, and they agree with the counters of the lists', async (actor) => {
    const client = await as(actor);
    const { data } = await client.rpc('content_totals').throwOnError();
    const sum = (kind: string, status: string) =>
      data
        .filter((row) => row.kind === kind && row.status === status)
        .reduce((total, row) => total + row.total, 0);
    const posts = await client.rpc('count_posts', { in_status: 'published' }).throwOnError();
    const pages = await client.rpc('count_pages', { in_status: 'draft' }).throwOnError();
    expect(sum('post', 'published')).toBe(posts.data);
    expect(sum('page', 'draft')).toBe(pages.data);
  });

  test.each([
    ['a visitor', () => Promise.resolve(visitor())],
    ['somebody waiting for approval', () => as('self')],
  ])('%s may not', async (_, connect) => {
    const client = await connect();
    expect((await client.rpc('content_totals')).error?.code).toBe('42501');
  });
});

describe('views per day', () => {
  test('are whole days in order, and today by itself', async () => {
    const client = await as('marketing');
    const { data } = await client.rpc('views_by_day', { range_days: 7 }).throwOnError();
    expect(data.map((row) => row.day)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map(day));
    expect(data.map((row) => row.is_complete)).toEqual([...Array<boolean>(7).fill(true), false]);
  });

  test('follow every kind of change to the counts', async () => {
    const before = (await viewsOn(2))?.views ?? 0;
    await write(articlePath, 2, 10);
    await write(pagePath, 2, 5);
    expect((await viewsOn(2))?.views).toBe(before + 15);
    await write(articlePath, 2, 4);
    expect((await viewsOn(2))?.views).toBe(before + 9);
    const other = (await viewsOn(3))?.views ?? 0;
    await owner()
      .from('page_views')
      .update({ day: day(3) })
      .match({ path: articlePath, day: day(2) })
      .throwOnError();
    expect((await viewsOn(2))?.views).toBe(before + 5);
    expect((await viewsOn(3))?.views).toBe(other + 4);
    await owner().from('page_views').delete().in('path', paths).throwOnError();
    expect((await viewsOn(2))?.views).toBe(before);
    expect((await viewsOn(3))?.views).toBe(other);
  });

  test('stand beside the same day one range earlier', async () => {
    const before = (await viewsOn(1))?.previous ?? 0;
    await write(articlePath, 8, 21);
    expect((await viewsOn(1))?.previous).toBe(before + 21);
    await owner().from('page_views').delete().in('path', paths).throwOnError();
  });

  test('agree with the totals', async () => {
    const client = await as('seo');
    const days = (await client.rpc('views_by_day', { range_days: 30 }).throwOnError()).data;
    const [totals] = (await client.rpc('view_totals', { range_days: 30 }).throwOnError()).data;
    const sum = (of: (row: (typeof days)[number]) => number) =>
      days.reduce((total, row) => total + of(row), 0);
    expect(totals).toMatchObject({
      views: sum((row) => (row.is_complete ? row.views : 0)),
      previous: sum((row) => row.previous),
      today: sum((row) => (row.is_complete ? 0 : row.views)),
    });
    expect(totals?.counted_since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each([
    [-5, 2],
    [0, 2],
    [100_000, 367],
  ])('a range of %i gives %i days', async (range_days, count) => {
    const client = await as('seo');
    const { data } = await client.rpc('views_by_day', { range_days }).throwOnError();
    expect(data).toHaveLength(count);
  });

  test('a view is counted on the day that it is in India', async () => {
    const before = (await viewsOn(0))?.views ?? 0;
    await visitor().rpc('record_view', { viewed_path: articlePath }).throwOnError();
    const { data } = await owner().from('page_views').select('day,views').eq('path', articlePath);
    expect(data).toEqual([{ day: day(0), views: 1 }]);
    expect((await viewsOn(0))?.views).toBe(before + 1);
    await owner().from('page_views').delete().in('path', paths).throwOnError();
  });
});

describe('top content', () => {
  test('articles and pages apart, the most viewed first, with the range before', async () => {
    await write(articlePath, 1, 900_000);
    await write(articlePath, 6, 100_000);
    await write(articlePath, 9, 40);
    await write(articlePath, 0, 7);
    await write(pagePath, 2, 800_000);
    const client = await as('seo');
    const posts = await client
      .rpc('top_content', { content_kind: 'post', range_days: 7 })
      .throwOnError();
    expect(posts.data[0]).toEqual({
      path: articlePath,
      id: article.id,
      title: 'Read most',
      views: 1_000_000,
      previous: 40,
    });
    expect(posts.data.map((row) => row.path)).not.toContain(pagePath);
    const pages = await client
      .rpc('top_content', { content_kind: 'page', range_days: 7, list_size: 1 })
      .throwOnError();
    expect(pages.data).toEqual([
      { path: pagePath, id: page.id, title: 'Page read most', views: 800_000, previous: 0 },
    ]);
  });

  test('what has been deleted keeps its views, without a title', async () => {
    await write(deletedPath, 3, 2_000_000);
    const client = await as('seo');
    const { data } = await client
      .rpc('top_content', { content_kind: 'post', range_days: 30, list_size: 1 })
      .throwOnError();
    expect(data).toEqual([
      { path: deletedPath, id: null, title: null, views: 2_000_000, previous: 0 },
    ]);
  });

  test('another kind is refused', async () => {
    const client = await as('super_admin');
    const { error } = await client.rpc('top_content', { content_kind: 'user' });
    expect(error?.code).toBe('22023');
  });
});
