import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

beforeEach(() => rules.begin());

afterEach(() => rules.forget());

test('a search does not visit all of many redirects for a rare word that the planner takes for a frequent one', async () => {
  // Of 10,001 texts in order every hundredth is in the planner's sample. Three of these hold the word, the oldest ones.
  const sampled = [3000, 6000, 9000];
  await rules.query('alter table public.redirects disable trigger user');
  await rules.query(
    `insert into public.redirects (from_path, to_target, note, updated_at)
     select '/old-' || lpad(n::text, 5, '0'), '/career', case when n = any ($1) then 'kaleidoscope' else '' end,
       now() - (n + case when n = any ($1) then 20000 else 0 end) * interval '1 minute'
     from generate_series(0, 10000) as n`,
    [sampled],
  );
  await rules.query('analyze public.redirects');
  const found = sampled.map((n) => ({ from_path: `/old-0${n}` }));
  const search = 'select from_path from public.search_redirects(term => $1, sort_by => $2)';
  for (const sort of ['updated', 'from'])
    expect(await rules.as('seo', search, ['kaleidoscope', sort])).toEqual(found);
  expect(await rules.as('seo', search, ['kaleidoscope', 'hits'])).toHaveLength(3);
  const [visited] = await rules.query(
    `select sum(pg_stat_get_xact_tuples_returned(i.indexrelid))::integer as rows
     from pg_index i
     where i.indrelid = 'public.redirects'::regclass and i.indexrelid::regclass::text !~ 'search|pkey'`,
  );
  expect(visited?.['rows']).toBeLessThan(100);
});
