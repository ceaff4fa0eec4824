import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations, connect, createProject } from '../support/postgres/project';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres/server';
import { asApi, outcome } from '../support/postgres/session';
import { heldOpen, releaseAll, waits } from '../support/postgres/waiting';

const seo = '10000000-0000-4000-8000-000000000004';

let server: PostgresServer | undefined;
const open: Sql[] = [];

function connection(index = 0): Sql {
  const sql = open[index];
  if (!sql) throw new Error('The database is not ready.');
  return sql;
}

beforeAll(async () => {
  const bin = findPostgres();
  if (!bin) throw new Error('REQUIRE_POSTGRES is set, but no PostgreSQL was found.');
  server = await startPostgres(bin, Number(process.env['DATABASE_TEST_POSTGRES_PORT'] ?? 54481));
  await createProject(server, 'project', ['secure-grants.sql']);
  await applyMigrations(server, 'project');
  const running = server;
  open.push(...Array.from({ length: 10 }, () => connect(running, 'project', 'postgres')));
  const sql = connection();
  await sql`insert into auth.users (id, email) values (${seo}, 'seo@example.com')`;
  await sql`
    insert into public.user_profiles (id, email, full_name, role, is_approved)
    values (${seo}, 'seo@example.com', 'Seo', 'seo', true)`;
});

beforeEach(async () => {
  await connection()`delete from public.pages`;
  await connection()`delete from public.redirects`;
});

afterEach(() => releaseAll());

afterAll(async () => {
  await Promise.all(open.map((sql) => sql.end({ timeout: 2 })));
  server?.stop();
});

const add = (index: number, from: string, to: string) =>
  asApi(
    connection(index),
    seo,
    (sql) => sql`insert into public.redirects (from_path, to_target) values (${from}, ${to})`,
  );

/** As the owner, so that the transaction can stay open. */
const held = (from: string, to: string) =>
  heldOpen(
    connection(1),
    (sql) => sql`insert into public.redirects (from_path, to_target) values (${from}, ${to})`,
  );

const all = async () =>
  (await connection()`select from_path, to_target from public.redirects order by from_path`).map(
    ({ from_path, to_target }) => `${String(from_path)} ${String(to_target)}`,
  );

test('N38 two who make the halves of a circle at once make none: the second is refused', async () => {
  const first = await held('/a', '/b');
  const second = outcome(add(2, '/b', '/a'));
  expect(await waits(connection(3), second)).toBe(true);
  await first.release();
  expect(await second).toBe('22023');
  expect(await all()).toEqual(['/a /b']);
});

test('two who make the halves of a chain at once make one step of it', async () => {
  const first = await held('/a', '/b');
  const second = outcome(add(2, '/b', '/c'));
  expect(await waits(connection(3), second)).toBe(true);
  await first.release();
  expect(await second).toBe('accepted');
  expect(await all()).toEqual(['/a /c', '/b /c']);
});

test('two who change different redirects that meet wait for each other in one order', async () => {
  await add(0, '/a', '/x');
  await add(0, '/b', '/y');
  const change = (index: number, from: string, to: string) =>
    outcome(
      asApi(
        connection(index),
        seo,
        (sql) => sql`update public.redirects set to_target = ${to} where from_path = ${from}`,
      ),
    );
  const first = await heldOpen(
    connection(1),
    (sql) => sql`update public.redirects set to_target = '/b' where from_path = '/a'`,
  );
  const second = change(2, '/b', '/a');
  expect(await waits(connection(3), second)).toBe(true);
  await first.release();
  // /a leads where /b led, and /b would lead to itself by way of it no more.
  expect(['accepted', '22023']).toContain(await second);
  const rows = await connection()`
    select from public.redirects a join public.redirects b on a.target_path = b.from_path`;
  expect(rows).toHaveLength(0);
});

test('a page that is published while somebody redirects its address keeps it', async () => {
  const publish = (index: number) =>
    outcome(
      asApi(
        connection(index),
        seo,
        (sql) => sql`insert into public.pages (title, slug, status) values ('A', 'a', 'published')`,
      ),
    );
  const redirecting = await held('/a', '/b');
  const published = publish(2);
  expect(await waits(connection(3), published)).toBe(true);
  await redirecting.release();
  expect(await published).toBe('accepted');
  expect(await all()).toEqual([]);

  await connection()`delete from public.pages`;
  const page = await heldOpen(
    connection(1),
    (sql) => sql`insert into public.pages (title, slug, status) values ('A', 'a', 'published')`,
  );
  const redirect = outcome(add(2, '/a', '/b'));
  expect(await waits(connection(3), redirect)).toBe(true);
  await page.release();
  expect(await redirect).toBe('22023');
});

test('ten people who redirect at once, in both directions, leave neither circle nor chain', async () => {
  const names = ['/a', '/b', '/c', '/d', '/e'];
  const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
  const results = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const own: string[] = [];
      for (const [from, to] of pairs.filter((_pair, position) => position % 10 === index))
        own.push(await outcome(add(index, from, to)));
      return own;
    }),
  );
  expect(new Set(results.flat())).toEqual(new Set(['accepted', '22023']));
  const chained = await connection()`
    select from public.redirects a join public.redirects b on a.target_path = b.from_path`;
  expect(chained).toHaveLength(0);
});

test('a hit waits for nobody who changes other redirects', async () => {
  await add(0, '/a', '/x');
  const change = await held('/b', '/y');
  const follow = asApi(connection(2), null, (sql) => sql`select public.record_redirect('/a')`);
  expect(await outcome(follow)).toBe('accepted');
  await change.release();
  const [row] =
    await connection()`select hits::integer from public.redirects where from_path = '/a'`;
  expect(row).toEqual({ hits: 1 });
});

test('N41 twenty new addresses at once keep to what a day may hold', async () => {
  await connection()`
    insert into public.missing_addresses (path, day, requests)
    select '/made-up-' || n, private.india_day(now()), 1 from generate_series(1, 995) as n`;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      asApi(
        connection(index % 10),
        null,
        (sql) => sql`select public.record_missing(${`/new-${String(index)}`})`,
      ),
    ),
  );
  const [row] = await connection()`select count(*)::integer as total from public.missing_addresses`;
  expect(row).toEqual({ total: 1000 });
});
