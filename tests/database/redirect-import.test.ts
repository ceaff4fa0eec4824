import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

async function all(): Promise<unknown[]> {
  const rows = await rules.query(
    'select from_path, to_target, status from public.redirects order by from_path',
  );
  return rows.map(({ from_path, to_target, status }) => [from_path, to_target, status].join(' '));
}

describe('several redirects at once', () => {
  const lines = JSON.stringify([
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/c', to: '/a', status: '302' },
    { from: '/d', to: '//evil.example' },
    { to: '/about' },
    { from: '/e', to: '/about', status: '307' },
  ]);
  const about = 'Give an old address, a new address, and 301, 302 or nothing';
  const outcomes = [
    { line: 1, outcome: 'new', from_path: '/a', to_target: '/b', status: 301, problem: '' },
    { line: 2, outcome: 'refused', problem: 'This would lead in a circle: /a leads back to /b' },
    { line: 3, outcome: 'new', from_path: '/c', to_target: '/b', status: 302, problem: '' },
    { line: 4, outcome: 'refused', problem: expect.stringMatching(/^Give an address of this/) },
    { line: 5, outcome: 'refused', problem: about },
    { line: 6, outcome: 'refused', problem: about },
  ];
  const trial = 'select * from public.import_redirects($1, true)';
  const made = 'select * from public.import_redirects($1, false)';

  test('are tried first, and nothing of a trial stays', async () => {
    expect(await rules.as('seo', trial, [lines])).toMatchObject(outcomes);
    expect(await all()).toEqual([]);
    expect(await rules.as('seo', made, [lines])).toMatchObject(outcomes);
    expect(await all()).toEqual(['/a /b 301', '/c /b 302']);
  });

  test('sent once more, for the answer was lost, change nothing', async () => {
    const chain = JSON.stringify([
      { from: '/a', to: '/b?x=1' },
      { from: '/b', to: '/c' },
      { from: '/A/', to: '/b?x=1' },
    ]);
    await rules.as('seo', made, [chain]);
    const stored = await rules.query('select * from public.redirects order by from_path');
    expect(await rules.as('seo', made, [chain])).toMatchObject([
      { outcome: 'same', from_path: '/a', to_target: '/c?x=1' },
      { outcome: 'same', from_path: '/b' },
      { outcome: 'same', from_path: '/a' },
    ]);
    expect(await rules.query('select * from public.redirects order by from_path')).toEqual(stored);
  });

  test('replace what is there, and keep its note and hits', async () => {
    await rules.query(
      `insert into public.redirects (from_path, to_target, note, hits) values ('/old', '/about', 'Poster', 7)`,
    );
    const sent = JSON.stringify([
      { from: '/Old/', to: '/faq' },
      { from: '/old', to: '/contact' },
      { from: '/new', to: '/faq' },
      { from: '/new', to: '/faq', status: '302' },
    ]);
    expect(await rules.as('seo', made, [sent])).toMatchObject([
      { outcome: 'replaced', from_path: '/old', to_target: '/faq', earlier_target: '/about' },
      { outcome: 'refused', problem: 'An earlier line leads /old somewhere else' },
      { outcome: 'new', earlier_target: '' },
      { outcome: 'refused', problem: 'An earlier line leads /new somewhere else' },
    ]);
    expect(
      await rules.query(
        'select from_path, to_target, status, note, hits::integer, version from public.redirects order by from_path',
      ),
    ).toEqual([
      { from_path: '/new', to_target: '/faq', status: 301, note: '', hits: 0, version: 1 },
      { from_path: '/old', to_target: '/faq', status: 301, note: 'Poster', hits: 7, version: 2 },
    ]);
  });

  test('are 1 to 500, of somebody who may', async () => {
    const many = JSON.stringify(Array.from({ length: 501 }, () => ({})));
    const send = 'select * from public.import_redirects($1)';
    for (const sent of ['[]', '{}', 'null', many])
      expect(await rules.as('seo', send, [sent])).toMatchObject({ code: '22023' });
    // Before a single line is read, and again by the table for each of them.
    for (const sent of ['[]', lines])
      expect(await rules.as('content', send, [sent])).toMatchObject({
        code: '42501',
        message: "You don't have permission to manage redirects",
      });
  });
});
