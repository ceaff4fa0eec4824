import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, page, post, type Outcome } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const add = (from: string, to: string, status = 301): Promise<Outcome> =>
  rules.as(
    'seo',
    'insert into public.redirects (from_path, to_target, status) values ($1, $2, $3) returning from_path, to_target',
    [from, to, status],
  );

async function all(): Promise<unknown[]> {
  const rows = await rules.query(
    'select from_path, to_target, status, is_automatic from public.redirects order by from_path',
  );
  return rows.map(({ from_path, to_target, status, is_automatic }) =>
    [from_path, to_target, status, ...(is_automatic ? ['automatic'] : [])].join(' '),
  );
}

const rename = (slug: string, account: 'seo' | 'admin' = 'admin') =>
  rules.as(account, 'update public.pages set slug = $1 returning slug', [slug]);

describe('published pages', () => {
  test('N39 leave a redirect behind when their slug changes, whoever changes it', async () => {
    await rules.addPage('published');
    await add('/short', '/a-page?x=1');
    // Holds manage_pages, not manage_redirects.
    expect(await rename('b-page')).toEqual([{ slug: 'b-page' }]);
    expect(await all()).toEqual(['/a-page /b-page 301 automatic', '/short /b-page?x=1 301']);
    const [row] = await rules.query(
      "select created_by, updated_by_name from public.redirects where from_path = '/a-page'",
    );
    expect(row).toEqual({ created_by: rules.accounts.admin, updated_by_name: 'admin' });
  });

  test('N39 go there and back, and round, without a circle', async () => {
    await rules.addPage('published');
    await rename('b-page');
    await rename('a-page');
    expect(await all()).toEqual(['/b-page /a-page 301 automatic']);
    await rename('c-page');
    await rename('b-page');
    expect(await all()).toEqual(['/a-page /b-page 301 automatic', '/c-page /b-page 301 automatic']);
  });

  test('two that change places leave nothing in the way', async () => {
    await rules.addPage('published');
    await rules.query(
      "insert into public.pages (title, slug, status) values ('Other', 'b-page', 'published')",
    );
    const move = (from: string, to: string) =>
      rules.as('admin', 'update public.pages set slug = $2 where slug = $1', [from, to]);
    await move('a-page', 'x-page');
    await move('b-page', 'a-page');
    await move('x-page', 'b-page');
    expect(await all()).toEqual(['/x-page /b-page 301 automatic']);
  });

  test('take their address back, when created, published or moved there', async () => {
    for (const from of ['/a-page', '/b-page', '/c-page']) await add(from, '/about');
    await rules.addPage('draft');
    expect(await all()).toHaveLength(3);
    await rules.query("update public.pages set status = 'published'");
    expect(await all()).toEqual(['/b-page /about 301', '/c-page /about 301']);
    await rename('b-page');
    expect(await all()).toEqual(['/a-page /b-page 301 automatic', '/c-page /about 301']);
    await rules.query(
      "insert into public.pages (title, slug, status) values ('Other', 'c-page', 'published')",
    );
    expect(await all()).toEqual(['/a-page /b-page 301 automatic']);
  });

  test('that are drafts, or become drafts with a new slug, leave none', async () => {
    await rules.addPage('draft');
    await rename('b-page');
    await rules.query("update public.pages set status = 'published'");
    await rules.query("update public.pages set slug = 'c-page', status = 'draft'");
    await rules.query("update public.pages set status = 'published', slug = 'd-page'");
    expect(await all()).toEqual([]);
  });

  test('leave a built-in address to the site that took it over', async () => {
    await rules.addPage('published');
    await rules.query("insert into private.reserved_slugs (slug) values ('a-page')");
    await rename('b-page');
    expect(await all()).toEqual([]);
  });

  test('articles take their address back, too', async () => {
    await rules.addPost();
    await add(`/blogs/${post}`, '/blogs');
    await rules.query("update public.blog_posts set title = 'New'");
    expect(await all()).toHaveLength(1);
    await rules.query("update public.blog_posts set status = 'published'");
    expect(await all()).toEqual([]);
  });

  test('that are saved without a new address touch no redirect', async () => {
    await rules.addPage('published');
    await rules.dropGuards();
    await rules.query(
      "insert into public.redirects (from_path, to_target) values ('/a-page', '/about')",
    );
    await rules.query('alter table public.pages enable trigger pages_50_redirect');
    await rules.query(
      "update public.pages set title = 'New', slug = slug, status = status where id = $1",
      [page],
    );
    expect(await all()).toHaveLength(1);
  });
});
