-- Version, times and authors of a row are written by one trigger for every table that has them, and guards compare whole
-- rows: a new column is guarded and stamped without a word being written about it.

create function private.stamp_columns() returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'updated_by_name', 'published_at',
    'first_published_at'
  ];
$$;

comment on function private.stamp_columns() is 'Columns of a row that the server writes.';

create function private.stamp_row() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- No arguments are no array.
  not_content text[] := private.stamp_columns() || coalesce(tg_argv, '{}');
  before_change jsonb;
  stamps jsonb;
begin
  if private.is_api_request() then
    stamps := jsonb_build_object(
      'updated_at', now(), 'updated_by', private.own_id(), 'updated_by_name', private.own_name()
    );
    if tg_op = 'INSERT' then
      stamps := stamps || jsonb_build_object(
        'version', 1, 'created_at', now(), 'created_by', private.own_id(), 'published_at', null, 'first_published_at', null
      );
    else
      before_change := to_jsonb(old);
      -- What a table does not have is not filled in.
      stamps := before_change - array(
        select k.name from jsonb_object_keys(before_change) as k (name) where k.name <> all (private.stamp_columns())
      ) || stamps || jsonb_build_object('version', (before_change ->> 'version')::integer + 1);
    end if;
    return jsonb_populate_record(new, stamps);
  end if;

  if tg_op = 'INSERT' then
    return new;
  end if;
  before_change := to_jsonb(old);
  -- A deleted account only empties created_by and updated_by, and the trigger may name columns that count as little.
  if to_jsonb(new) - not_content is distinct from before_change - not_content then
    stamps := jsonb_build_object('version', (before_change ->> 'version')::integer + 1);
    if new.updated_at = old.updated_at then
      stamps := stamps || jsonb_build_object('updated_at', now());
    end if;
    return jsonb_populate_record(new, stamps);
  end if;
  return new;
end;
$$;

comment on function private.stamp_row() is
'Id, version, times and authors of a changed row are the server''s. Arguments: columns whose change is no new version.';

create function private.stamp_publication() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  first_time timestamptz;
begin
  if tg_op = 'UPDATE' then
    first_time := old.first_published_at;
  end if;
  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, first_time, now());
    new.first_published_at := coalesce(first_time, new.published_at);
  else
    new.published_at := null;
  end if;
  return new;
end;
$$;

comment on function private.stamp_publication() is 'What is public says since when: the first time stays through a pause.';

create or replace function private.guard_blog_post() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  not_words text[] := private.stamp_columns() || array['status'];
begin
  if not private.is_api_request() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'published' and not private.has_permission('publish_content') then
      raise exception 'You don''t have permission to publish content' using errcode = '42501';
    end if;
    return new;
  end if;
  if to_jsonb(new) - not_words is distinct from to_jsonb(old) - not_words and not private.has_permission('edit_content') then
    raise exception 'You don''t have permission to edit content' using errcode = '42501';
  end if;
  if new.status is distinct from old.status and not private.has_permission('publish_content') then
    raise exception 'You don''t have permission to publish content' using errcode = '42501';
  end if;
  return new;
end;
$$;

comment on function private.guard_blog_post() is 'Who may change words and who the status.';

create or replace function private.guard_page() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if not private.has_permission('manage_pages') then
      raise exception 'You don''t have permission to manage pages' using errcode = '42501';
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_page() is 'Pages need manage_pages.';

create trigger blog_posts_12_stamp
before insert or update on public.blog_posts
for each row execute function private.stamp_row();

create trigger blog_posts_13_publication
before insert or update on public.blog_posts
for each row execute function private.stamp_publication();

create trigger pages_12_stamp
before insert or update on public.pages
for each row execute function private.stamp_row();

create trigger pages_13_publication
before insert or update on public.pages
for each row execute function private.stamp_publication();

create or replace function private.guard_user_profile() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_own boolean;
begin
  if not private.is_api_request() then
    return new;
  end if;

  is_own := new.id = private.own_id();

  if tg_op = 'INSERT' then
    new.last_login := null;
    new.suspended_at := null;
    new.sign_in_voided_at := null;
    if is_own then
      new.role := 'editor';
      new.team := 'Content';
      new.is_approved := false;
    else
      if not private.has_permission('manage_users') then
        raise exception 'You don''t have permission to manage users' using errcode = '42501';
      end if;
      if private.role_rank(new.role) > private.own_rank() then
        raise exception 'You cannot grant a role above your own' using errcode = '42501';
      end if;
      new.is_approved := true;
    end if;
    return new;
  end if;

  -- Whatever else a profile holds, now or later, is not for the API to change.
  if to_jsonb(new) - array['full_name', 'role', 'team', 'updated_at']
    is distinct from to_jsonb(old) - array['full_name', 'role', 'team', 'updated_at'] then
    raise exception 'Only name, role and team of a user can be changed' using errcode = '42501';
  end if;

  if is_own then
    if (new.role, new.team) is distinct from (old.role, old.team) then
      raise exception 'You cannot change your own role or team' using errcode = '42501';
    end if;
    return new;
  end if;

  -- Asked again here: the policy's answer is as old as the statement, which may have waited for the row.
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  if private.role_rank(old.role) > private.own_rank() then
    raise exception 'You cannot change a user whose role is above your own' using errcode = '42501';
  end if;
  if private.role_rank(new.role) > private.own_rank() then
    raise exception 'You cannot grant a role above your own' using errcode = '42501';
  end if;
  return new;
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

create trigger user_profiles_12_stamp
before insert or update on public.user_profiles
for each row execute function private.stamp_row('last_login', 'permissions', 'suspended_at', 'sign_in_voided_at');

create function private.guard_editor_defaults() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if not private.has_permission('manage_settings') then
      raise exception 'You don''t have permission to manage settings' using errcode = '42501';
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_editor_defaults() is
'The editors'' defaults need manage_settings, asked again when a statement has waited for the row.';

drop trigger editor_defaults_10_stamp on public.editor_defaults;

drop function private.stamp_editor_defaults();

create trigger editor_defaults_10_guard
before update on public.editor_defaults
for each row execute function private.guard_editor_defaults();

create trigger editor_defaults_12_stamp
before update on public.editor_defaults
for each row execute function private.stamp_row();

revoke all on function
  private.stamp_columns(), private.stamp_row(), private.stamp_publication(), private.guard_editor_defaults()
from public, anon, authenticated, service_role;

-- A trigger's function runs with the rights of whoever writes the row, and so does what it calls.
grant execute on function private.stamp_columns() to authenticated, service_role;
