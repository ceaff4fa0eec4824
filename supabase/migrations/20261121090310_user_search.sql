-- People who signed up alone may be many; managers look at those who wait first.
create index user_profiles_waiting_idx on public.user_profiles (created_at desc, id desc) where not is_approved;

create index user_profiles_role_created_idx on public.user_profiles (role, created_at desc, id desc);

drop index public.user_profiles_role_idx;

create function private.user_search_text(full_name text, email text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(full_name || chr(10) || email);
$$;

comment on function private.user_search_text(text, text) is 'What the search of people looks in; also the expression of its index.';

revoke all on function private.user_search_text(text, text) from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row.
grant execute on function private.user_search_text(text, text) to authenticated, service_role;

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
      'create index user_profiles_search_idx on public.user_profiles
       using gin (private.user_search_text(full_name, email) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

create index user_profiles_short_search_idx on public.user_profiles
using gin (private.short_grams(private.user_search_text(full_name, email)));

-- Security definer for the same reason as the search of posts: LIKE is not leakproof.
create function private.search_users(term text, in_role text, approved boolean, page_size integer, page_offset integer)
returns table (
  id uuid, email text, full_name text, role text, team text, permissions text[], is_approved boolean,
  created_at timestamptz, last_login timestamptz
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
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  return query
  select p.id, p.email, p.full_name, p.role, p.team, p.permissions, p.is_approved, p.created_at, p.last_login
  from public.user_profiles p
  where (pattern is null or private.user_search_text(p.full_name, p.email) like pattern)
    and (grams is null or private.short_grams(private.user_search_text(p.full_name, p.email)) @> grams)
    and (in_role is null or p.role = in_role)
    and (approved is null or p.is_approved = approved)
  order by p.created_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_users(text, text, boolean, integer, integer) is 'Profiles for managers, newest first.';

create function public.search_users(
  term text default '', in_role text default null, approved boolean default null, page_size integer default 20,
  page_offset integer default 0
) returns table (
  id uuid, email text, full_name text, role text, team text, permissions text[], is_approved boolean,
  created_at timestamptz, last_login timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_users(term, in_role, approved, page_size, page_offset);
$$;

comment on function public.search_users(text, text, boolean, integer, integer)
is 'Profiles for people with manage_users, newest first; approved = false gives those who wait.';

create function private.count_users(term text, in_role text, approved boolean) returns integer
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
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  return (
    select count(*)::integer
    from (
      select 1
      from public.user_profiles p
      where (pattern is null or private.user_search_text(p.full_name, p.email) like pattern)
        and (grams is null or private.short_grams(private.user_search_text(p.full_name, p.email)) @> grams)
        and (in_role is null or p.role = in_role)
        and (approved is null or p.is_approved = approved)
      limit 1000
    ) as found_users
  );
end;
$$;

comment on function private.count_users(text, text, boolean) is 'Number of profiles, counted up to 1000, which then means "1000 or more".';

create function public.count_users(term text default '', in_role text default null, approved boolean default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_users(term, in_role, approved);
$$;

comment on function public.count_users(text, text, boolean)
is 'Number of profiles for people with manage_users, counted up to 1000, which then means "1000 or more".';

revoke all on function
  private.search_users(text, text, boolean, integer, integer), public.search_users(text, text, boolean, integer, integer),
  private.count_users(text, text, boolean), public.count_users(text, text, boolean)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_users(text, text, boolean, integer, integer), public.search_users(text, text, boolean, integer, integer),
  private.count_users(text, text, boolean), public.count_users(text, text, boolean)
to authenticated;
