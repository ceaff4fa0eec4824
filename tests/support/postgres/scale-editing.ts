import type { Sql } from 'postgres';
import type { Scale } from './scale';

/**
 * Fills what waits around documents, as the owner of the tables: the trash, reviews that are asked for and sent back,
 * unpublished changes of every tenth post, and two unsaved texts of each person.
 *
 * @param manager who was sent back a page, and has unsaved texts as everybody has
 * @param isRare SQL that is true for as many of so many rows `n`, at any size
 */
export async function fillEditing(
  sql: Sql,
  scale: Scale,
  manager: string,
  isRare: (rows: number) => string,
): Promise<void> {
  // What is deleted in thirty days is never all there is.
  const deleted = Math.min(scale.posts, 3_000);
  // Reviews are counted up to a thousand, so that there are more of them at either size; one person is sent back as many at both.
  const asked = 3 * Math.min(scale.posts, 10_000);
  const someone = "md5('account1')::uuid";
  await sql.unsafe(`
    insert into public.trashed_documents (kind, id, title, slug, "row", trashed_at, trashed_by, trashed_by_name)
    select
      kind, md5('trashed ' || kind || n)::uuid, 'Career ' || n || case when is_rare then ' kaleidoscope' else '' end,
      case when kind = 'page' then 'trashed-' || n end, '{"status": "draft"}', now() - n * interval '20 seconds', '${manager}', 'Manager'
    from (
      select kind, n, ${isRare(deleted)} as is_rare
      from unnest(array['post', 'page']) as kind cross join generate_series(1, ${deleted}) as n
    ) as gone`);
  await sql.unsafe(`
    insert into public.review_requests
      (kind, document_id, version, note, asked_by, asked_by_name, asked_at, answered_by, answered_by_name, answered_at, outcome, answer_note)
    select
      'post', md5(n::text)::uuid, 1, 'Please look.', ${someone}, 'Person 1', now() - (${asked} - n) * interval '1 minute',
      null, '', null, null, ''
    from generate_series(1, ${asked}) as n
    union all
    select
      'page', md5('page' || n)::uuid, 1, 'Please look.', '${manager}', 'Manager', now() - n * interval '1 minute', ${someone}, 'Person 1',
      now() - n * interval '1 minute', 'sent_back', 'Not yet.'
    from generate_series(1, 2000) as n`);
  await sql.unsafe('alter table public.shared_copies disable trigger user');
  await sql.unsafe(`
    insert into public.shared_copies (kind, document_id, base_version, fields, saved_by, saved_by_name)
    select 'post', md5(n::text)::uuid, 1, '{"title": "Career"}', '${manager}', 'Manager'
    from generate_series(10, ${scale.posts}, 10) as n`);
  await sql.unsafe('alter table public.shared_copies enable trigger user');
  await sql.unsafe(`
    insert into public.working_copies (owner, kind, document_id, slot, base_version, base_updated_at, fields, kept_at)
    select
      u.id, 'post', md5('typed' || n)::uuid, md5('slot' || n)::uuid, case when n > 1 then 1 end, case when n > 1 then now() end,
      '{"title": "Career"}', now() - n * interval '1 hour'
    from public.user_profiles u cross join generate_series(1, 2) as n`);
}
