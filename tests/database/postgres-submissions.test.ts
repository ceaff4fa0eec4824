import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applyMigrations, connect, createProject } from '../support/postgres/project';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres/server';
import { asApi, outcome } from '../support/postgres/session';
import { heldOpen, releaseAll, waits } from '../support/postgres/waiting';
import { sentForm, type SentForm } from '../support/submissions';

const marketing = '10000000-0000-4000-8000-000000000002';

let server: PostgresServer | undefined;
const open: Sql[] = [];

/** One connection to the project of this file, as the role that owns the tables. */
function connection(index = 0): Sql {
  const sql = open[index];
  if (!sql) throw new Error('The database is not ready.');
  return sql;
}

beforeAll(async () => {
  const bin = findPostgres();
  if (!bin) throw new Error('REQUIRE_POSTGRES is set, but no PostgreSQL was found.');
  server = await startPostgres(bin, Number(process.env['DATABASE_TEST_POSTGRES_PORT'] ?? 54471));
  await createProject(server, 'project', ['secure-grants.sql']);
  await applyMigrations(server, 'project');
  const running = server;
  open.push(...Array.from({ length: 20 }, () => connect(running, 'project', 'postgres')));
  const sql = connection();
  await sql`insert into auth.users (id, email) values (${marketing}, 'marketing@example.com')`;
  await sql`
    insert into public.user_profiles (id, email, full_name, role, is_approved)
    values (${marketing}, 'marketing@example.com', 'Marketing', 'marketing', true)`;
});

afterEach(() => releaseAll());

afterAll(async () => {
  await Promise.all(open.map((sql) => sql.end({ timeout: 2 })));
  server?.stop();
});

interface Received {
  readonly id: string;
  readonly receipt: string;
}

async function submit(form: SentForm, index = 0): Promise<Received> {
  const [row] = await asApi(
    connection(index),
    null,
    (sql) => sql`select public.submit_form(${sql.json(form as never)}) as answer`,
  );
  return row?.['answer'] as Received;
}

test('sent by twenty connections at once, a record is one row with one receipt', async () => {
  const form = sentForm('course-application');
  const answers = await Promise.all(open.map((_, index) => submit(form, index)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const rows = await connection()`select version from public.submissions where id = ${form.id}`;
  expect(rows).toHaveLength(1);
  const events = await connection()`
    select kind from public.submission_events where submission_id = ${form.id}`;
  expect(events).toHaveLength(1);
});

test('two that replace one record at once end in one line of succession', async () => {
  const first = await submit(sentForm('job-application'));
  const replaces = { id: first.id, receipt: first.receipt };
  const later = await Promise.all(
    [1, 2].map((index) => submit(sentForm('job-application', { replaces }), index)),
  );
  const heads = await connection()`
    select id from public.submissions
    where merged_into is null and id in ${connection()([first.id, ...later.map(({ id }) => id)])}`;
  expect(heads).toHaveLength(1);
  const [{ merged_into: head } = { merged_into: null }] = await connection()`
    select merged_into from public.submissions where id = ${first.id}`;
  expect(head).toBe(heads[0]?.['id']);
});

test('of two interview times chosen at once, one is chosen in the end', async () => {
  const own = await submit(sentForm('job-application'));
  const slots = [randomUUID(), randomUUID()];
  for (const [index, id] of slots.entries())
    await connection()`
      insert into public.interview_slots (id, submission_id, starts_at)
      values (${id}, ${own.id}, now() + make_interval(days => ${index + 1}))`;
  const choose = (sql: Sql, slot: string) =>
    asApi(
      sql,
      null,
      (api) => api`select public.choose_interview_slot(${own.id}, ${own.receipt}, ${slot})`,
    );
  const held = await heldOpen(
    connection(1),
    (sql) =>
      sql`select private.choose_interview_slot(${own.id}, ${own.receipt}, ${slots[0] ?? ''})`,
  );
  const second = choose(connection(2), slots[1] ?? '');
  expect(await waits(connection(3), second)).toBe(true);
  await held.release();
  expect(await outcome(second)).toBe('accepted');
  const chosen = await connection()`
    select id from public.interview_slots where submission_id = ${own.id} and chosen_at is not null`;
  expect(chosen).toEqual([{ id: slots[1] }]);
});

test('what is changed or noted while a record is being erased comes too late', async () => {
  const own = await submit(sentForm('course-application'));
  const held = await heldOpen(
    connection(1),
    (sql) => sql`select private.erase_submission(${own.id}, ${own.receipt})`,
  );
  const move = asApi(
    connection(2),
    marketing,
    (sql) => sql`update public.submissions set stage = 'closed' where id = ${own.id}`,
  );
  const note = asApi(
    connection(3),
    marketing,
    (sql) => sql`
      insert into public.submission_events (submission_id, kind, detail)
      values (${own.id}, 'note', '{"text": "Meera rang"}')`,
  );
  const results = Promise.all([outcome(move), outcome(note)]);
  expect(await waits(connection(4), results, 2)).toBe(true);
  await held.release();
  expect(await results).toEqual(['22023', '22023']);
  const [row] = await connection()`select stage, name from public.submissions where id = ${own.id}`;
  expect(row).toEqual({ stage: 'new', name: '' });
});

test('N29 whoever loses the right while a change waits changes nothing', async () => {
  const own = await submit(sentForm('course-application'));
  const held = await heldOpen(
    connection(1),
    (sql) => sql`select from public.submissions where id = ${own.id} for update`,
  );
  const change = asApi(
    connection(2),
    marketing,
    (sql) => sql`select * from public.change_submissions(${[own.id]}, 'closed')`,
  );
  const result = outcome(change);
  expect(await waits(connection(3), result)).toBe(true);
  await connection()`update public.user_profiles set role = 'seo' where id = ${marketing}`;
  await held.release();
  expect(await result).toBe('42501');
  await connection()`update public.user_profiles set role = 'marketing' where id = ${marketing}`;
  const [row] = await connection()`select stage from public.submissions where id = ${own.id}`;
  expect(row).toEqual({ stage: 'new' });
});
