import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations, connect, createProject } from '../support/postgres/project';
import { findPostgres, startPostgres, type PostgresServer } from '../support/postgres/server';
import { asApi } from '../support/postgres/session';

const viewer = '10000000-0000-4000-8000-000000000001';
const sizes = { small: 100, large: 3000 } as const;

let server: PostgresServer | undefined;
const open: Partial<Record<keyof typeof sizes, Sql>> = {};

function connectionTo(size: keyof typeof sizes): Sql {
  const sql = open[size];
  if (!sql) throw new Error('The database is not ready.');
  return sql;
}

/** Ninety days of views of so many articles: few that lead, many that are read now and then. */
async function fill(sql: Sql, articles: number): Promise<void> {
  await sql`insert into auth.users (id, email) values (${viewer}, 'viewer@example.com')`;
  await sql`
    insert into public.user_profiles (id, email, full_name, role, is_approved)
    values (${viewer}, 'viewer@example.com', 'Viewer', 'super_admin', true)`;
  // A statement per day instead of a trigger per row: the sums are what the trigger would write.
  await sql`alter table public.page_views disable trigger page_views_60_sum`;
  await sql`
    insert into public.page_views (path, day, views)
    select
      '/blogs/' || md5(article::text)::uuid,
      (now() at time zone 'Asia/Kolkata')::date - days_ago,
      2000 / (article + 5) + ('x' || substr(md5(article || '-' || days_ago), 1, 2))::bit(8)::integer / 8
    from generate_series(1, ${articles}::integer) as article, generate_series(0, 90) as days_ago`;
  await sql`insert into private.daily_views (day, views) select day, sum(views) from public.page_views group by day`;
  await sql`alter table public.page_views enable trigger page_views_60_sum`;
  await sql`analyze public.page_views`;
}

/** Pages of the cache that a call touches; the same on a fast and on a busy machine. */
async function cost(size: keyof typeof sizes, call: string): Promise<number> {
  const read = () =>
    asApi(connectionTo(size), viewer, (sql) =>
      sql.unsafe(`explain (analyze, buffers, timing off, format json) select * from ${call}`),
    );
  // The first call reads the catalogue as well.
  await read();
  const [row] = await read();
  const plan: unknown = row?.['QUERY PLAN'];
  const [, pages] = /"Shared Hit Blocks":\s*(\d+)/.exec(JSON.stringify(plan)) ?? [];
  return Number(pages);
}

beforeAll(async () => {
  const bin = findPostgres();
  if (!bin) throw new Error('REQUIRE_POSTGRES is set, but no PostgreSQL was found.');
  server = await startPostgres(bin, Number(process.env['DATABASE_TEST_POSTGRES_PORT'] ?? 54431));
  for (const size of ['small', 'large'] as const) {
    await createProject(server, size);
    await applyMigrations(server, size);
    const sql = connect(server, size, 'postgres');
    open[size] = sql;
    await fill(sql, sizes[size]);
  }
});

afterAll(async () => {
  await Promise.all(Object.values(open).map((sql) => sql.end({ timeout: 2 })));
  server?.stop();
});

describe('with thirty times as many articles, at most 1.5 times the cost', () => {
  test.each([
    'public.view_totals(30)',
    'public.views_by_day(90)',
    "public.top_content('post', 7)",
    "public.top_content('post', 90)",
    'public.content_totals()',
  ])('%s', async (call) => {
    const small = await cost('small', call);
    expect(small).toBeGreaterThan(0);
    expect(await cost('large', call)).toBeLessThanOrEqual(small * 1.5 + 10);
  });

  test.each([7, 30, 90])('the leaders of %i days are those of all views', async (days) => {
    const sql = connectionTo('large');
    const shown = await asApi(
      sql,
      viewer,
      (api) => api`select path, views::integer from public.top_content('post', ${days}::integer)`,
    );
    const all = await sql`
      select path, sum(views)::integer as views
      from public.page_views
      where day between (now() at time zone 'Asia/Kolkata')::date - ${days}::integer
        and (now() at time zone 'Asia/Kolkata')::date - 1
      group by path
      order by 2 desc, 1
      limit 10`;
    expect([...shown]).toEqual([...all]);
  });
});
