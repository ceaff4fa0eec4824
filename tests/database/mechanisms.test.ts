import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { file, Mechanisms, page, path, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

describe('N20 guards alone, with every column granted and no policy', () => {
  beforeEach(async () => {
    await rules.grantEverything();
    await rules.dropPolicies();
  });

  test.each([
    ['id', "'40000000-0000-4000-8000-000000000001'"],
    ['email', "'other@example.com'"],
    ['permissions', "'{manage_media}'"],
    ['is_approved', 'not is_approved'],
    ['created_at', "'2001-01-01'"],
    ['last_login', "'2001-01-01'"],
  ])('nobody changes %s of a profile, of oneself or of others', async (column, value) => {
    for (const target of ['editor', 'super_admin'] as const) {
      const answer = await rules.as(
        'super_admin',
        `update public.user_profiles set ${column} = ${value} where id = $1`,
        [rules.accounts[target]],
      );
      expect(answer).toEqual({
        code: '42501',
        message: 'Only name, role and team of a user can be changed',
      });
    }
  });

  test('somebody without manage_users changes no profile but the own', async () => {
    const rename = (id: string) =>
      rules.as('seo', "update public.user_profiles set full_name = 'New' where id = $1", [id]);
    expect(await rename(rules.accounts.editor)).toMatchObject({ code: '42501' });
    expect(await rename(rules.accounts.seo)).toEqual([]);
  });

  test.each([
    ['id', "'40000000-0000-4000-8000-000000000001'"],
    ['bucket', "'blog-images'"],
    ['path', "'x.png'"],
    ['size', '71'],
    ['type', "'image/gif'"],
    ['width', '5'],
    ['height', '5'],
    ['uploaded_at', "'2001-01-01'"],
    ['uploaded_by', "'Somebody'"],
    ['uploader_id', 'null'],
  ])('nobody changes %s of a file', async (column, value) => {
    await rules.addFile();
    await rules.query('update public.media_files set uploader_id = $1', [rules.accounts.content]);
    const answer = await rules.as(
      'super_admin',
      `update public.media_files set ${column} = ${value}`,
    );
    expect(answer).toEqual({
      code: '42501',
      message: 'Only name, category and alternative text of a file can be changed',
    });
  });

  test('a new file is not marked as removed, whatever is sent', async () => {
    await rules.addStoredFile();
    const columns = 'name, path, size, type, removed_at, uploaded_by, uploader_id';
    const answer = await rules.as(
      'content',
      `insert into public.media_files (${columns}) values ('n', $1, 1, 'video/mp4', now(), 'Forged', $2)
       returning removed_at, size::int, type, uploaded_by, uploader_id`,
      [path, rules.accounts.admin],
    );
    expect(answer).toEqual([
      {
        removed_at: null,
        size: 70,
        type: 'image/png',
        uploaded_by: 'content',
        uploader_id: rules.accounts.content,
      },
    ]);
  });

  test('N05 a file that the service has not finished gets no row', async () => {
    await rules.query("insert into storage.objects (bucket_id, name) values ('media-files', $1)", [
      path,
    ]);
    const answer = await rules.as(
      'content',
      "insert into public.media_files (name, path, size, type) values ('n', $1, 1, 'image/png')",
      [path],
    );
    expect(answer).toMatchObject({ code: '22023', message: 'This file has not been uploaded' });
  });

  test('files need manage_media', async () => {
    await rules.addFile();
    const change = "update public.media_files set alt_text = 'x' returning id";
    expect(await rules.as('editor', change)).toMatchObject({ code: '42501' });
    expect(await rules.as('content', change)).toEqual([{ id: file }]);
  });

  test('pages need manage_pages', async () => {
    await rules.addPage();
    const change = "update public.pages set title = 'x' returning id";
    const insert = "insert into public.pages (title, slug) values ('x', 'x') returning slug";
    for (const account of ['content', 'marketing', 'waiting'] as const) {
      expect(await rules.as(account, change)).toMatchObject({ code: '42501' });
      expect(await rules.as(account, insert)).toMatchObject({ code: '42501' });
    }
    expect(await rules.as('seo', change)).toEqual([{ id: page }]);
    expect(await rules.as('seo', insert)).toEqual([{ slug: 'x' }]);
  });

  test.each([
    ['title', "'x'"],
    ['excerpt', "'x'"],
    ['content', "'x'"],
    ['featured_image', `'/storage/v1/object/public/blog-images/${path}'`],
    ['featured_image_alt', "'x'"],
    ['author', "'x'"],
    ['author_image', `'/storage/v1/object/public/blog-images/${path}'`],
    ['author_bio', "'x'"],
    ['category', "'cybersecurity'"],
    ['tags', "'{two}'"],
    ['is_featured', 'true'],
    ['reading_time', '9'],
  ])('who may only publish does not change %s of a post', async (column, value) => {
    await rules.addPost();
    const change = `update public.blog_posts set ${column} = ${value} returning id`;
    expect(await rules.as('marketing', change)).toEqual({
      code: '42501',
      message: "You don't have permission to edit content",
    });
    expect(await rules.as('content', change)).toEqual([{ id: post }]);
  });

  test('who may only write neither publishes a post nor takes one back', async () => {
    await rules.addPost();
    const publish = "update public.blog_posts set status = 'published' returning id";
    expect(await rules.as('content', publish)).toMatchObject({ code: '42501' });
    expect(await rules.as('marketing', publish)).toEqual([{ id: post }]);
    expect(
      await rules.as('content', "update public.blog_posts set status = 'draft'"),
    ).toMatchObject({ code: '42501' });
  });

  test('stamps, version and dates of posts and pages are the server’s', async () => {
    await rules.addPost();
    await rules.addPage();
    for (const [table, account] of [
      ['blog_posts', 'content'],
      ['pages', 'seo'],
    ] as const) {
      const answer = await rules.as(
        account,
        `update public.${table} set version = 99, created_at = '2001-01-01', updated_at = '2001-01-01',
           published_at = '2001-01-01', first_published_at = '2001-01-01', created_by = $1, updated_by = $1, updated_by_name = 'x'
         returning version, published_at, first_published_at, created_by, updated_by, updated_by_name,
           created_at > '2002-01-01' and updated_at > '2002-01-01' as is_recent`,
        [rules.accounts.admin],
      );
      expect(answer).toEqual([
        {
          version: 2,
          published_at: null,
          first_published_at: null,
          created_by: null,
          updated_by: rules.accounts[account],
          updated_by_name: account,
          is_recent: true,
        },
      ]);
    }
  });

  test('the matrix and the defaults of the editors need their permission', async () => {
    const give =
      "insert into public.role_permissions values ('seo', 'manage_users') returning role";
    const choose = "update public.editor_defaults set author = 'x' returning author";
    expect(await rules.as('admin', give)).toMatchObject({ code: '42501' });
    expect(await rules.as('super_admin', give)).toEqual([{ role: 'seo' }]);
    expect(await rules.as('content', choose)).toMatchObject({ code: '42501' });
    await rules.query(
      'alter table public.editor_defaults disable trigger editor_defaults_01_require_permission',
    );
    // The same question once more for the row, after whatever the statement waited for.
    expect(await rules.as('content', choose)).toMatchObject({ code: '42501' });
    expect(await rules.as('admin', choose)).toEqual([{ author: 'x' }]);
  });
});

describe('N20 policies alone, with every column granted and no guard', () => {
  beforeEach(async () => {
    await rules.grantEverything();
    await rules.dropGuards();
  });

  test.each([
    ['content', 'seo', "insert into public.pages (title, slug) values ('x', 'x') returning 1 as n"],
    [
      'seo',
      'content',
      "insert into public.blog_posts (title, excerpt, content, author, category) values ('x', 'x', 'x', 'x', 'career-tips') returning 1 as n",
    ],
    [
      'editor',
      'content',
      "insert into public.media_files (name, path, size, type) values ('x', 'x.png', 1, 'image/png') returning 1 as n",
    ],
    [
      'admin',
      'super_admin',
      "insert into public.role_permissions values ('seo', 'manage_users') returning 1 as n",
    ],
  ] as const)('%s is refused what %s may: %s', async (refused, allowed, insert) => {
    expect(await rules.as(refused, insert)).toMatchObject({ code: '42501' });
    expect(await rules.as(allowed, insert)).toEqual([{ n: 1 }]);
  });

  test('a change by somebody without the right meets no row', async () => {
    await rules.addPage();
    await rules.addPost();
    await rules.addFile();
    for (const [table, column, refused, allowed] of [
      ['pages', 'title', 'content', 'seo'],
      ['blog_posts', 'title', 'waiting', 'content'],
      ['media_files', 'alt_text', 'editor', 'content'],
      ['editor_defaults', 'author', 'content', 'admin'],
    ] as const) {
      const change = `update public.${table} set ${column} = 'x' returning 1 as n`;
      expect(await rules.as(refused, change), table).toEqual([]);
      expect(await rules.as(allowed, change), table).toEqual([{ n: 1 }]);
    }
  });
});

describe('N20 ranks and the matrix', () => {
  test('somebody who waits for approval has no rank, whatever role the row names', async () => {
    const rank = 'select private.own_rank() as rank';
    expect(await rules.as('waiting', rank)).toEqual([{ rank: 0 }]);
    expect(await rules.as('admin', rank)).toEqual([{ rank: 2 }]);
    expect(
      await rules.as(
        'waiting',
        "select private.has_permission('manage_users') as may, private.is_staff() as staff",
      ),
    ).toEqual([{ may: false, staff: false }]);
  });

  test('the wildcard of the super admins is neither deleted nor moved, whoever asks', async () => {
    for (const change of [
      "delete from public.role_permissions where permission = '*'",
      "update public.role_permissions set permission = 'manage_users' where permission = '*'",
      "update public.role_permissions set role = 'admin' where permission = '*'",
    ]) {
      expect(await rules.attempt(change)).toMatchObject({
        code: '42501',
        message: 'Super admins keep all permissions',
      });
    }
  });

  test('a permission that moves from one role to another reaches the people of both', async () => {
    await rules.query(
      "update public.role_permissions set role = 'editor' where (role, permission) = ('seo', 'manage_meta')",
    );
    const holders = await rules.query(
      "select role from public.user_profiles where 'manage_meta' = any (permissions)",
    );
    expect(holders).toEqual([{ role: 'editor' }]);
  });
});

describe('N20 addresses of pictures', () => {
  const columns = [
    ['blog_posts', 'featured_image'],
    ['blog_posts', 'author_image'],
    ['editor_defaults', 'author_image'],
  ] as const;

  test.each(columns)(
    '%s.%s holds nothing that ends an attribute or leaves the bucket',
    async (table, column) => {
      await rules.addPost();
      await rules.query("update public.editor_defaults set author = 'a'");
      const set = (address: string) =>
        rules.attempt(`update public.${table} set ${column} = $1`, [address]);
      for (const address of [
        'https://example.com/a b.png',
        'https://example.com/a"onerror=x',
        "https://example.com/a'b",
        'https://example.com/<b>',
        'https://example.com/a>b',
        'https://example.com\\b',
        'https://example.com/a\nb',
        'https://',
        ' https://example.com/a.png',
        'HTTPS://example.com/a.png',
        'javascript:alert(1)',
        '/storage/v1/object/public/media-files/../x.png',
        '/storage/v1/object/public/media-files/x.png?y',
        '/storage/v1/object/sign/media-files/x.png',
        '',
      ]) {
        expect(await set(address), address).toMatchObject({ code: '23514' });
      }
      expect(await set(`/storage/v1/object/public/media-files/${path}`)).toEqual([]);
    },
  );
});

describe('N09 counting views', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140.0' };
  const view = async (headers: Record<string, string>, times = 1) => {
    for (let time = 0; time < times; time += 1)
      await rules.as(null, "select public.record_view('/a-page')", [], { ...browser, ...headers });
  };
  const counted = async () =>
    Number(
      (await rules.query('select sum(views)::int as views from public.page_views'))[0]?.['views'],
    );

  beforeEach(() => rules.addPage('published'));

  test('ends at twenty for an address, and not for others', async () => {
    await view({ 'x-forwarded-for': '198.51.100.7' }, 30);
    expect(await counted()).toBe(20);
    await view({ 'x-forwarded-for': '198.51.100.8' }, 2);
    expect(await counted()).toBe(22);
  });

  test('believes the gateway and not the client', async () => {
    for (let time = 0; time < 30; time += 1)
      await view({ 'x-forwarded-for': `203.0.113.${String(time)}, 198.51.100.7` });
    expect(await counted()).toBe(20);
    await view({ 'x-forwarded-for': '198.51.100.7', 'cf-connecting-ip': '198.51.100.9' });
    expect(await counted()).toBe(21);
  });

  test.each([
    [{ 'x-forwarded-for': '198.51.100.7' }, '198.51.100.7'],
    [{ 'x-forwarded-for': '203.0.113.5,::ffff:198.51.100.7' }, '198.51.100.7'],
    [{ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::'],
    [{ 'cf-connecting-ip': '2001:db8:1:2::9', 'x-forwarded-for': 'x' }, '2001:db8:1:2::'],
    [{ 'x-forwarded-for': `${'1, '.repeat(5000)}198.51.100.7` }, '198.51.100.7'],
    [{ 'x-forwarded-for': "'; drop table x; --" }, 'unknown'],
    [{ 'x-forwarded-for': '' }, 'unknown'],
    [{}, 'unknown'],
  ])('%j comes from %s', async (headers, network) => {
    const rows = await rules.query('select private.visitor_network($1) as network', [
      JSON.stringify(headers),
    ]);
    expect(rows).toEqual([{ network }]);
  });

  test('keeps no address, and neither slots of earlier hours nor secrets of earlier days', async () => {
    await rules.query(
      `insert into private.view_slots select '/old', now() - interval '2 hours', n, 1 from generate_series(1, 30) as n`,
    );
    await rules.query("insert into private.view_secrets values ('2001-01-01', 'x')");
    await view({ 'x-forwarded-for': '198.51.100.7' });
    await view({ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' });
    expect(
      await rules.query(
        'select path, sum(views)::int as views from private.view_slots group by path',
      ),
    ).toEqual([{ path: '/a-page', views: 2 }]);
    const stored = JSON.stringify([
      await rules.query('select * from private.view_slots'),
      await rules.query('select * from private.view_secrets'),
    ]);
    expect(stored).not.toMatch(/198\.51|2001/);
    expect(await rules.query('select count(*)::int as secrets from private.view_secrets')).toEqual([
      { secrets: 1 },
    ]);
  });
});
