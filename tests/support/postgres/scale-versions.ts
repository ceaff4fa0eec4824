import type { Sql } from 'postgres';

/**
 * Fills the past of documents, as the owner of the tables: one post has so many versions, and as many others have one each.
 */
export async function fillVersions(sql: Sql, rows: number): Promise<void> {
  await sql.unsafe(`
    insert into public.document_versions
      (kind, document_id, version, status, fields, changed, saved_at, saved_by_name, judged_at)
    select
      'post', v.id, v.version, 'draft', jsonb_build_object('title', 'Career ' || v.n, 'content', repeat('A paragraph. ', 20)),
      '{title}', v.at, 'Manager', v.at + interval '1 year'
    from (
      select md5('1')::uuid as id, n as version, n, now() - n * interval '7 minutes' as at
      from generate_series(1, ${rows}) as n
      union all
      select md5('gone' || n)::uuid, 1, n, now() - n * interval '7 minutes' from generate_series(1, ${rows}) as n
    ) as v`);
  await sql.unsafe('alter table public.blog_posts disable trigger user');
  await sql.unsafe(`update public.blog_posts set version = ${rows} where id = md5('1')::uuid`);
  await sql.unsafe('alter table public.blog_posts enable trigger user');
}
