-- A kept section shows its pictures wherever it is inserted: they count as used for as long as it is kept.
create function private.note_section_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_media_uses('section', old.id, '');
  else
    perform private.note_media_uses('section', new.id, new.content);
  end if;
  return null;
end;
$$;

comment on function private.note_section_media() is 'Keeps the notes of files that a kept section shows.';

create trigger page_sections_70_media
after insert or delete or update of content on public.page_sections
for each row execute function private.note_section_media();

do $$
begin
  perform private.note_media_uses('section', s.id, s.content) from public.page_sections s;
end;
$$;

-- What replaces a file is shown by kept sections, too.
create or replace function private.move_media_use(used_kind text, used_in uuid, old_file private.replaced_files, new_file public.media_files) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  old_address text := '/storage/v1/object/public/' || old_file.bucket || '/' || old_file.path;
begin
  update public.shared_copies c
  set version = c.version + 1, fields = replace(c.fields::text, old_address, new_file.url)::jsonb
  where c.kind = used_kind and c.document_id = used_in and strpos(c.fields::text, old_address) > 0;
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
  elsif used_kind = 'section' then
    update public.page_sections s
    set content = private.with_replaced_file(
        s.content, old_address, new_file.url, old_file.width, old_file.height, new_file.width, new_file.height
      )
    where s.id = used_in;
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

create or replace function private.media_used_in(target uuid) returns TABLE(kind text, id uuid, title text, status text)
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
  select
    u.kind, u.subject_id, coalesce(p.title, g.title, t.title, case when private.has_permission('manage_pages') then s.name end),
    coalesce(p.status, g.status, case when t.id is not null then 'trashed' end)
  from public.media_files m
  join private.media_uses u on u.bucket = m.bucket and u.path = m.path
  left join public.blog_posts p on u.kind = 'post' and p.id = u.subject_id
  left join public.pages g on u.kind = 'page' and g.id = u.subject_id
  left join public.page_sections s on u.kind = 'section' and s.id = u.subject_id
  left join public.trashed_documents t on t.kind = u.kind and t.id = u.subject_id
  where m.id = target and (t.id is null or t.trashed_at > private.trash_horizon())
  order by u.kind desc, coalesce(p.updated_at, g.updated_at, t.trashed_at, s.created_at) desc, u.subject_id
  limit 50;
end;
$$;

create or replace function private.guard_media_file() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  metadata jsonb;
  may_change text[] := array['name', 'category', 'alt_text', 'is_decorative', 'removed_at', 'url'];
begin
  if not private.is_api_request() then
    return new;
  end if;
  if not private.has_permission('manage_media') then
    raise exception 'You don''t have permission to manage media' using errcode = '42501';
  end if;
  if tg_op = 'INSERT' then
    metadata := private.stored_metadata(new.bucket, new.path);
    -- Size and type are those of the file, whatever was sent; a file that the service has not finished has neither.
    new.size := coalesce(metadata ->> 'size', metadata ->> 'contentLength')::bigint;
    new.type := lower(btrim(split_part(metadata ->> 'mimetype', ';', 1)));
    if new.size is null or new.type is null then
      raise exception 'This file has not been uploaded' using errcode = '22023';
    end if;
    new.uploaded_at := now();
    new.uploaded_by := coalesce(private.own_name(), '');
    new.uploader_id := private.own_id();
    new.removed_at := null;
    return new;
  end if;
  -- Whatever else a file's row holds, now or later, is not for the API to change; an address that is generated has no value yet.
  if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
    raise exception 'Only name, category and alternative text of a file can be changed' using errcode = '42501';
  end if;
  if new.removed_at is not null and old.removed_at is null then
    if private.is_media_used(old.bucket, old.path) then
      raise exception 'This file is used in a post, a page, a kept section or the settings' using errcode = '22023';
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

create or replace function private.guard_media_removal() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_api_request() then
    return old;
  end if;
  if private.is_media_used(old.bucket, old.path) then
    raise exception 'This file is used in a post, a page, a kept section or the settings' using errcode = '22023';
  end if;
  -- The row is the only thing that remembers a file; it stays until the file is gone.
  if old.removed_at is not null and private.has_stored_file(old.bucket, old.path) then
    raise exception 'The file has not been removed yet' using errcode = '55006';
  end if;
  return old;
end;
$$;

comment on table private.media_uses is 'Which posts, pages, kept sections and settings show a stored file; written by triggers alone.';
comment on function private.is_media_used(text, text) is
'Whether a post, a page, a kept section or the settings show this file; posts and pages in the trash, too.';
comment on function private.move_media_use(text, uuid, private.replaced_files, public.media_files) is
'Lets one post or page, also in the trash, a kept section or the settings show the new file in place of a replaced one.';
comment on function private.media_used_in(uuid) is
'Posts and pages that show a file, drafts and those in the trash (status trashed) included, kept sections, whose names are for manage_pages, and the settings, which have neither title nor status; at most 50.';
comment on function public.media_used_in(uuid) is
'Posts, pages, kept sections (kind section, no status, a title for manage_pages) and settings that show a file, for staff; those in the trash have the status trashed; at most 50.';
comment on function public.replace_media(uuid, text, integer, integer) is
'Puts an uploaded file of the same bucket in the place of one of the library, for media managers; posts, pages, kept sections and settings follow, 50 at a call: to be called until none remain.';

revoke all on function private.note_section_media() from public, anon, authenticated, service_role;
