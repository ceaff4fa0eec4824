import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { accountOf, as, owner } from '../support/database-actors';

const made = `Kept ${randomUUID().slice(0, 8)}`;

async function keep(changes: object = {}) {
  const row = { id: randomUUID(), name: `${made} ${randomUUID()}`, content: '<p>Kept</p>' };
  const seo = await as('seo');
  return seo
    .from('page_sections')
    .insert({ ...row, ...changes })
    .select('*');
}

afterEach(async () => {
  await owner().from('page_sections').delete().like('name', `${made}%`);
});

test('a kept section has a name of its own, and says whose it is', async () => {
  const { id } = await accountOf('seo');
  const first = await keep({ name: `${made} Dates` });
  expect(first.data).toMatchObject([{ created_by: id, created_by_name: 'Dev Patel' }]);
  expect((await keep({ name: `${made} DATES` })).error?.code).toBe('23505');
  const forged = await keep({ created_by: (await accountOf('admin')).id });
  expect(forged.error?.code).toBe('42501');
});

test.each([
  { name: '' },
  { name: ` ${made}` },
  { name: 'x'.repeat(81) },
  { name: `${made}\u202e` },
  { content: ' \n' },
  { content: 'x'.repeat(20_001) },
])('%j is not kept', async (changes) => {
  expect((await keep(changes)).error?.code).toMatch(/^2[23]/);
});

test('N66 nobody keeps more than fifty, nor two people past the limit together', async () => {
  const { count } = await owner()
    .from('page_sections')
    .select('id', { count: 'exact', head: true });
  const rows = Array.from({ length: 49 - (count ?? 0) }, () => ({
    name: `${made} ${randomUUID()}`,
    content: 'x',
  }));
  await owner().from('page_sections').insert(rows).throwOnError();
  const answers = await Promise.all([keep(), keep(), keep()]);
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(answers.find(({ error }) => error)?.error?.message).toBe(
    'There are 50 sections already. Delete one first',
  );
  // The one that is there is there, however often it is sent.
  const [one] = answers.flatMap(({ data }) => data ?? []);
  expect((await keep({ id: one?.id, name: one?.name })).error?.code).toBe('23505');
});
