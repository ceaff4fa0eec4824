-- The media library at work: search, counts, where a file is used, and removals that leave neither an orphan nor a broken
-- picture.

-- A removal is three steps over two services: mark the row, remove the file, remove the row. A marked row is hidden; whatever
-- step fails, the mark says what is left to do.
alter table public.media_files add column removed_at timestamptz;

comment on column public.media_files.removed_at is 'Set while the file is being removed: hidden from the library, to be finished or taken back.';

create index media_files_removed_idx on public.media_files (removed_at) where removed_at is not null;

create index media_files_image_uploaded_idx on public.media_files (uploaded_at desc, id desc) where type like 'image/%';

-- Where files are used. Looking for a name in every text would read every text; each save notes the names it holds instead.
create table private.media_uses (
  bucket text not null,
  path text not null,
  kind text not null,
  subject_id uuid not null,
  primary key (bucket, path, kind, subject_id)
);

comment on table private.media_uses is 'Which posts and pages show a stored file; written by triggers alone.';

create index media_uses_subject_idx on private.media_uses (kind, subject_id);

revoke all on table private.media_uses from public, anon, authenticated, service_role;

create function private.note_media_uses(used_kind text, used_in uuid, body text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.media_uses u where u.kind = used_kind and u.subject_id = used_in;
  if position('/storage/v1/object/public/' in body) = 0 then
    return;
  end if;
  insert into private.media_uses (bucket, path, kind, subject_id)
  select distinct shown[1], shown[2], used_kind, used_in
  from regexp_matches(
    body,
    '/storage/v1/object/public/(blog-images|media-files)/([A-Za-z0-9][A-Za-z0-9_-]{0,190}\.(?:png|jpg|jpeg|webp|gif|avif|mp4|webm))',
    'g'
  ) as shown;
end;
$$;

comment on function private.note_media_uses(text, uuid, text) is 'Notes which stored files a text shows.';

create function private.note_post_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_media_uses('post', old.id, '');
  else
    perform private.note_media_uses('post', new.id, concat_ws(' ', new.featured_image, new.author_image, new.content));
  end if;
  return null;
end;
$$;

comment on function private.note_post_media() is 'Keeps the notes of files that a post shows.';

create function private.note_page_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_media_uses('page', old.id, '');
  else
    perform private.note_media_uses('page', new.id, new.content);
  end if;
  return null;
end;
$$;

comment on function private.note_page_media() is 'Keeps the notes of files that a page shows.';

create trigger blog_posts_70_media
after insert or delete on public.blog_posts
for each row execute function private.note_post_media();

create trigger blog_posts_70_media_change
after update on public.blog_posts
for each row when (
  (old.featured_image, old.author_image, old.content) is distinct from (new.featured_image, new.author_image, new.content)
)
execute function private.note_post_media();

create trigger pages_70_media
after insert or delete on public.pages
for each row execute function private.note_page_media();

create trigger pages_70_media_change
after update on public.pages
for each row when (old.content is distinct from new.content)
execute function private.note_page_media();

-- What was written before this migration.
do $$
begin
  perform private.note_media_uses('post', p.id, concat_ws(' ', p.featured_image, p.author_image, p.content))
  from public.blog_posts p;
  perform private.note_media_uses('page', p.id, p.content)
  from public.pages p;
end
$$;

create function private.is_media_used(bucket text, path text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.media_uses u where u.bucket = is_media_used.bucket and u.path = is_media_used.path
  );
$$;

comment on function private.is_media_used(text, text) is 'Whether a post or page shows this file.';

create or replace function private.guard_media_file() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_api_request() then
    return new;
  end if;
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    if not private.has_stored_file(new.bucket, new.path) then
      raise exception 'This file has not been uploaded' using errcode = '22023';
    end if;
    new.uploaded_at := now();
    new.uploaded_by := coalesce(private.own_name(), '');
    new.uploader_id := private.own_id();
    new.removed_at := null;
    return new;
  end if;
  if (new.id, new.bucket, new.path, new.size, new.type, new.width, new.height, new.uploaded_at, new.uploaded_by, new.uploader_id)
    is distinct from
    (old.id, old.bucket, old.path, old.size, old.type, old.width, old.height, old.uploaded_at, old.uploaded_by, old.uploader_id) then
    raise exception 'Only name, category and alternative text of a file can be changed' using errcode = '42501';
  end if;
  if new.removed_at is not null and old.removed_at is null then
    if private.is_media_used(old.bucket, old.path) then
      raise exception 'This file is used in a post or page' using errcode = '22023';
    end if;
    new.removed_at := now();
  elsif new.removed_at is null and old.removed_at is not null then
    if not private.has_stored_file(old.bucket, old.path) then
      raise exception 'This file is gone' using errcode = '22023';
    end if;
  else
    new.removed_at := old.removed_at;
  end if;
  return new;
end;
$$;

comment on function private.guard_media_file()
is 'A row needs its file; where the file lies and who uploaded it are fixed; a used file is not removed.';

create function private.guard_media_removal() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_api_request() then
    return old;
  end if;
  if private.is_media_used(old.bucket, old.path) then
    raise exception 'This file is used in a post or page' using errcode = '22023';
  end if;
  -- The row is the only thing that remembers a file; it stays until the file is gone.
  if old.removed_at is not null and private.has_stored_file(old.bucket, old.path) then
    raise exception 'The file has not been removed yet' using errcode = '55006';
  end if;
  return old;
end;
$$;

comment on function private.guard_media_removal() is 'A used file stays; a marked row outlives its file.';

create trigger media_files_10_guard_removal
before delete on public.media_files
for each row execute function private.guard_media_removal();

-- Counters, as for posts and pages: the kind of file in place of a status.
comment on table private.content_counts
is 'Number of posts by status and category, of pages by status and template, of files by kind and category.';

create function private.count_media_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.removed_at is null then
    perform private.change_content_count('media', split_part(old.type, '/', 1), old.category, -1);
  end if;
  if tg_op in ('UPDATE', 'INSERT') and new.removed_at is null then
    perform private.change_content_count('media', split_part(new.type, '/', 1), new.category, 1);
  end if;
  return null;
end;
$$;

comment on function private.count_media_change() is 'Keeps the counters of files.';

create trigger media_files_60_count
after insert or delete on public.media_files
for each row execute function private.count_media_change();

create trigger media_files_60_recount
after update on public.media_files
for each row when (old.category <> new.category or (old.removed_at is null) <> (new.removed_at is null))
execute function private.count_media_change();

insert into private.content_counts (kind, status, facet, total)
select 'media', split_part(m.type, '/', 1), m.category, count(*)
from public.media_files m
group by 1, 2, 3;

-- Search, as for posts and pages.
create function private.media_search_text(name text, alt_text text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(name || chr(10) || alt_text);
$$;

comment on function private.media_search_text(text, text) is 'What the search of the media library looks in; also the expression of its index.';

revoke all on function private.media_search_text(text, text) from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row.
grant execute on function private.media_search_text(text, text) to authenticated, service_role;

do $$
declare
  trigram_schema name;
begin
  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index media_files_search_idx on public.media_files
       using gin (private.media_search_text(name, alt_text) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

create index media_files_short_search_idx on public.media_files
using gin (private.short_grams(private.media_search_text(name, alt_text)));

create function private.search_media(term text, in_category text, only_images boolean, page_size integer, page_offset integer)
returns table (
  id uuid, name text, url text, size bigint, type text, category text, alt_text text, is_decorative boolean, width integer,
  height integer, uploaded_at timestamptz, uploaded_by text
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := private.short_term_grams(term);
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    m.id, m.name, m.url, m.size, m.type, m.category, m.alt_text, m.is_decorative, m.width, m.height, m.uploaded_at, m.uploaded_by
  from public.media_files m
  where m.removed_at is null
    and (pattern is null or private.media_search_text(m.name, m.alt_text) like pattern)
    and (grams is null or private.short_grams(private.media_search_text(m.name, m.alt_text)) @> grams)
    and (in_category is null or m.category = in_category)
    and (not coalesce(only_images, false) or m.type like 'image/%')
  order by m.uploaded_at desc, m.id desc
  limit least(greatest(coalesce(page_size, 24), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_media(text, text, boolean, integer, integer) is 'Files of the media library for staff, newest first.';

create function public.search_media(
  term text default '', in_category text default null, only_images boolean default false, page_size integer default 24,
  page_offset integer default 0
) returns table (
  id uuid, name text, url text, size bigint, type text, category text, alt_text text, is_decorative boolean, width integer,
  height integer, uploaded_at timestamptz, uploaded_by text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_media(term, in_category, only_images, page_size, page_offset);
$$;

comment on function public.search_media(text, text, boolean, integer, integer) is 'Files of the media library for staff, newest first.';

create function private.count_media(term text, in_category text, only_images boolean) returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := private.short_term_grams(term);
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  if pattern is null then
    return (
      select coalesce(sum(c.total), 0)::integer
      from private.content_counts c
      where c.kind = 'media'
        and (in_category is null or c.facet = in_category)
        and (not coalesce(only_images, false) or c.status = 'image')
    );
  end if;
  return (
    select count(*)::integer
    from (
      select 1
      from public.media_files m
      where m.removed_at is null
        and private.media_search_text(m.name, m.alt_text) like pattern
        and (grams is null or private.short_grams(private.media_search_text(m.name, m.alt_text)) @> grams)
        and (in_category is null or m.category = in_category)
        and (not coalesce(only_images, false) or m.type like 'image/%')
      limit 1000
    ) as found_files
  );
end;
$$;

comment on function private.count_media(text, text, boolean) is 'Number of files; with a term counted up to 1000, which then means "1000 or more".';

create function public.count_media(term text default '', in_category text default null, only_images boolean default false)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_media(term, in_category, only_images);
$$;

comment on function public.count_media(text, text, boolean) is 'Number of files for staff; with a term counted up to 1000, which then means "1000 or more".';

create function private.media_used_in(target uuid)
returns table (kind text, id uuid, title text, status text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select u.kind, u.subject_id, coalesce(p.title, g.title), coalesce(p.status, g.status)
  from public.media_files m
  join private.media_uses u on u.bucket = m.bucket and u.path = m.path
  left join public.blog_posts p on u.kind = 'post' and p.id = u.subject_id
  left join public.pages g on u.kind = 'page' and g.id = u.subject_id
  where m.id = target
  order by u.kind desc, coalesce(p.updated_at, g.updated_at) desc, u.subject_id
  limit 50;
end;
$$;

comment on function private.media_used_in(uuid) is 'Posts and pages that show a file, drafts included; at most 50.';

create function public.media_used_in(target uuid)
returns table (kind text, id uuid, title text, status text)
language sql
stable
set search_path = ''
as $$
  select * from private.media_used_in(target);
$$;

comment on function public.media_used_in(uuid) is 'Posts and pages that show a file, for staff; at most 50.';

-- What a closed tab or a lost connection left behind. Files without a row are looked for among last month's names alone, which
-- begin with their time, and after a day, so that no upload is still on its way.
create function private.leftover_media()
returns table (id uuid, bucket text, path text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  return query
  (
    select m.id, m.bucket, m.path
    from public.media_files m
    where m.removed_at < now() - interval '5 minutes'
    order by m.removed_at
    limit 20
  )
  union all
  (
    select null::uuid, o.bucket_id, o.name
    from storage.objects o
    where o.bucket_id = 'media-files'
      and o.name >= to_char(now() - interval '30 days', 'YYYYMMDD')
      and o.name < to_char(now(), 'YYYYMMDD')
      and o.name ~ '^[0-9]{8}T[0-9]{6}-[0-9a-f]{32}\.'
      and o.created_at < now() - interval '1 day'
      and not exists (select from public.media_files m where m.bucket = o.bucket_id and m.path = o.name)
      and not private.is_media_used(o.bucket_id, o.name)
    order by o.name
    limit 20
  );
end;
$$;

comment on function private.leftover_media() is 'Removals that were not finished, and uploads that never got their row.';

create function public.leftover_media()
returns table (id uuid, bucket text, path text)
language sql
stable
set search_path = ''
as $$
  select * from private.leftover_media();
$$;

comment on function public.leftover_media() is 'Removals that were not finished, and uploads that never got their row, for media managers.';

revoke all on function
  private.note_media_uses(text, uuid, text), private.note_post_media(), private.note_page_media(),
  private.is_media_used(text, text), private.guard_media_removal(), private.count_media_change(),
  private.search_media(text, text, boolean, integer, integer), public.search_media(text, text, boolean, integer, integer),
  private.count_media(text, text, boolean), public.count_media(text, text, boolean),
  private.media_used_in(uuid), public.media_used_in(uuid), private.leftover_media(), public.leftover_media()
from public, anon, authenticated, service_role;

grant execute on function
  private.is_media_used(text, text),
  private.search_media(text, text, boolean, integer, integer), public.search_media(text, text, boolean, integer, integer),
  private.count_media(text, text, boolean), public.count_media(text, text, boolean),
  private.media_used_in(uuid), public.media_used_in(uuid), private.leftover_media(), public.leftover_media()
to authenticated;

grant update (removed_at) on table public.media_files to authenticated;
