import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '@/config/limits';
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

const change = {
  post: "update public.blog_posts set meta_title = 'Shown', meta_description = 'Shown' returning 1 as n",
  page: "update public.pages set meta_title = 'Shown', meta_description = 'Shown' returning 1 as n",
};

/** Each column of a table that somebody could try to change along with the search data. */
async function otherColumns(table: 'blog_posts' | 'pages'): Promise<string[]> {
  const columns = await rules.query(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and attname <> all (private.stamp_columns() || private.search_data_columns())`,
    [`public.${table}`],
  );
  return columns.map(({ name }) => String(name));
}

const values: Record<string, string> = {
  featured_image: "'https://example.com/x.png'",
  author_image: "'https://example.com/x.png'",
  category: "'cybersecurity'",
  tags: "'{two}'",
  status: "'published'",
  is_featured: 'true',
  reading_time: '9',
  template: "'about'",
};

describe('N43 search data of posts and pages', () => {
  describe.each([
    ['by the guards alone', async () => rules.dropPolicies()],
    ['by policies and guards', async () => Promise.resolve()],
  ])('%s', (_name, takeAway) => {
    beforeEach(async () => {
      await rules.addPost();
      await rules.addPage();
      await rules.grantEverything();
      await takeAway();
    });

    test('are changed with manage_meta alone, and by who may edit', async () => {
      await rules.query(
        "delete from public.role_permissions where (role, permission) = ('seo', 'manage_pages')",
      );
      expect(await rules.as('seo', change.post)).toEqual([{ n: 1 }]);
      expect(await rules.as('seo', change.page)).toEqual([{ n: 1 }]);
      expect(await rules.as('content', change.post)).toEqual([{ n: 1 }]);
      expect(await rules.as('admin', change.page)).toEqual([{ n: 1 }]);
    });

    test('are changed by nobody else', async () => {
      for (const [who, what] of [
        ['marketing', 'post'],
        ['waiting', 'post'],
        ['content', 'page'],
        ['marketing', 'page'],
        ['waiting', 'page'],
      ] as const) {
        const outcome = await rules.as(who, change[what]);
        expect(Array.isArray(outcome) ? outcome : outcome.code, `${who} ${what}`).toEqual(
          Array.isArray(outcome) ? [] : '42501',
        );
      }
      const shown = await rules.query(
        "select from public.blog_posts where meta_title <> '' union all select from public.pages where meta_title <> ''",
      );
      expect(shown).toEqual([]);
    });

    test.each(['blog_posts', 'pages'] as const)(
      'nothing else of %s is changed with manage_meta alone',
      async (table) => {
        await rules.query(
          "delete from public.role_permissions where (role, permission) = ('seo', 'manage_pages')",
        );
        const columns = await otherColumns(table);
        expect(columns.length).toBeGreaterThan(4);
        for (const column of columns) {
          const value = values[column] ?? "'x'";
          for (const together of ['', ", meta_title = 'Shown'"]) {
            const outcome = await rules.as(
              'seo',
              `update public.${table} set ${column} = ${value}${together}`,
            );
            expect(outcome, column).toMatchObject({ code: '42501' });
          }
        }
      },
    );
  });

  test('by the policies alone', async () => {
    await rules.addPost();
    await rules.addPage();
    await rules.grantEverything();
    await rules.dropGuards();
    expect(await rules.as('marketing', change.page)).toEqual([]);
    expect(await rules.as('content', change.page)).toEqual([]);
    expect(await rules.as('waiting', change.post)).toEqual([]);
    expect(await rules.as('seo', change.page)).toEqual([{ n: 1 }]);
    expect(await rules.as('seo', change.post)).toEqual([{ n: 1 }]);
    expect(await rules.as('seo', 'delete from public.blog_posts returning 1 as n')).toEqual([]);
  });

  test('raise the version, name who wrote them, and leave the publication alone', async () => {
    const id = await publish('Published');
    const before = await rules.query('select * from public.blog_posts where id = $1', [id]);
    expect(await rules.as('seo', change.post)).toEqual([{ n: 1 }]);
    const [after] = await rules.query('select * from public.blog_posts where id = $1', [id]);
    expect(after).toEqual({
      ...before[0],
      meta_title: 'Shown',
      meta_description: 'Shown',
      version: 2,
      updated_at: after?.['updated_at'],
      updated_by: rules.accounts.seo,
      updated_by_name: 'seo',
    });
  });

  test('a save on an older version changes nothing', async () => {
    await rules.addPost();
    const save = (title: string) =>
      rules.as(
        'seo',
        'update public.blog_posts set meta_title = $1 where version = 1 returning version',
        [title],
      );
    expect(await save('First')).toEqual([{ version: 2 }]);
    expect(await save('Second')).toEqual([]);
  });

  test('end at their limits, counted in characters', async () => {
    await rules.addPost();
    const set = (column: string, text: string) =>
      rules.as('seo', `update public.blog_posts set ${column} = $1 returning 1 as n`, [text]);
    expect(await set('meta_title', '🧵'.repeat(limits.metaTitle))).toEqual([{ n: 1 }]);
    expect(await set('meta_title', 'x'.repeat(limits.metaTitle + 1))).toMatchObject({
      code: '23514',
    });
    expect(await set('meta_description', '🧵'.repeat(limits.metaDescription))).toEqual([{ n: 1 }]);
    expect(await set('meta_description', 'x'.repeat(limits.metaDescription + 1))).toMatchObject({
      code: '23514',
    });
    expect(await set('meta_title', 'a\nb')).toMatchObject({ code: '23514' });
    expect(await set('meta_description', '\u200B')).toMatchObject({ code: '23514' });
  });
});

describe('N44 search data of built-in addresses', () => {
  const give = (path: string, title = 'Ours') =>
    `insert into public.route_meta (path, meta_title) values ('${path}', '${title}') returning path`;

  test.each([
    ['by the guard alone', () => rules.dropPolicies()],
    ['by the policies alone', () => rules.dropGuards()],
  ])('need manage_meta, %s', async (_name, takeAway) => {
    await rules.query(
      "insert into public.route_meta (path, meta_title) values ('/faq', 'Questions')",
    );
    await rules.grantEverything();
    await takeAway();
    for (const who of ['admin', 'content', 'marketing', 'editor', 'waiting', null] as const) {
      for (const attempt of [
        give('/about'),
        "update public.route_meta set meta_title = 'Defaced' returning 1 as n",
        'delete from public.route_meta returning 1 as n',
      ]) {
        const outcome = await rules.as(who, attempt);
        if (Array.isArray(outcome)) expect(outcome).toEqual([]);
        else expect(outcome.code).toBe('42501');
      }
    }
    expect(await rules.query('select path, meta_title from public.route_meta')).toEqual([
      { path: '/faq', meta_title: 'Questions' },
    ]);
    expect(await rules.as('seo', give('/about'))).toEqual([{ path: '/about' }]);
    expect(
      await rules.as(
        'seo',
        "update public.route_meta set meta_title = 'New' where path = '/faq' returning path",
      ),
    ).toEqual([{ path: '/faq' }]);
    expect(
      await rules.as('seo', "delete from public.route_meta where path = '/faq' returning path"),
    ).toEqual([{ path: '/faq' }]);
  });

  test('are read by everybody, who wrote them by staff alone', async () => {
    await rules.as('seo', give('/about'));
    expect(
      await rules.as(null, 'select path, meta_title, meta_description from public.route_meta'),
    ).toEqual([{ path: '/about', meta_title: 'Ours', meta_description: '' }]);
    expect(await rules.as(null, 'select updated_by_name from public.route_meta')).toMatchObject({
      code: '42501',
    });
    expect(await rules.as('waiting', 'select * from public.route_meta')).toEqual([]);
    expect(
      await rules.as('content', 'select updated_by_name, version from public.route_meta'),
    ).toEqual([{ updated_by_name: 'seo', version: 1 }]);
  });

  test.each([
    '/cms',
    '/cms/seo',
    '/admin/blogs',
    '/blogs/40000000-0000-4000-8000-000000000001',
    '/diwali-offer',
    'about',
    '//about',
    '/about/',
    '/about?x',
    '/about#x',
    '/a b',
    `/courses/${'x'.repeat(200)}`,
    '',
    'https://example.com/about',
    '/courses/../cms',
  ])('belong to no other address: %s', async (path) => {
    expect(await rules.as('seo', give(path))).toMatchObject({ code: '23514' });
  });

  test.each([
    '/',
    '/about',
    '/courses/data-science',
    '/job-portal/job/1',
    '/partner-with-careerloom-edtech',
  ])('belong to %s', async (path) => {
    expect(await rules.as('seo', give(path))).toEqual([{ path }]);
  });

  test('hold something, can be seen, and stay at their address', async () => {
    expect(await rules.as('seo', give('/about', ''))).toMatchObject({ code: '23514' });
    expect(await rules.as('seo', give('/about', '\u202E'))).toMatchObject({ code: '23514' });
    await rules.as('seo', give('/about'));
    await rules.grantEverything();
    const moved =
      "update public.route_meta set path = '/faq', version = 9, created_by = null returning path, version";
    expect(await rules.as('seo', moved)).toEqual([{ path: '/about', version: 2 }]);
  });

  test('are no more than five hundred', async () => {
    await rules.query(
      "insert into public.route_meta (path, meta_title) select '/courses/' || n, 'x' from generate_series(1, 500) as n",
    );
    expect(await rules.as('seo', give('/about'))).toMatchObject({
      code: '23514',
      message: 'No more than 500 addresses can have search data of their own',
    });
  });

  test('are logged when they change and when they are taken back', async () => {
    await rules.as('seo', give('/about'));
    await rules.as('seo', "update public.route_meta set meta_title = 'Ours'");
    await rules.as('seo', "update public.route_meta set meta_title = 'Us'");
    await rules.as('super_admin', 'delete from public.route_meta');
    expect(
      await rules.query(
        "select type, title, actor_name from public.activity_log where type like 'search%' order by id",
      ),
    ).toEqual([
      { type: 'search_data_changed', title: '/about', actor_name: 'seo' },
      { type: 'search_data_changed', title: '/about', actor_name: 'seo' },
      { type: 'search_data_reset', title: '/about', actor_name: 'super_admin' },
    ]);
  });
});

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
