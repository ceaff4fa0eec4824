import type { Sql } from 'postgres';

/**
 * Fills redirects and the 404 report of a migrated database, as its owner and without the triggers that look at each row.
 * Forty are automatic and fifty temporary at every size, so that what is asked has the same answer.
 * The report's last ninety days are alike at every size, as its limits see to; what is older is not.
 */
export async function fillRedirects(sql: Sql, rows: number): Promise<void> {
  await sql.unsafe('alter table public.redirects disable trigger user');
  await sql.unsafe(`
    insert into public.redirects (from_path, to_target, status, note, is_automatic, hits, created_at, updated_at)
    select
      '/old-' || n, '/career-' || n % 900, case when n % ${rows / 50} = 0 then 302 else 301 end,
      case when n % ${Math.floor(rows / 20)} = 0 then 'kaleidoscope' else '' end, n % ${rows / 40} = 0,
      ('x' || substr(md5(n::text), 1, 4))::bit(16)::integer, now() - n * interval '7 minutes', now() - n * interval '7 minutes'
    from generate_series(1, ${rows}) as n`);
  await sql.unsafe('alter table public.redirects enable trigger user');
  await sql.unsafe(`
    insert into public.missing_addresses (path, day, requests)
    select '/missing-' || n, private.india_day(now()) - d, 1 + n % 9
    from generate_series(1, 40) as n cross join generate_series(0, 89) as d`);
  await sql.unsafe(`
    insert into public.missing_addresses (path, day, requests)
    select '/missing-' || n, private.india_day(now()) - 91 - n / 1000, 1 from generate_series(1, ${rows}) as n`);
}
