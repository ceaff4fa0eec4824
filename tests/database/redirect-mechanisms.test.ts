import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const addRedirect = () =>
  rules.query("insert into public.redirects (from_path, to_target) values ('/old', '/about')");

describe('N20 guards alone, with every column granted and no policy', () => {
  beforeEach(async () => {
    await addRedirect();
    await rules.grantEverything();
    await rules.dropPolicies();
  });

  test('nobody without manage_redirects writes one', async () => {
    for (const sql of [
      "insert into public.redirects (from_path, to_target) values ('/x', '/about')",
      "update public.redirects set to_target = '/faq'",
    ])
      expect(await rules.as('marketing', sql)).toEqual({
        code: '42501',
        message: "You don't have permission to manage redirects",
      });
  });

  test.each([
    ['hits', '9000'],
    ['last_hit_at', 'now()'],
    ['is_automatic', 'true'],
  ])('nobody writes %s', async (column, value) => {
    expect(
      await rules.as('super_admin', `update public.redirects set ${column} = ${value}`),
    ).toEqual({
      code: '42501',
      message: 'Only addresses, status and note of a redirect can be changed',
    });
    const insert = `insert into public.redirects (from_path, to_target, ${column}, version)
      values ('/x', '/about', ${value}, 7) returning hits::integer, last_hit_at, is_automatic, version`;
    expect(await rules.as('super_admin', insert)).toEqual([
      { hits: 0, last_hit_at: null, is_automatic: false, version: 1 },
    ]);
  });
});

test('visitors read where addresses lead, and nothing else of them', async () => {
  await addRedirect();
  expect(await rules.as(null, 'select from_path, to_target, status from public.redirects')).toEqual(
    [{ from_path: '/old', to_target: '/about', status: 301 }],
  );
  expect(await rules.as(null, 'select hits from public.redirects')).toMatchObject({
    code: '42501',
  });
});

describe('N20 the checks of the table alone', () => {
  beforeEach(async () => {
    await addRedirect();
    await rules.dropGuards();
  });

  test.each([
    ['note', "repeat('x', 201)", 'note_length'],
    ['note', "E'a\\nb'", 'note_length'],
    ['hits', '-1', 'hits_positive'],
    ['status', '307', 'status_known'],
    ['from_path', "'/Old'", 'from_path_form'],
    ['from_path', "'/' || repeat('x', 200)", 'from_path_form'],
    ['to_target', "'//evil.example'", 'to_target_form'],
    ['to_target', "'/old'", 'not_to_itself'],
  ])('refuse %s = %s', async (column, value, check) => {
    expect(await rules.attempt(`update public.redirects set ${column} = ${value}`)).toMatchObject({
      code: '23514',
      message: expect.stringContaining(`redirects_${check}`),
    });
  });

  test.each([
    ['path', "'/Old'", 'path_form'],
    ['path', "'/' || repeat('x', 200)", 'path_form'],
    ['path', "'/a?b=c'", 'path_form'],
    ['requests', '-1', 'requests_positive'],
  ])('refuse %s = %s of the 404 report', async (column, value, check) => {
    await rules.query("insert into public.missing_addresses (path, day) values ('/x', now())");
    expect(
      await rules.attempt(`update public.missing_addresses set ${column} = ${value}`),
    ).toMatchObject({ code: '23514', message: expect.stringContaining(`addresses_${check}`) });
  });
});

describe('N20 policies alone, with every column granted and no guard', () => {
  beforeEach(async () => {
    await addRedirect();
    await rules.grantEverything();
    await rules.dropGuards();
  });

  test('only who manages redirects writes and lists them', async () => {
    const insert = "insert into public.redirects (from_path, to_target) values ('/x', '/about')";
    const update = "update public.redirects set to_target = '/faq' returning id";
    const remove = 'delete from public.redirects returning id';
    const read = 'select id from public.redirects';
    expect(await rules.as('marketing', insert)).toMatchObject({ code: '42501' });
    for (const sql of [update, remove, read]) expect(await rules.as('marketing', sql)).toEqual([]);
    // Without a word about what is there, which the policy for reading would keep to itself.
    for (const sql of ["update public.redirects set note = 'x'", 'delete from public.redirects'])
      expect(await rules.as('marketing', sql)).toEqual([]);
    expect(await rules.query('select note from public.redirects')).toEqual([{ note: '' }]);
    expect(await rules.as('seo', insert)).toEqual([]);
    for (const sql of [update, read, remove]) expect(await rules.as('seo', sql)).toHaveLength(2);
  });

  test('only who manages redirects reads the 404 report', async () => {
    await rules.query("insert into public.missing_addresses (path, day) values ('/x', now())");
    const report = 'select path from public.missing_addresses';
    for (const account of ['marketing', 'waiting', null] as const)
      expect(await rules.as(account, report)).toEqual([]);
    expect(await rules.as('seo', report)).toEqual([{ path: '/x' }]);
  });
});
