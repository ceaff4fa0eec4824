create table public.route_meta (
  path text primary key,
  id uuid not null unique default gen_random_uuid(),
  meta_title text not null default '',
  meta_description text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  updated_by_name text
);

comment on table public.route_meta is 'Titles and descriptions that staff gave to built-in addresses; empty ones leave the address its own.';
comment on column public.route_meta.version is 'Raised by every save; a save names the version it was based on.';

-- Of the same form as the search data of posts and pages. The length of a path bounds its pattern's work.
alter table public.route_meta
  add constraint route_meta_path_form check (
    char_length(path) <= 200 and path ~ '^/([A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*)?$'
    and path !~ '^/(cms|admin)(/|$)' and path !~ '^/blogs/'
  ),
  add constraint route_meta_meta_title_length check (char_length(meta_title) <= 60 and meta_title !~ '[[:cntrl:]]'),
  add constraint route_meta_meta_description_length check (
    char_length(meta_description) <= 160 and meta_description !~ '[[:cntrl:]]'
  ),
  add constraint route_meta_not_empty check (meta_title <> '' or meta_description <> '');

create index route_meta_created_by_idx on public.route_meta (created_by);

create index route_meta_updated_by_idx on public.route_meta (updated_by);

create function private.guard_route_meta() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if not private.has_permission('manage_meta') then
      raise exception 'You don''t have permission to change search data' using errcode = '42501';
    end if;
    if tg_op = 'UPDATE' then
      new.path := old.path;
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.guard_route_meta() is 'The search data of built-in addresses need manage_meta; a row stays at its address.';

-- Every visitor reads the whole table: it holds no more than the addresses that the site can have.
create function private.check_route_meta() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  section text := split_part(new.path, '/', 2);
begin
  perform private.refuse_hidden_text('meta title', new.meta_title, old.meta_title);
  perform private.refuse_hidden_text('meta description', new.meta_description, old.meta_description);
  if tg_op = 'INSERT' then
    if section <> '' and section !~ '^partner-with-.*-edtech$'
      and not exists (select from private.reserved_slugs r where r.slug = section) then
      raise exception 'The address % is not built in: a page has search data of its own', new.path using errcode = '23514';
    end if;
    -- One at a time, or two at once would both find room.
    perform pg_catalog.pg_advisory_xact_lock(7301126031);
    if (select count(*) from public.route_meta) >= 500 then
      raise exception 'No more than 500 addresses can have search data of their own' using errcode = '23514';
    end if;
  end if;
  return new;
end;
$$;

comment on function private.check_route_meta() is 'Refuses hidden characters, addresses that are not built in, and more than 500 rows.';

-- What was taken back is as much a change as what was written.
create function private.log_route_meta() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_activity('search_data_reset', old.id, old.path, old.updated_by, now());
  else
    perform private.log_activity('search_data_changed', new.id, new.path, new.updated_by, new.updated_at);
  end if;
  return null;
end;
$$;

comment on function private.log_route_meta() is 'Logs changed search data of built-in addresses.';

create trigger route_meta_10_guard
before insert or update or delete on public.route_meta
for each row execute function private.guard_route_meta();

create trigger route_meta_12_stamp
before insert or update on public.route_meta
for each row execute function private.stamp_row();

create trigger route_meta_25_check
before insert or update on public.route_meta
for each row execute function private.check_route_meta();

create trigger route_meta_50_log
after insert or delete on public.route_meta
for each row execute function private.log_route_meta();

create trigger route_meta_50_log_change
after update on public.route_meta
for each row when (old.meta_title <> new.meta_title or old.meta_description <> new.meta_description)
execute function private.log_route_meta();

revoke all on function private.guard_route_meta(), private.check_route_meta(), private.log_route_meta()
from public, anon, authenticated, service_role;

revoke all on table public.route_meta from public, anon, authenticated, service_role;

grant select (path, meta_title, meta_description) on table public.route_meta to anon;

grant select, delete on table public.route_meta to authenticated;

grant insert (path, meta_title, meta_description), update (meta_title, meta_description)
on table public.route_meta to authenticated;

grant all on table public.route_meta to service_role;

alter table public.route_meta enable row level security;

create policy "visitors read the search data of built-in addresses" on public.route_meta
for select to anon
using (true);

create policy "staff read the search data of built-in addresses, and who wrote them" on public.route_meta
for select to authenticated
using ((select private.is_staff()));

create policy "people with manage_meta give built-in addresses search data" on public.route_meta
for insert to authenticated
with check ((select private.has_permission('manage_meta')));

create policy "people with manage_meta change the search data of built-in addresses" on public.route_meta
for update to authenticated
using ((select private.has_permission('manage_meta')))
with check ((select private.has_permission('manage_meta')));

create policy "people with manage_meta take back the search data of built-in addresses" on public.route_meta
for delete to authenticated
using ((select private.has_permission('manage_meta')));
