import { readdir, readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

// The clock of a transaction stands still: an hour passes where the times move an hour back.
beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const documents = [
  { kind: 'post', table: 'blog_posts', id: post, publisher: 'marketing', writer: 'content' },
  { kind: 'page', table: 'pages', id: page, publisher: 'seo', writer: 'content' },
] as const;
type Table = (typeof documents)[number]['table'];

const add = (table: Table) => (table === 'pages' ? rules.addPage() : rules.addPost());

/** In hours from now; null takes a time away. */
const schedule = (table: Table, start: number | null, end: number | null = null) =>
  rules.query(
    `update public.${table} set status = 'published', publish_at = now() + $1 * interval '1 hour',
       unpublish_at = now() + $2 * interval '1 hour'
     returning published_at = publish_at as shows_start, published_at = now() as shows_now`,
    [start, end],
  );

const isSeen = async (table: Table, account: 'marketing' | null = null) => {
  const rows = await rules.as(account, `select id from public.${table} where id in ($1, $2)`, [
    post,
    page,
  ]);
  return Array.isArray(rows) && rows.length === 1;
};

async function value(sql: string): Promise<unknown> {
  const [row] = await rules.query(sql);
  return row && Object.values(row)[0];
}

describe.each(documents)('a $kind with times', ({ table, publisher, writer }) => {
  beforeEach(() => add(table));

  test('is read from its moment on and until its end, and by nobody before', async () => {
    const seen: boolean[] = [];
    for (const [start, end] of [
      [1, 3],
      [0.0001, 3],
      [0, 3],
      [-1, 2],
      [-1, 0.0001],
      [-2, 0],
      [-3, -1],
      [null, -1],
      [null, 1],
      [-1, null],
    ] as const) {
      await schedule(table, start, end);
      seen.push(await isSeen(table));
    }
    expect(seen).toEqual([false, false, true, true, true, false, false, false, true, true]);
  });

  test('is read by staff at any time', async () => {
    await schedule(table, 5);
    expect(await isSeen(table)).toBe(false);
    expect(await isSeen(table, 'marketing')).toBe(true);
  });

  test('is given them by whoever may publish, and by nobody else', async () => {
    const at = `update public.${table} set status = 'published', publish_at = now() + interval '1 day' returning id`;
    const end = `update public.${table} set unpublish_at = now() + interval '2 days' returning id`;
    // Without the grants, the guards stand alone.
    await rules.grantEverything();
    await rules.dropPolicies();
    for (const sql of [at, end])
      expect(await rules.as(writer, sql)).toMatchObject({ code: '42501' });
    expect(await rules.as(publisher, at)).toHaveLength(1);
    for (const sql of [end, `update public.${table} set publish_at = null returning id`])
      expect(await rules.as(writer, sql)).toMatchObject({ code: '42501' });
    expect(await rules.as(publisher, end)).toHaveLength(1);
  });

  test('cannot be given a moment that has passed, nor an end before its beginning', async () => {
    const set = (start: string | null, end: string | null) =>
      rules.as(
        publisher,
        `update public.${table} set status = 'published', publish_at = now() + $1::interval,
           unpublish_at = now() + $2::interval returning id`,
        [start, end],
      );
    expect(await set('-1 second', null)).toMatchObject({ code: '22023', hint: 'publish_at' });
    expect(await set(null, '-1 second')).toMatchObject({ code: '22023', hint: 'unpublish_at' });
    expect(await set('2 hours', '1 hour')).toMatchObject({ code: '22023', hint: 'unpublish_at' });
    expect(await set('1 hour', '2 hours')).toHaveLength(1);
    expect(await set('100 years', null)).toMatchObject({ code: '23514' });
    // Sent once more after the answer was lost: what is kept may have passed since.
    await schedule(table, -1, 1);
    expect(await set('-1 hour', '1 hour')).toHaveLength(1);
  });

  test('shows the moment as its date, and the first one of all once it is back', async () => {
    expect(await schedule(table, 2)).toEqual([{ shows_start: true, shows_now: false }]);
    // Never seen, so the date that was planned means nothing.
    await rules.query(`update public.${table} set status = 'draft'`);
    expect(
      await value(
        `select coalesce(publish_at, unpublish_at, published_at, first_published_at) from public.${table}`,
      ),
    ).toBeNull();
    expect(await schedule(table, null)).toEqual([{ shows_start: null, shows_now: true }]);
  });

  test('that was planned and is published at once says so; an old one stays as old as it was', async () => {
    await schedule(table, 2);
    expect(await schedule(table, null)).toEqual([{ shows_start: null, shows_now: true }]);
    await rules.query(`delete from public.${table}`);
    await rules.query('delete from public.trashed_documents');
    await add(table);
    await rules.query(
      `update public.${table} set status = 'published', published_at = now() - interval '300 days'`,
    );
    // Announced anew, and taken back.
    await schedule(table, 2);
    await rules.query(`update public.${table} set status = 'draft'`);
    await schedule(table, null);
    expect(
      await value(`select published_at = now() - interval '300 days' from public.${table}`),
    ).toBe(true);
  });

  test('keeps the date it began with when the time is taken off afterwards', async () => {
    await schedule(table, 1);
    await rules.dropGuards();
    await rules.query(
      `update public.${table} set publish_at = now() - interval '1 hour', published_at = now() - interval '1 hour',
         first_published_at = now() - interval '1 hour'`,
    );
    await rules.query(`alter table public.${table} enable trigger user`);
    await rules.query(`update public.${table} set publish_at = null`);
    expect(
      await value(`select published_at = now() - interval '1 hour' from public.${table}`),
    ).toBe(true);
  });

  test('is logged as scheduled, and as published when it is', async () => {
    const kinds = async () =>
      (await rules.query('select type from public.activity_log order by id desc limit 2')).map(
        ({ type }) => String(type).split('_')[1],
      );
    await schedule(table, 1);
    expect(await kinds()).toEqual(['scheduled', 'created']);
    await rules.query(`update public.${table} set title = 'Other'`);
    await schedule(table, 2);
    expect(await kinds()).toEqual(['scheduled', 'scheduled']);
    await schedule(table, null);
    expect(await kinds()).toEqual(['published', 'scheduled']);
  });

  test('comes back from the trash with its times, and is no more public than before', async () => {
    await schedule(table, 1, 3);
    await rules.query(`delete from public.${table}`);
    const answer = await rules.as('admin', 'select status from public.restore_document($1, $2)', [
      table === 'pages' ? 'page' : 'post',
      table === 'pages' ? page : post,
    ]);
    expect(answer).toEqual([{ status: 'published' }]);
    expect(
      await value(`select publish_at = published_at and publish_at > now() from public.${table}`),
    ).toBe(true);
    expect(await isSeen(table)).toBe(false);
  });

  test('is counted and listed as what it is', async () => {
    const noun = table === 'pages' ? 'pages' : 'posts';
    const found: string[] = [];
    const statuses = ['draft', 'published', 'scheduled', 'ended'];
    for (const [start, end] of [
      [1, null],
      [-1, null],
      [-2, -1],
    ] as const) {
      await schedule(table, start, end);
      for (const status of statuses) {
        const rows = await rules.as('admin', `select id from public.search_${noun}('', $1)`, [
          status,
        ]);
        const counted = await rules.as(
          'admin',
          `select public.count_${noun}('', $1) as count, public.count_${noun}('Title', $1) as searched`,
          [status],
        );
        if (Array.isArray(rows) && rows.length === 1) found.push(status);
        const count = Array.isArray(rows) ? rows.length : Number.NaN;
        expect(counted).toEqual([{ count, searched: count }]);
      }
      const totals = await rules.as(
        'admin',
        'select status, sum(total)::integer as total from public.content_totals() group by 1',
      );
      expect(totals).toEqual([{ status: found.at(-1), total: 1 }]);
    }
    expect(found).toEqual(['scheduled', 'published', 'ended']);
  });

  test('takes no address before its time, and leaves none dead behind', async () => {
    const path = table === 'pages' ? '/a-page' : `/blogs/${post}`;
    const left = async () => [
      await value(`select count(*)::integer from public.redirects where from_path = '${path}'`),
      (await rules.as(null, 'select from_path from public.redirects_in_browser()')) as unknown,
    ];
    await rules.query('insert into public.redirects (from_path, to_target) values ($1, $2)', [
      path,
      '/about',
    ]);
    expect(await left()).toEqual([1, []]);
    // To come, here for a while: the browser asks for the document first, the host must not lead on.
    for (const [start, end] of [
      [1, null],
      [1, 2],
      [-1, 1],
      [null, 1],
    ] as const) {
      await schedule(table, start, end);
      expect(await left()).toEqual([1, [{ from_path: path }]]);
    }
    // Over: it leads on again, at the host, too; and may be made now.
    await schedule(table, -2, -1);
    expect(await left()).toEqual([1, []]);
    await rules.query('delete from public.redirects');
    const again = await rules.as(
      'seo',
      "insert into public.redirects (from_path, to_target) values ($1, '/about') returning from_path",
      [path],
    );
    expect(again).toEqual([{ from_path: path }]);
    // Public for good: the address is its own.
    await schedule(table, null);
    expect(await left()).toEqual([0, []]);
  });

  test('is neither counted as viewed nor missing, nor listed with its search data, at the wrong time', async () => {
    const path = table === 'pages' ? '/a-page' : `/blogs/${post}`;
    const state = async () => {
      await rules.as(null, `select public.record_view('${path}')`);
      await rules.as(null, `select public.record_missing('${path}')`);
      const views = await value(
        `select sum(views)::integer from public.page_views where path = '${path}'`,
      );
      const missing = await value(
        `select sum(requests)::integer from public.missing_addresses where path = '${path}'`,
      );
      const heads = await rules.as('seo', 'select path from public.search_heads()');
      const total = await rules.as('seo', 'select total::integer from public.count_heads()');
      return { views, missing, heads: Array.isArray(heads) && heads.length, total };
    };
    await schedule(table, 1);
    expect(await state()).toEqual({ views: null, missing: 1, heads: 0, total: [{ total: 0 }] });
    await schedule(table, -1, 1);
    expect(await state()).toEqual({ views: 1, missing: 1, heads: 1, total: [{ total: 1 }] });
    await schedule(table, -2, -1);
    expect(await state()).toEqual({ views: 1, missing: 2, heads: 0, total: [{ total: 0 }] });
  });
});

test('a page that is renamed before its time leaves no redirect, nor does one that has ended', async () => {
  await rules.addPage();
  await schedule('pages', 1);
  await rules.query("update public.pages set slug = 'b-page'");
  await schedule('pages', -2, -1);
  await rules.query("update public.pages set slug = 'c-page'");
  expect(await rules.query('select from_path from public.redirects')).toEqual([]);
  await schedule('pages', -1, 2);
  await rules.query("update public.pages set slug = 'd-page'");
  expect(await rules.query('select from_path, to_target from public.redirects')).toEqual([
    { from_path: '/c-page', to_target: '/d-page' },
  ]);
});

test('visitors find a scheduled article by no search', async () => {
  await rules.addPost();
  const found = () => rules.as(null, "select id from public.search_published_posts('title')");
  await schedule('blog_posts', 1);
  expect(await found()).toEqual([]);
  await schedule('blog_posts', -1, 1);
  expect(await found()).toEqual([{ id: post }]);
  await schedule('blog_posts', -2, -1);
  expect(await found()).toEqual([]);
});

describe('visitors are told when something changes', () => {
  const next = async (secondsAgo = 0) => {
    const answer = await rules.as(null, 'select public.next_publication_change($1) as seconds', [
      secondsAgo,
    ]);
    return Array.isArray(answer) ? answer[0]?.['seconds'] : answer;
  };
  const toTheMinute = async (moment: string) =>
    value(
      `select ceil(extract(epoch from date_trunc('minute', ${moment} + interval '59.999999 seconds') - now()))::integer`,
    );

  test('to the minute, a day ahead at most, and without a word of what', async () => {
    expect(await next()).toBeNull();
    await rules.addPost();
    await rules.addPage();
    await schedule('blog_posts', 25);
    expect(await next()).toBeNull();
    await schedule('blog_posts', -1, 3);
    expect(await next()).toBe(await toTheMinute("now() + interval '3 hours'"));
    await schedule('pages', 2);
    expect(await next()).toBe(await toTheMinute("now() + interval '2 hours'"));
    await rules.query("update public.pages set publish_at = now() + interval '1 second'");
    const seconds = Number(await next());
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(61);
  });

  test('and whether something has since they looked', async () => {
    await rules.addPost();
    await schedule('blog_posts', -1, 3);
    expect(await next(3599)).toBe(await next());
    expect(await next(3601)).toBe(0);
    await schedule('blog_posts', -3, -1);
    expect(await next(3599)).toBeNull();
    expect(await next(3601)).toBe(0);
  });
});

test('whatever asks for what is published asks for what is public now', async () => {
  const folder = new URL('../../supabase/schema/', import.meta.url);
  const careless: string[] = [];
  let policies = 0;
  for (const name of await readdir(folder)) {
    // Parts of one condition stand in lines of their own.
    const sql = (await readFile(new URL(name, folder), 'utf8')).replace(/\s+/g, ' ');
    // What is still to come has not ended either.
    for (const [text] of sql.matchAll(/\b[a-z]\.status = 'published'.{0,120}/g))
      if (!/\bunpublish_at/.test(text) && !/\bpublish_at > /.test(text))
        careless.push(`${name}: ${text}`);
    for (const [text] of sql.matchAll(/create policy [^;]*?status = 'published'.{0,120}/g)) {
      policies += 1;
      if (!/\bunpublish_at/.test(text) || !/\bpublish_at/.test(text))
        careless.push(`${name}: ${text}`);
    }
  }
  expect(careless).toEqual([]);
  expect(policies).toBe(4);
});
