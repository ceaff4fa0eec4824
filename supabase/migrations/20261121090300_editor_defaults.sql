create table public.editor_defaults (
  id boolean primary key default true,
  author text not null default '',
  author_image text,
  author_bio text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by_name text
);

comment on table public.editor_defaults is 'What a new post starts with, in one row: the author, unless the author is empty; then it is the writer.';
comment on column public.editor_defaults.version is 'Raised by every save; a save names the version it was based on.';

-- The same forms as in blog_posts, for these values are copied into posts.
alter table public.editor_defaults
  add constraint editor_defaults_one_row check (id),
  add constraint editor_defaults_author_length check (
    char_length(author) <= 120 and author = btrim(author) and author !~ '[[:cntrl:]]'
  ),
  add constraint editor_defaults_author_image_address check (
    char_length(author_image) <= 2048
    and author_image ~ '^(https://[^\s"''<>\\]+|/storage/v1/object/public/(blog-images|media-files)/[A-Za-z0-9][A-Za-z0-9._-]*)$'
  ),
  add constraint editor_defaults_author_bio_length check (char_length(author_bio) <= 600),
  add constraint editor_defaults_of_somebody check (author <> '' or (author_image is null and author_bio = ''));

-- Per statement, so that a refused change is an error: a policy alone would change no row and raise nothing.
create function private.require_settings_permission() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api_request() then
    if not private.has_permission('manage_settings') then
      raise exception 'You don''t have permission to manage settings' using errcode = '42501';
    end if;
  end if;
  return null;
end;
$$;

comment on function private.require_settings_permission() is 'Refuses changes of settings by people without manage_settings.';

create function private.stamp_editor_defaults() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  new.version := old.version + 1;
  new.updated_at := now();
  -- Nested, for a function that the service role may not call fails even on the side of a "case" that is not reached.
  if private.is_api_request() then
    new.updated_by_name := private.own_name();
  end if;
  return new;
end;
$$;

comment on function private.stamp_editor_defaults() is 'Version and stamps of the defaults are the server''s.';

create trigger editor_defaults_01_require_permission
before insert or update or delete on public.editor_defaults
for each statement execute function private.require_settings_permission();

create trigger editor_defaults_10_stamp
before update on public.editor_defaults
for each row execute function private.stamp_editor_defaults();

insert into public.editor_defaults (id)
values (true);

revoke all on function private.require_settings_permission(), private.stamp_editor_defaults()
from public, anon, authenticated, service_role;

revoke all on table public.editor_defaults from public, anon, authenticated, service_role;

grant select on table public.editor_defaults to authenticated;

grant update (author, author_image, author_bio) on table public.editor_defaults to authenticated;

grant all on table public.editor_defaults to service_role;

alter table public.editor_defaults enable row level security;

create policy "staff read the defaults of the editors" on public.editor_defaults
for select to authenticated
using ((select private.is_staff()));

create policy "people with manage_settings change the defaults of the editors" on public.editor_defaults
for update to authenticated
using ((select private.has_permission('manage_settings')))
with check ((select private.has_permission('manage_settings')));

-- Several changes of the matrix at once, or none: a half-changed matrix would give somebody half a role. What was changed
-- by somebody else meanwhile stays, for only differences are sent.
create function public.change_role_permissions(given jsonb, taken jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_super_admin() then
    raise exception 'Only super admins can change what roles may do' using errcode = '42501';
  end if;
  insert into public.role_permissions (role, permission)
  select g.role, g.permission
  from jsonb_to_recordset(given) as g (role text, permission text)
  on conflict do nothing;
  delete from public.role_permissions r
  using jsonb_to_recordset(taken) as t (role text, permission text)
  where r.role = t.role and r.permission = t.permission;
end;
$$;

comment on function public.change_role_permissions(jsonb, jsonb)
is 'Gives and takes permissions, as lists of {role, permission}, in one transaction; for super admins.';

revoke all on function public.change_role_permissions(jsonb, jsonb) from public, anon, authenticated, service_role;

grant execute on function public.change_role_permissions(jsonb, jsonb) to authenticated;
