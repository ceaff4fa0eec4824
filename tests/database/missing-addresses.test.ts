import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, post } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const network = (index: number) => ({
  'user-agent': browser,
  'cf-connecting-ip': `10.${String(index >> 8)}.${String(index & 255)}.7`,
});

const miss = (path: string | null, headers: Record<string, string> = network(0)) =>
  rules.as(null, 'select public.record_missing($1)', [path], headers);

const follow = (path: string | null, headers: Record<string, string> = network(0)) =>
  rules.as(null, 'select public.record_redirect($1)', [path], headers);

const recorded = async () =>
  (await rules.query('select path, requests from public.missing_addresses order by path, day')).map(
    ({ path, requests }) => `${String(path)} ${String(requests)}`,
  );

const hits = async () =>
  (await rules.query('select hits::integer, version from public.redirects'))[0];

const report = (args = '') => rules.as('seo', `select * from public.search_missing(${args})`);

describe('what is asked for in vain', () => {
  test.each([
    '/old-page',
    '/courses/python',
    '/blogs/resume-tips',
    `/blogs/${post}`,
    '/events/a/b/c',
  ])('%s is counted per day', async (path) => {
    await miss(path);
    await miss(path);
    expect(await recorded()).toEqual([`${path} 2`]);
    const [row] = await rules.query(
      'select day = private.india_day(now()) as is_today from public.missing_addresses',
    );
    expect(row).toEqual({ is_today: true });
  });

  test.each([
    null,
    '',
    '/',
    '/courses',
    '/courses/cyber-security',
    '/cms/old',
    '/rest/v1/x',
    '/wp-login.php',
    '/.env',
    '/old/page',
    '/events/a/b/c/d',
    '/Old',
    '/old-',
    '/old_page',
    '/meera@example.com',
    '/call-9876543210',
    '/blogs/9876543210',
    '//evil',
    '/a%2fb',
    '/a\nb',
    '/a?x=1',
    '/сourses',
    `/${'a'.repeat(200)}`,
    `/${'a-'.repeat(100_000)}`,
  ])('N40 %j is not: it is ours, or does not look like it', async (path) => {
    expect(await miss(path)).toHaveLength(1);
    expect(await recorded()).toEqual([]);
  });

  test('what there is, is not missing', async () => {
    await rules.addPage('published');
    await rules.addPost();
    await rules.query("update public.blog_posts set status = 'published'");
    await rules.query(
      "insert into public.redirects (from_path, to_target) values ('/old', '/about')",
    );
    for (const path of ['/a-page', `/blogs/${post}`, '/old']) await miss(path);
    expect(await recorded()).toEqual([]);
  });

  test('robots are not counted', async () => {
    for (const agent of ['Googlebot/2.1', 'curl/8', 'HeadlessChrome/140'])
      await miss('/old', { ...network(0), 'user-agent': agent });
    expect(await recorded()).toEqual([]);
  });

  test('N41 made-up addresses of one network end at sixty an hour, each at five', async () => {
    for (let round = 0; round < 8; round += 1) await miss('/same');
    for (let index = 0; index < 100; index += 1) await miss(`/made-up-${String(index)}`);
    const rows = await recorded();
    expect(rows).toContain('/same 5');
    // Eight of the sixty went to the first address.
    expect(rows).toHaveLength(53);
    await miss('/from-elsewhere', network(1));
    expect(await recorded()).toHaveLength(54);
  });

  test('N41 ten thousand made-up addresses of many networks end at a thousand a day', async () => {
    await rules.query(`
      insert into public.missing_addresses (path, day, requests)
      select '/made-up-' || n, private.india_day(now()), 1 from generate_series(1, 999) as n`);
    for (let index = 0; index < 20; index += 1)
      await miss(`/more-${String(index)}`, network(index));
    expect(await recorded()).toHaveLength(1000);
    // What is known goes on being counted.
    await miss('/made-up-1', network(30));
    expect(await recorded()).toContain('/made-up-1 2');
  });

  test('N41 a flood that is refused writes nothing', async () => {
    for (let round = 0; round < 70; round += 1) await miss('/same');
    const slots = () => rules.query('select path, views from private.view_slots order by path');
    const before = await slots();
    for (let index = 0; index < 20; index += 1) await miss(`/other-${String(index)}`);
    expect(await slots()).toEqual(before);
  });

  test('is forgotten after ninety days, and no network is stored', async () => {
    await rules.query(`
      insert into public.missing_addresses (path, day, requests)
      select '/old-' || n, private.india_day(now()) - 90 - n, 1 from generate_series(0, 20) as n`);
    await miss('/new');
    expect(await recorded()).toEqual(['/new 1', '/old-0 1']);
    const stored = await rules.query(
      `select to_jsonb(m)::text as text from public.missing_addresses m
       union all select to_jsonb(s)::text from private.view_slots s`,
    );
    expect(JSON.stringify(stored)).not.toContain('10.0.0.7');
  });
});

describe('what is followed', () => {
  beforeEach(async () => {
    await rules.query(
      "insert into public.redirects (from_path, to_target) values ('/old', '/about')",
    );
  });

  test('is counted without a new version', async () => {
    await follow('/old');
    await follow('/old', network(1));
    expect(await hits()).toEqual({ hits: 2, version: 1 });
    const [row] = await rules.query(
      'select last_hit_at is not null as is_dated from public.redirects',
    );
    expect(row).toEqual({ is_dated: true });
  });

  test('N42 a flood of hits of one network ends at twenty an hour', async () => {
    for (let round = 0; round < 50; round += 1) await follow('/old');
    expect(await hits()).toMatchObject({ hits: 20 });
    await follow('/old', network(1));
    expect(await hits()).toMatchObject({ hits: 21 });
  });

  test('N42 what leads nowhere, robots and endless addresses leave no trace', async () => {
    for (const path of [null, '', '/none', '/Old', `/${'a'.repeat(1_000_000)}`]) await follow(path);
    await follow('/old', { ...network(0), 'user-agent': 'Googlebot/2.1' });
    expect(await hits()).toEqual({ hits: 0, version: 1 });
    expect(await rules.query('select path from private.view_slots')).toEqual([]);
  });
});

describe('the report', () => {
  beforeEach(async () => {
    await rules.query(`
      insert into public.missing_addresses (path, day, requests)
      select m.path, private.india_day(now()) - m.days_ago, m.requests
      from (
        values ('/fees', 0, 4), ('/fees', 20, 5), ('/alumni', 6, 8), ('/alumni', 7, 90), ('/prices', 29, 2), ('/late', 30, 70)
      ) as m (path, days_ago, requests)`);
  });

  test('adds the days of a period up, most requests first', async () => {
    expect(await report()).toMatchObject([
      { path: '/alumni', requests: 98 },
      { path: '/fees', requests: 9 },
      { path: '/prices', requests: 2 },
    ]);
    expect(await report('days => 7')).toMatchObject([
      { path: '/alumni', requests: 8 },
      { path: '/fees', requests: 4 },
    ]);
    expect(await report('days => 9000')).toHaveLength(4);
  });

  test('is searched, sorted and paged', async () => {
    const found = async (args: string) => {
      const rows = await report(args);
      return Array.isArray(rows) ? rows.map(({ path }) => path) : rows;
    };
    expect(await found("term => 'E'")).toEqual(['/fees', '/prices']);
    expect(await found("term => '%'")).toEqual([]);
    expect(await found("sort_by => 'path'")).toEqual(['/alumni', '/fees', '/prices']);
    expect(await found("sort_by => 'newest'")).toEqual(['/fees', '/alumni', '/prices']);
    expect(await found('page_size => 1, page_offset => 1')).toEqual(['/fees']);
    const count =
      "select public.count_missing(term => 'e') as found, public.count_missing() as total";
    expect(await rules.as('seo', count)).toEqual([{ found: 2, total: 3 }]);
  });

  test('leaves out what leads somewhere since', async () => {
    await rules.query(
      "insert into public.redirects (from_path, to_target) values ('/fees', '/about')",
    );
    await rules.query(
      "insert into public.pages (title, slug, status) values ('Alumni', 'alumni', 'published')",
    );
    expect(await report()).toMatchObject([{ path: '/prices' }]);
  });

  test('leaves out what was dismissed, until it is put back', async () => {
    const dismiss = (paths: string, more = '') =>
      rules.as('seo', `select public.dismiss_missing('${paths}'${more}) as changed`);
    expect(await dismiss('{/fees,/fees,/never-asked-for}')).toEqual([{ changed: 1 }]);
    expect(await report()).toMatchObject([{ path: '/alumni' }, { path: '/prices' }]);
    expect(await report('is_dismissed => true')).toMatchObject([{ path: '/fees', requests: 9 }]);
    expect(await dismiss('{/fees}', ', false')).toEqual([{ changed: 1 }]);
    expect(await report()).toHaveLength(3);
    expect(await dismiss('{}')).toMatchObject({ code: '22023' });
  });

  test('is for those with manage_redirects', async () => {
    for (const sql of [
      'select * from public.search_missing()',
      'select public.count_missing()',
      "select public.dismiss_missing('{/fees}')",
      'select * from public.search_redirects()',
      'select public.count_redirects()',
    ]) {
      expect(await rules.as('marketing', sql), sql).toEqual({
        code: '42501',
        message: "You don't have permission to manage redirects",
      });
      expect(await rules.as(null, sql), sql).toMatchObject({ code: '42501' });
      expect(await rules.as('seo', sql), sql).not.toHaveProperty('code');
    }
  });
});

test('the list of redirects is searched, filtered, sorted and counted', async () => {
  await rules.query(`
    insert into public.redirects (from_path, to_target, status, note, is_automatic, hits, updated_at)
    values
      ('/b', '/about', 301, 'Poster', false, 5, now() - interval '3 days'),
      ('/c', '/faq', 302, '', true, 9, now() - interval '2 days'),
      ('/a', '/contact', 301, '100%', true, 1, now() - interval '1 day')`);
  const list = async (args: string) => {
    const rows = await rules.as('seo', `select * from public.search_redirects(${args})`);
    return Array.isArray(rows) ? rows.map(({ from_path }) => from_path).join(' ') : rows;
  };
  expect(await list('')).toBe('/a /c /b');
  expect(await list("sort_by => 'from'")).toBe('/a /b /c');
  expect(await list("sort_by => 'hits'")).toBe('/c /b /a');
  expect(await list("by_origin => 'automatic'")).toBe('/a /c');
  expect(await list("by_origin => 'manual'")).toBe('/b');
  expect(await list('by_status => 302')).toBe('/c');
  expect(await list("term => 'POSTER'")).toBe('/b');
  expect(await list("term => '/fa'")).toBe('/c');
  expect(await list("term => '%'")).toBe('/a');
  expect(await list('page_size => 1, page_offset => 1')).toBe('/c');
  const count = `select public.count_redirects() as total, public.count_redirects('poster') as found,
    public.count_redirects(by_origin => 'automatic', by_status => 302) as chosen`;
  expect(await rules.as('seo', count)).toEqual([{ total: 3, found: 1, chosen: 1 }]);
});
