-- The picture of the default author is in use like those of posts and pages: it is neither removed nor deleted.
create function private.note_settings_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- There is one row of settings; its notes need an id all the same.
  perform private.note_media_uses('settings', '00000000-0000-0000-0000-000000000000', coalesce(new.author_image, ''));
  return null;
end;
$$;

comment on function private.note_settings_media() is 'Keeps the notes of files that the settings show.';

create trigger editor_defaults_70_media
after update on public.editor_defaults
for each row when (old.author_image is distinct from new.author_image)
execute function private.note_settings_media();

-- What was chosen before this migration.
do $$
begin
  perform private.note_media_uses('settings', '00000000-0000-0000-0000-000000000000', coalesce(d.author_image, ''))
  from public.editor_defaults d;
end
$$;

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
      raise exception 'This file is used in a post, a page or the settings' using errcode = '22023';
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
    raise exception 'This file is used in a post, a page or the settings' using errcode = '22023';
  end if;
  -- The row is the only thing that remembers a file; it stays until the file is gone.
  if old.removed_at is not null and private.has_stored_file(old.bucket, old.path) then
    raise exception 'The file has not been removed yet' using errcode = '55006';
  end if;
  return old;
end;
$$;

comment on table private.media_uses is 'Which posts, pages and settings show a stored file; written by triggers alone.';
comment on function private.is_media_used(text, text) is 'Whether a post, a page or the settings show this file.';
comment on function private.media_used_in(uuid)
is 'Posts and pages that show a file, drafts included, and the settings, which have neither title nor status; at most 50.';
comment on function public.media_used_in(uuid) is 'Posts, pages and settings that show a file, for staff; at most 50.';

revoke all on function private.note_settings_media() from public, anon, authenticated, service_role;
