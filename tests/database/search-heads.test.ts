import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, post, type Outcome } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const builtIn = [
  { path: '/', title: 'Careers, woven', description: 'd'.repeat(100) },
  { path: '/courses', title: 'All courses', description: 'c'.repeat(100) },
  { path: '/about', title: 'Who we are', description: 'a'.repeat(100) },
];

interface Head {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly problems: readonly string[];
  readonly [column: string]: unknown;
}

interface Question {
  readonly term?: string;
  readonly kind?: string;
  readonly problem?: string;
  readonly sort?: string;
  readonly size?: number;
  readonly offset?: number;
}

const ask = (question: Question = {}, builtIns: unknown = builtIn) =>
  rules.as('seo', 'select * from public.search_heads($1::jsonb, $2, $3, $4, $5, $6, $7)', [
    JSON.stringify(builtIns),
    question.term ?? '',
    question.kind ?? null,
    question.problem ?? null,
    question.sort ?? 'title',
    question.size ?? 20,
    question.offset ?? 0,
  ]);

/** A list that was answered, not refused. */
function rowsOf(outcome: Outcome): readonly Head[] {
  if (!Array.isArray(outcome)) throw new Error(outcome.message);
  return outcome as unknown as readonly Head[];
}

const heads = async (question?: Question) => rowsOf(await ask(question));
const titles = async (question?: Question) => (await heads(question)).map(({ title }) => title);

const counts = async (term = '', kind: string | null = null) => {
  const outcome = await rules.as('seo', 'select * from public.count_heads($1::jsonb, $2, $3)', [
    JSON.stringify(builtIn),
    term,
    kind,
  ]);
  const row = rowsOf(outcome)[0];
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, n]) => [name, Number(n)]));
};

let made = 0;

async function publish(
  title: string,
  { excerpt = 'e'.repeat(100), metaTitle = '', metaDescription = '', status = 'published' } = {},
): Promise<string> {
  made += 1;
  const [row] = await rules.query(
    `insert into public.blog_posts (title, excerpt, content, author, category, status, meta_title, meta_description, updated_at)
     values ($1, $2, 'c', 'a', 'career-tips', $3, $4, $5, '2026-01-01'::timestamptz + $6 * interval '1 day') returning id`,
    [title, `${excerpt}${made}`, status, metaTitle, metaDescription, made],
  );
  return String(row?.['id']);
}

const publishPage = (title: string, slug: string, metaDescription = '', metaTitle = '') =>
  rules.query(
    "insert into public.pages (title, slug, status, meta_title, meta_description) values ($1, $2, 'published', $3, $4)",
    [title, slug, metaTitle, metaDescription],
  );

describe('the list of search data', () => {
  test('holds what is published and what is built in, in one order', async () => {
    await publish('Beta');
    await publish('aardvark');
    await publish('Hidden', { status: 'draft' });
    await publishPage('Zebra', 'zebra', 'z'.repeat(100));
    expect(await titles()).toEqual([
      'aardvark',
      'All courses',
      'Beta',
      'Careers, woven',
      'Who we are',
      'Zebra',
    ]);
    expect(await titles({ kind: 'post' })).toEqual(['aardvark', 'Beta']);
    expect(await titles({ kind: 'page' })).toEqual(['Zebra']);
    expect(await titles({ kind: 'built-in' })).toEqual([
      'All courses',
      'Careers, woven',
      'Who we are',
    ]);
    expect((await heads({ kind: 'page' }))[0]).toMatchObject({ path: '/zebra', version: 1 });
    // Built-in addresses that nobody changed have no time and come last.
    expect((await titles({ sort: 'updated' })).slice(0, 3)).toEqual(['Zebra', 'aardvark', 'Beta']);
    expect((await counts())['total']).toBe(6);
    expect((await counts('', 'post'))['total']).toBe(2);
  });

  test.each(['title', 'updated'])(
    'is the same in pages as in one piece, sorted by %s',
    async (sort) => {
      for (const title of ['One', 'one', 'One', 'All courses', 'Two', 'Zed', 'Alpha'])
        await publish(title);
      await rules.as(
        'seo',
        "insert into public.route_meta (path, meta_title) values ('/about', 'One')",
      );
      const whole = (await heads({ sort })).map(({ path }) => path);
      expect(whole).toHaveLength(10);
      const parts: string[] = [];
      for (const offset of [0, 3, 6, 9])
        parts.push(...(await heads({ sort, size: 3, offset })).map(({ path }) => path));
      expect(parts).toEqual(whole);
    },
  );

  test('says what is wrong, by what is shown and not by what was written for readers', async () => {
    await publish('x'.repeat(80), { excerpt: 'short' });
    await publish('y'.repeat(80), {
      metaTitle: 'Fits',
      metaDescription: 'm'.repeat(100),
      excerpt: 'e'.repeat(400),
    });
    await publish('Long excerpt', { excerpt: 'e'.repeat(400) });
    await publishPage('Bare page', 'bare');
    const found = new Map((await heads()).map(({ title, problems }) => [title, problems]));
    expect(found.get('x'.repeat(80))).toEqual(['long-title', 'short-description']);
    expect(found.get('Fits')).toEqual([]);
    expect(found.get('Long excerpt')).toEqual(['long-description']);
    expect(found.get('Bare page')).toEqual(['no-description']);
    expect(await titles({ problem: 'long-title' })).toEqual(['x'.repeat(80)]);
    expect(await titles({ problem: 'no-description' })).toEqual(['Bare page']);
    expect(await titles({ problem: 'any' })).toEqual(['Bare page', 'Long excerpt', 'x'.repeat(80)]);
    expect(await counts()).toEqual({
      total: 7,
      any_problem: 3,
      long_title: 1,
      same_title: 0,
      no_description: 1,
      long_description: 1,
      short_description: 1,
      same_description: 0,
    });
  });

  test('finds the same words twice, whatever kind of address they belong to', async () => {
    const id = await publish('all COURSES');
    await publish('Another', { metaDescription: 'c'.repeat(100) });
    await publishPage('Third', 'third', 'c'.repeat(100));
    expect(await titles({ problem: 'same-title' })).toEqual(['All courses', 'all COURSES']);
    expect(await titles({ problem: 'same-title', kind: 'post' })).toEqual(['all COURSES']);
    expect((await titles({ problem: 'same-description' })).sort()).toEqual([
      'All courses',
      'Another',
      'Third',
    ]);
    expect(await titles({ problem: 'any' })).toHaveLength(4);
    expect(await counts('', 'post')).toMatchObject({
      same_title: 1,
      same_description: 1,
      any_problem: 2,
    });
    // An override ends it, and so does a draft.
    await rules.as(
      'seo',
      "insert into public.route_meta (path, meta_title) values ('/courses', 'Every course')",
    );
    expect(await titles({ problem: 'same-title' })).toEqual([]);
    await rules.as('seo', 'delete from public.route_meta');
    await rules.query("update public.blog_posts set status = 'draft' where id = $1", [id]);
    expect(await heads({ problem: 'same-title' })).toEqual([]);
    expect((await heads()).find(({ path }) => path === '/courses')?.problems).toEqual([
      'same-description',
    ]);
  });

  test('is searched by address and by the words that are shown', async () => {
    const id = await publish('Beneath', {
      metaTitle: 'Shown above',
      metaDescription: '100% of it, '.repeat(7),
    });
    for (const term of ['shown', 'ABOVE', '100%', id, `/blogs/${id}`])
      expect(await titles({ term })).toEqual(['Shown above']);
    expect(await titles({ term: 'beneath' })).toEqual([]);
    expect(await titles({ term: '/courses' })).toEqual(['All courses']);
    expect(await titles({ term: 'qz' })).toEqual([]);
    expect((await counts('shown'))['total']).toBe(1);
  });

  test('follows each change of a post or a page', async () => {
    const id = await publish('First');
    const noted = () => rules.query('select title, path from private.document_heads');
    expect(await noted()).toEqual([{ title: 'First', path: `/blogs/${id}` }]);
    await rules.query("update public.blog_posts set meta_title = 'Second' where id = $1", [id]);
    expect(await noted()).toEqual([{ title: 'Second', path: `/blogs/${id}` }]);
    await rules.query("update public.blog_posts set status = 'draft' where id = $1", [id]);
    expect(await noted()).toEqual([]);
    await rules.query("update public.blog_posts set status = 'published' where id = $1", [id]);
    await rules.query('delete from public.blog_posts where id = $1', [id]);
    expect(await noted()).toEqual([]);
    await rules.addPage('published');
    await rules.query("update public.pages set slug = 'moved' where id = $1", [page]);
    expect(await noted()).toEqual([{ title: 'Title', path: '/moved' }]);
    await rules.addPost();
    expect(
      await rules.query('select id from private.document_heads where id = $1', [post]),
    ).toEqual([]);
  });

  test('N46 is for manage_meta, and bounded in what it takes', async () => {
    for (const call of [
      'select * from public.search_heads()',
      'select * from public.count_heads()',
    ]) {
      for (const who of ['admin', 'content', 'waiting', null] as const)
        expect(await rules.as(who, call)).toMatchObject({ code: '42501' });
      expect(Array.isArray(await rules.as('super_admin', call))).toBe(true);
    }
    for (const sent of [
      {},
      'x',
      null,
      Array.from({ length: 501 }, (_, n) => ({ path: `/${n}` })),
      [{ path: '/', title: 'x'.repeat(400_000) }],
    ])
      expect(await ask({}, sent)).toMatchObject({ code: '22023' });
    expect(await ask({}, [{}, { path: '/x' }, { title: 'no path' }])).toMatchObject([
      { path: '/x', title: '' },
    ]);
    expect(
      await ask({ sort: "title'; drop table public.pages; --", size: -1, offset: -1 }),
    ).toHaveLength(1);
    expect(await ask({ kind: 'x', problem: 'y' })).toEqual([]);
  });
});
