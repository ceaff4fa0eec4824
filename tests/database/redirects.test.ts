import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms, post, type Outcome } from '../support/database-mechanisms';

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

const change = (from: string, to: string): Promise<Outcome> =>
  rules.as('seo', 'update public.redirects set to_target = $2 where from_path = $1 returning id', [
    from,
    to,
  ]);

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

describe('a redirect', () => {
  test('is stored as addresses are compared: in lower case, without a slash at the end', async () => {
    expect(await add(' /Old-Page/ ', ' /About/?Ref=A#Team ')).toEqual([
      { from_path: '/old-page', to_target: '/about?Ref=A#Team' },
    ]);
    expect(await add('/partner', 'HTTPS://Partner.Example.COM/Path?Q=1')).toEqual([
      { from_path: '/partner', to_target: 'https://partner.example.com/Path?Q=1' },
    ]);
    expect(await add('/start', '/')).toMatchObject([{ to_target: '/' }]);
  });

  test.each([
    '/',
    '/courses',
    '/Courses/',
    '/courses/cyber-security',
    '/job-portal/job/soc-analyst-level-1',
    '/cms/anything',
    '/admin',
    '/rest/v1/pages',
    '/sitemap.xml',
    '/build.json',
    '/404.html',
    '/resources/seo-audit-checklist.pdf',
    '/resources/brochures/x.pdf',
    '/partner-with-careerloom-edtech',
    '/partner-with-us-edtech.html',
  ])('N36 cannot begin at %s, which is the site’s own', async (from) => {
    expect(await add(from, '/about')).toMatchObject({
      code: '22023',
      hint: 'from_path',
      message: expect.stringMatching(/belongs to a part of the site and cannot lead elsewhere$/),
    });
  });

  test.each([
    'old',
    '//old',
    '/old//page',
    '/../old',
    '/old/.git',
    '/old page',
    '/old?x=1',
    '/old#x',
    '/old%2fpage',
    '/old\npage',
    '/old\\page',
    '/сourses',
    '/café',
    '/old:id',
    '/old/*',
    '/old$1',
    '/old;',
    '/old"',
    '/{old}',
  ])('N36 cannot begin at %j', async (from) => {
    expect(await add(from, '/about')).toMatchObject({ code: '22023', hint: 'from_path' });
  });

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user@evil.example',
    'https://careerloom.example@evil.example/',
    'https://careerloom.example\\@evil.example',
    'https://еvil.example',
    'https://evil',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://evil.example/a b',
    'https://evil.example/%',
    'https://evil.example/%0d%0aSet-Cookie:x',
    'https://evil.example/\r\nLocation:x',
    '/a%2f%2fevil.example',
    '/a\nb',
    '/about?next=%0Ax',
    '/about?next=%5c%5cevil.example',
    '/about?x=$host',
    '/about?x=:splat',
    '/.well-known',
    '/a/../b',
    'about',
    '',
  ])('N37 cannot lead to %j', async (to) => {
    expect(await add('/old', to)).toMatchObject({
      code: '22023',
      hint: 'to_target',
      message: 'Give an address of this site, such as /courses, or one that begins with https://',
    });
  });

  test('N37 what comes past the rules is refused by the table', async () => {
    await rules.dropGuards();
    const insert = (from: string, to: string) =>
      rules.attempt('insert into public.redirects (from_path, to_target) values ($1, $2)', [
        from,
        to,
      ]);
    for (const [from, to] of [
      ['/old', '//evil.example'],
      ['/old', 'javascript:alert(1)'],
      ['/old', `/${'a'.repeat(500)}`],
      ['/Old', '/about'],
      ['/old/', '/about'],
      [`/${'a'.repeat(200)}`, '/about'],
      ['/old', '/old?x=1'],
    ] as const)
      expect(await insert(from, to), `${from} ${to}`).toMatchObject({ code: '23514' });
    expect(await insert('/old', '/about')).toEqual([]);
    expect(await insert('/old', '/faq')).toMatchObject({ code: '23505' });
  });

  test('says which field is too long, and takes what just fits', async () => {
    expect(await add(`/${'a'.repeat(200)}`, '/about')).toMatchObject({ hint: 'from_path' });
    expect(await add('/old', `/${'a'.repeat(500)}`)).toMatchObject({ hint: 'to_target' });
    expect(await add(`/${'a'.repeat(199)}`, `/${'b'.repeat(499)}`)).toHaveLength(1);
  });

  test('has no other status than 301 and 302', async () => {
    expect(await add('/old', '/about', 200)).toMatchObject({ code: '23514' });
  });

  test('cannot begin where there is one already, and is the same once more with the same id', async () => {
    await add('/old', '/about');
    expect(await add('/OLD/', '/faq')).toMatchObject({
      code: '22023',
      hint: 'from_path',
      message: 'There is already a redirect from /old',
    });
    const again = `insert into public.redirects (id, from_path, to_target)
      select id, from_path, to_target from public.redirects`;
    expect(await rules.as('seo', again)).toMatchObject({ code: '23505' });
  });

  test('cannot begin where a page or an article is published', async () => {
    await rules.addPage('published');
    await rules.addPost();
    expect(await add(`/blogs/${post}`, '/blogs')).toHaveLength(1);
    await rules.query('delete from public.redirects');
    await rules.query("update public.blog_posts set status = 'published'");
    expect(await add('/a-page', '/about')).toMatchObject({
      hint: 'from_path',
      message: 'A page is published at /a-page. Unpublish it or change its slug first',
    });
    expect(await add(`/blogs/${post}`, '/blogs')).toMatchObject({
      hint: 'from_path',
      message: 'An article is published at this address. Unpublish it first',
    });
    await rules.query("update public.pages set status = 'draft'");
    expect(await add('/a-page', '/about')).toHaveLength(1);
  });

  test('that changes says who and when, counts versions, and is by hand from then on', async () => {
    await rules.addPage('published');
    await rename('b-page');
    const [before] = await rules.query('select version, is_automatic from public.redirects');
    expect(before).toEqual({ version: 1, is_automatic: true });
    const note = "update public.redirects set note = 'Kept' returning version, is_automatic";
    expect(await rules.as('seo', note)).toEqual([{ version: 2, is_automatic: true }]);
    await change('/a-page', '/about');
    const [after] = await rules.query(
      'select version, is_automatic, updated_by_name from public.redirects',
    );
    expect(after).toEqual({ version: 3, is_automatic: false, updated_by_name: 'seo' });
  });
});

describe('chains', () => {
  test('are one step, whichever end is written last', async () => {
    await add('/b', '/c');
    await add('/a', '/b');
    await add('/c', '/d');
    expect(await all()).toEqual(['/a /d 301', '/b /d 301', '/c /d 301']);
    await change('/c', '/e');
    // What went over /c has forgotten it, and stays where it leads.
    expect(await all()).toEqual(['/a /d 301', '/b /d 301', '/c /e 301']);
    await rules.as('seo', "update public.redirects set from_path = '/d' where from_path = '/c'");
    expect(await all()).toEqual(['/a /e 301', '/b /e 301', '/d /e 301']);
  });

  test('keep query and fragment unless the next target has its own', async () => {
    await add('/a', '/b?x=1#y');
    await add('/b', '/c');
    await add('/d', '/b?x=1#y');
    await add('/e', '/f?x=1#y');
    await add('/f', '/g?z=2#w');
    expect(await all()).toEqual([
      '/a /c?x=1#y 301',
      '/b /c 301',
      '/d /c?x=1#y 301',
      '/e /g?z=2#w 301',
      '/f /g?z=2#w 301',
    ]);
  });

  test('over a temporary redirect are temporary, for browsers keep permanent ones', async () => {
    await add('/a', '/b');
    await add('/b', '/c', 302);
    await add('/d', '/b');
    expect(await all()).toEqual(['/a /c 302', '/b /c 302', '/d /c 302']);
  });

  test('a target that would grow too long loses the query it came with', async () => {
    await add('/a', `/b?${'x'.repeat(400)}`);
    await add('/b', `/${'c'.repeat(200)}`);
    expect(await all()).toEqual([`/a /${'c'.repeat(200)} 301`, `/b /${'c'.repeat(200)} 301`]);
  });

  test('N38 that would go in circles are refused with a sentence', async () => {
    await add('/a', '/b');
    await add('/c', '/a?x=1');
    const circle = { code: '22023', hint: 'to_target' };
    expect(await add('/b', '/a')).toMatchObject({
      ...circle,
      message: 'This would lead in a circle: /a leads back to /b',
    });
    expect(await add('/b', '/c#x')).toMatchObject(circle);
    expect(await add('/d', '/D/?x=1')).toMatchObject({
      ...circle,
      message: 'An address cannot lead to itself',
    });
    // Over /c it goes where /a went before: no circle.
    expect(await change('/a', '/c')).toHaveLength(1);
    expect(
      await rules.as(
        'seo',
        "update public.redirects set from_path = '/b', to_target = '/c' where from_path = '/a'",
      ),
    ).toMatchObject(circle);
    expect(await all()).toEqual(['/a /b?x=1 301', '/c /b?x=1 301']);
  });
});
