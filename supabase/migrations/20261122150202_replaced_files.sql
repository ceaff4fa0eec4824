-- A file may be replaced by another one, and whatever shows it follows. The new file has a new address, since browsers keep what an
-- address gave for a year; the old one stays for a while, for open pages, kept drafts, versions and links from elsewhere.
create table private.replaced_files (
  bucket text not null,
  path text not null,
  media_id uuid not null,
  width integer,
  height integer,
  replaced_at timestamptz not null default now(),
  constraint replaced_files_pkey primary key (bucket, path)
);

comment on table private.replaced_files is 'Stored files that another one has replaced, with their measures; the row of the library may be gone.';

create index replaced_files_media_idx on private.replaced_files (media_id);

create index replaced_files_replaced_idx on private.replaced_files (replaced_at);

revoke all on table private.replaced_files from public, anon, authenticated, service_role;

-- What the log may say, and one thing more; whatever else has been added to it stays.
do $$
declare
  known text := (
    select pg_get_constraintdef(c.oid)
    from pg_catalog.pg_constraint c
    where c.conrelid = 'public.activity_log'::regclass and c.conname = 'activity_log_type_known'
  );
begin
  alter table public.activity_log drop constraint activity_log_type_known;
  execute 'alter table public.activity_log add constraint activity_log_type_known '
    || replace(known, '''media_uploaded''::text', '''media_uploaded''::text, ''media_replaced''::text');
end;
$$;

create function private.with_replaced_file(
  body text, old_address text, new_address text, old_width integer, old_height integer, new_width integer, new_height integer
) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  changed text := replace(body, old_address, new_address);
  tag text;
  shown_width text;
  shown_height text;
  fitting_width integer;
  fitting_height integer;
begin
  if new_width is null or new_height is null then
    return changed;
  end if;
  for tag in
    select distinct hit[1]
    from regexp_matches(changed, '<img\s[^<>]*>', 'gi') as hit
    where position(new_address in hit[1]) > 0
    -- Each is looked for in the whole text.
    limit 100
  loop
    shown_width := substring(tag from '\swidth="([0-9]+)"');
    shown_height := substring(tag from '\sheight="([0-9]+)"');
    if char_length(shown_width) <= 5 and char_length(shown_height) <= 5 then
      -- Shown at its own size, it still is; at another width it keeps that.
      fitting_width := case
        when (shown_width::integer, shown_height::integer) = (old_width, old_height) then new_width
        else shown_width::integer
      end;
      fitting_height := greatest(1, round(fitting_width::numeric * new_height / new_width));
      changed := replace(
        changed, tag,
        regexp_replace(
          regexp_replace(tag, '(\s)width="[0-9]+"', '\1width="' || fitting_width || '"'),
          '(\s)height="[0-9]+"', '\1height="' || fitting_height || '"'
        )
      );
    end if;
  end loop;
  return changed;
end;
$$;

comment on function private.with_replaced_file(text, text, text, integer, integer, integer, integer)
is 'A text with one stored file in the place of another, and the measures of pictures that show it.';

create function private.move_media_use(
  used_kind text, used_in uuid, old_file private.replaced_files, new_file public.media_files
) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_address text := '/storage/v1/object/public/' || old_file.bucket || '/' || old_file.path;
begin
  if used_kind = 'post' then
    update public.blog_posts p
    set featured_image = replace(p.featured_image, old_address, new_file.url),
      author_image = replace(p.author_image, old_address, new_file.url),
      content = private.with_replaced_file(
        p.content, old_address, new_file.url, old_file.width, old_file.height, new_file.width, new_file.height
      ),
      updated_by = private.own_id(), updated_by_name = private.own_name()
    where p.id = used_in;
  elsif used_kind = 'page' then
    update public.pages g
    set content = private.with_replaced_file(
        g.content, old_address, new_file.url, old_file.width, old_file.height, new_file.width, new_file.height
      ),
      updated_by = private.own_id(), updated_by_name = private.own_name()
    where g.id = used_in;
  else
    update public.editor_defaults d
    set author_image = replace(d.author_image, old_address, new_file.url)
    where strpos(d.author_image, old_address) > 0;
  end if;
  if found then
    return;
  end if;
  update public.trashed_documents t
  set row = replace(t.row::text, old_address, new_file.url)::jsonb
  where t.kind = used_kind and t.id = used_in;
  if found then
    -- No trigger notes what lies in the trash.
    insert into private.media_uses (bucket, path, kind, subject_id)
    values (new_file.bucket, new_file.path, used_kind, used_in)
    on conflict do nothing;
  end if;
  delete from private.media_uses u
  where u.bucket = old_file.bucket and u.path = old_file.path and u.kind = used_kind and u.subject_id = used_in;
end;
$$;

comment on function private.move_media_use(text, uuid, private.replaced_files, public.media_files)
is 'Lets one post or page, also in the trash, or the settings show the new file in place of a replaced one.';

create function private.replace_media(target uuid, new_path text, new_width integer, new_height integer)
returns table (moved integer, remaining integer)
language plpgsql
security definer
set search_path = ''
as $$
declare
  file public.media_files;
  metadata jsonb;
  new_type text;
  old_file private.replaced_files;
  used record;
  done integer := 0;
begin
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  select m.* into file from public.media_files m where m.id = target for update;
  -- A right may have been lost while this waited.
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  if file.id is null or file.removed_at is not null then
    raise exception 'This file is no longer in the library' using errcode = '22023';
  end if;

  -- A second try, and each further part of the work, finds the row changed already.
  if file.path is distinct from new_path then
    metadata := private.stored_metadata(file.bucket, new_path);
    new_type := lower(btrim(split_part(metadata ->> 'mimetype', ';', 1)));
    if new_type is null then
      raise exception 'This file has not been uploaded' using errcode = '22023';
    end if;
    if split_part(new_type, '/', 1) <> split_part(file.type, '/', 1) then
      raise exception 'A picture can be replaced by a picture alone, a video by a video' using errcode = '22023';
    end if;
    if exists (select from public.media_files m where m.bucket = file.bucket and m.path = new_path) then
      raise exception 'This file is in the library already' using errcode = '22023';
    end if;
    insert into private.replaced_files (bucket, path, media_id, width, height)
    values (file.bucket, file.path, file.id, file.width, file.height)
    on conflict (bucket, path) do update set replaced_at = now();
    delete from private.replaced_files r where r.bucket = file.bucket and r.path = new_path;
    update public.media_files m
    set path = new_path, type = new_type, width = new_width, height = new_height,
      size = coalesce(metadata ->> 'size', metadata ->> 'contentLength')::bigint
    where m.id = target
    returning m.* into file;
    perform private.log_activity('media_replaced', file.id, file.name, null, now());
  end if;

  -- In one order, whoever else replaces at the same time.
  for used in
    select u.kind, u.subject_id, r.bucket, r.path
    from private.replaced_files r
    join private.media_uses u on u.bucket = r.bucket and u.path = r.path
    where r.media_id = target
    order by u.kind, u.subject_id, r.path
    limit 50
  loop
    select r.* into old_file from private.replaced_files r where r.bucket = used.bucket and r.path = used.path;
    perform private.move_media_use(used.kind, used.subject_id, old_file, file);
    done := done + 1;
  end loop;
  return query
  select done, count(*)::integer
  from private.replaced_files r
  join private.media_uses u on u.bucket = r.bucket and u.path = r.path
  where r.media_id = target;
end;
$$;

comment on function private.replace_media(uuid, text, integer, integer) is
'Puts an uploaded file in the place of one of the library, and into 50 of the texts that show it; called again it goes on with the rest. Says how many it moved and how many remain.';

create function public.replace_media(target uuid, new_path text, new_width integer default null, new_height integer default null)
returns table (moved integer, remaining integer)
language sql
set search_path = ''
as $$
  select * from private.replace_media(target, new_path, new_width, new_height);
$$;

comment on function public.replace_media(uuid, text, integer, integer) is
'Puts an uploaded file of the same bucket in the place of one of the library, for media managers; posts, pages and settings follow, 50 at a call: to be called until none remain.';

-- What was replaced is kept for as long as the trash keeps things, then removed unless something shows it again.
create or replace function private.leftover_media() returns table (id uuid, bucket text, path text)
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
      and not exists (select from private.replaced_files r where r.bucket = o.bucket_id and r.path = o.name)
      and not private.is_media_used(o.bucket_id, o.name)
    order by o.name
    limit 20
  )
  union all
  (
    select null::uuid, r.bucket, r.path
    from private.replaced_files r
    where r.replaced_at < private.trash_horizon()
      and private.has_stored_file(r.bucket, r.path)
      and not exists (select from public.media_files m where m.bucket = r.bucket and m.path = r.path)
      and not private.is_media_used(r.bucket, r.path)
    order by r.replaced_at
    limit 20
  );
end;
$$;

comment on function private.leftover_media() is
'Removals that were not finished, uploads that never got their row, and files that were replaced more than 30 days ago.';

revoke all on function
  private.with_replaced_file(text, text, text, integer, integer, integer, integer),
  private.move_media_use(text, uuid, private.replaced_files, public.media_files),
  private.replace_media(uuid, text, integer, integer),
  public.replace_media(uuid, text, integer, integer)
from public, anon, authenticated, service_role;

grant execute on function
  private.replace_media(uuid, text, integer, integer),
  public.replace_media(uuid, text, integer, integer)
to authenticated;
