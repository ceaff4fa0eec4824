import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '@/config/limits';
import { Mechanisms } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

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
  publish_at: "now() + interval '1 day'",
  unpublish_at: "now() + interval '2 days'",
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
    await rules.addPost();
    await rules.query("update public.blog_posts set status = 'published'");
    const before = await rules.query('select * from public.blog_posts');
    expect(await rules.as('seo', change.post)).toEqual([{ n: 1 }]);
    const [after] = await rules.query('select * from public.blog_posts');
    expect(after).toEqual({
      ...before[0],
      meta_title: 'Shown',
      meta_description: 'Shown',
      version: 3,
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
