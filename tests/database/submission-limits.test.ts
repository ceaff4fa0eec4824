import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';
import { sentForm } from '../support/submissions';
import { Visits } from '../support/submission-visits';

let rules: Mechanisms;
let visits: Visits;

beforeAll(async () => {
  rules = await Mechanisms.open();
  visits = new Visits(rules);
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

const from = (address: string) => ({ 'x-forwarded-for': address });

const lower = (scope: string, most: number) =>
  rules.query('update private.submission_limits set most = $2 where scope = $1', [scope, most]);

/** Whether one more is taken. */
async function isTaken(headers: Record<string, string>): Promise<boolean> {
  const answer = await visits.trySubmit(sentForm('job-report'), headers);
  if (Array.isArray(answer)) return true;
  expect(answer.code).toBe('PGRST');
  return false;
}

test('limits are those that were promised', async () => {
  const rows = await rules.query(
    'select scope, is_per_network, period::text, most from private.submission_limits order by most',
  );
  expect(rows).toEqual([
    { scope: 'network in ten minutes', is_per_network: true, period: '00:10:00', most: 60 },
    { scope: 'network in a day', is_per_network: true, period: '1 day', most: 300 },
    { scope: 'all in an hour', is_per_network: false, period: '01:00:00', most: 5000 },
  ]);
});

describe('N21 flooding from one address', () => {
  test('is answered with 429 and the seconds to wait, and stores nothing; others go on', async () => {
    await lower('network in ten minutes', 3);
    for (let round = 0; round < 3; round += 1)
      expect(await isTaken(from('198.51.100.7'))).toBe(true);
    const before = await rules.query('select * from private.submission_counts order by 1, 2');
    const answer = await visits.trySubmit(sentForm('job-report'), from('198.51.100.7'));
    const { message } = Array.isArray(answer) ? { message: '' } : answer;
    const body = JSON.parse(message) as { code: string; message: string; details: string };
    expect(body).toMatchObject({ code: '429', message: expect.stringMatching(/^Too many/) });
    expect(Number(body.details)).toBeGreaterThan(0);
    expect(Number(body.details)).toBeLessThanOrEqual(600);
    expect(await rules.query('select from public.submissions')).toHaveLength(3);
    expect(await rules.query('select * from private.submission_counts order by 1, 2')).toEqual(
      before,
    );
    expect(await isTaken(from('198.51.100.8'))).toBe(true);
  });

  test('the day has a limit of its own, and the same person in an hour is one of it', async () => {
    await lower('network in a day', 2);
    expect(await isTaken(from('198.51.100.7'))).toBe(true);
    await rules.query(
      "delete from private.submission_counts where scope = 'network in ten minutes'",
    );
    expect(await isTaken(from('198.51.100.7'))).toBe(true);
    await rules.query(
      "delete from private.submission_counts where scope = 'network in ten minutes'",
    );
    expect(await isTaken(from('198.51.100.7'))).toBe(false);
  });

  test('a repeat counts as well', async () => {
    await lower('network in ten minutes', 2);
    const form = sentForm('contact-message');
    expect(await visits.submit(form, from('198.51.100.7'))).toEqual(
      await visits.submit(form, from('198.51.100.7')),
    );
    expect(await visits.trySubmit(form, from('198.51.100.7'))).toMatchObject({ code: 'PGRST' });
  });

  test('what is refused does not count', async () => {
    await lower('network in ten minutes', 1);
    await visits.trySubmit(sentForm('contact-message', { email: 'no' }), from('198.51.100.7'));
    expect(await isTaken(from('198.51.100.7'))).toBe(true);
  });

  test('a household of IPv6 addresses is one network', async () => {
    await lower('network in ten minutes', 1);
    expect(await isTaken(from('2001:db8:1:2::1'))).toBe(true);
    expect(await isTaken(from('2001:db8:1:2:ffff::9'))).toBe(false);
    expect(await isTaken(from('2001:db8:1:3::1'))).toBe(true);
  });
});

test('N22 flooding from many addresses ends at the limit of all', async () => {
  await lower('all in an hour', 3);
  for (const last of [1, 2, 3])
    expect(await isTaken(from(`198.51.100.${String(last)}`))).toBe(true);
  expect(await isTaken(from('198.51.100.4'))).toBe(false);
  await lower('all in an hour', 4);
  expect(await isTaken(from('198.51.100.4'))).toBe(true);
});

test('N23 addresses that a client claims before its own count for nothing', async () => {
  await lower('network in ten minutes', 1);
  expect(await isTaken(from('203.0.113.1, 198.51.100.7'))).toBe(true);
  expect(await isTaken(from('203.0.113.2, 198.51.100.7'))).toBe(false);
  expect(await isTaken(from('203.0.113.2, 198.51.100.9'))).toBe(true);
});

test('no address is stored, and counts of earlier days go away', async () => {
  await rules.query(`
    insert into private.submission_counts (scope, network, starts_at, total)
    select 'network in a day', 'old' || n, now() - interval '3 days', 1 from generate_series(1, 30) as n`);
  await visits.submit(sentForm('job-report'), from('198.51.100.7'));
  const left = await rules.query('select network from private.submission_counts');
  expect(left).toHaveLength(13);
  const hashes = left
    .map(({ network }) => String(network))
    .filter((name) => !name.startsWith('old'));
  expect(hashes.every((hash) => /^([0-9a-f]{64})?$/.test(hash))).toBe(true);
  await rules.query("update private.view_secrets set secret = 'another day'");
  await visits.submit(sentForm('job-report'), from('198.51.100.7'));
  expect(
    await rules.query(
      "select from private.submission_counts where scope = 'network in a day' and network not like 'old%'",
    ),
  ).toHaveLength(2);
});
