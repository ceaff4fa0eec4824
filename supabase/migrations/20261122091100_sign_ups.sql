-- People who signed up, confirmed or not, and never came in: they have no profile and are on no list.
create function private.list_sign_ups() returns table (id uuid, email text, created_at timestamptz, is_confirmed boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  return query
  select u.id, coalesce(u.email, '')::text, u.created_at, u.email_confirmed_at is not null
  from auth.users u
  where not exists (select from public.user_profiles p where p.id = u.id)
  order by u.created_at desc nulls last, u.id
  limit 100;
end;
$$;

comment on function private.list_sign_ups() is 'The newest 100 sign-in accounts without a profile.';

create function public.list_sign_ups() returns table (id uuid, email text, created_at timestamptz, is_confirmed boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.list_sign_ups();
$$;

comment on function public.list_sign_ups() is 'The newest 100 sign-in accounts without a profile; needs manage_users.';

create function private.remove_sign_up(target uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  -- The profile that its owner may be adding right now refers to this row and waits for it, or is waited for here.
  perform from auth.users u where u.id = target for update;
  delete from auth.users u
  where u.id = target and not exists (select from public.user_profiles p where p.id = target);
  return found;
end;
$$;

comment on function private.remove_sign_up(uuid) is 'Deletes a sign-in account that has no profile; whether there was one.';

create function public.remove_sign_up(target uuid) returns boolean
language sql
set search_path = ''
as $$
  select private.remove_sign_up(target);
$$;

comment on function public.remove_sign_up(uuid)
is 'Deletes a sign-in account that has no profile, and says whether there was one; needs manage_users.';

-- Whoever signs somebody else's address up first must not keep it: the account that a manager makes takes its place.
create function private.free_address(address text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  target uuid;
begin
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  select u.id into target
  from auth.users u
  where u.email = lower(btrim(address)) and not u.is_sso_user
    and not exists (select from public.user_profiles p where p.id = u.id);
  return target is not null and private.remove_sign_up(target);
end;
$$;

comment on function private.free_address(text) is 'Deletes the sign-in account of an address if it has no profile; whether there was one.';

create function public.free_address(address text) returns boolean
language sql
set search_path = ''
as $$
  select private.free_address(address);
$$;

comment on function public.free_address(text)
is 'Deletes the sign-in account of an address if it has no profile, and says whether there was one; needs manage_users.';

-- The list says more now, and tells who is suspended from who waits.
drop function public.search_users(text, text, boolean, integer, integer, text);

drop function private.search_users(text, text, boolean, integer, integer, text);

drop function public.count_users(text, text, boolean);

drop function private.count_users(text, text, boolean);

create function private.search_users(
  term text, in_role text, in_state text, page_size integer, page_offset integer, sort_by text
)
returns table (
  id uuid, email text, full_name text, role text, team text, permissions text[], is_approved boolean,
  suspended_at timestamptz, created_at timestamptz, last_login timestamptz, is_confirmed boolean, has_password boolean
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
  select
    f.id, f.email, f.full_name, f.role, f.team, f.permissions, f.is_approved, f.suspended_at, f.created_at, f.last_login,
    coalesce(u.email_confirmed_at is not null, false), coalesce(u.encrypted_password <> '', false)
  from (
    select p.*
    from public.user_profiles p
    where (pattern is null or private.user_search_text(p.full_name, p.email) like pattern)
      and (grams is null or private.short_grams(private.user_search_text(p.full_name, p.email)) @> grams)
      and (in_role is null or p.role = in_role)
      and (in_state is distinct from 'approved' or p.is_approved)
      and (in_state is distinct from 'waiting' or (not p.is_approved and p.suspended_at is null))
      and (in_state is distinct from 'suspended' or p.suspended_at is not null)
    order by
      case when sort_by = 'name' then lower(p.full_name) end,
      case when sort_by = 'login' then coalesce(p.last_login, '-infinity') end desc,
      case when coalesce(sort_by, '') not in ('name', 'login') then p.created_at end desc,
      p.id desc
    limit least(greatest(coalesce(page_size, 20), 1), 100)
    offset least(greatest(coalesce(page_offset, 0), 0), 1000000)
  ) as f
  left join auth.users u on u.id = f.id
  order by
    case when sort_by = 'name' then lower(f.full_name) end,
    case when sort_by = 'login' then coalesce(f.last_login, '-infinity') end desc,
    case when coalesce(sort_by, '') not in ('name', 'login') then f.created_at end desc,
    f.id desc;
end;
$$;

comment on function private.search_users(text, text, text, integer, integer, text)
is 'Profiles for managers, in the order asked for, with what the sign-in service knows of them.';

create function public.search_users(
  term text default '', in_role text default null, in_state text default null, page_size integer default 20,
  page_offset integer default 0, sort_by text default 'newest'
) returns table (
  id uuid, email text, full_name text, role text, team text, permissions text[], is_approved boolean,
  suspended_at timestamptz, created_at timestamptz, last_login timestamptz, is_confirmed boolean, has_password boolean
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_users(term, in_role, in_state, page_size, page_offset, sort_by);
$$;

comment on function public.search_users(text, text, text, integer, integer, text)
is 'Profiles for people with manage_users, newest first, or sorted by name or login (latest first); in_state is approved, waiting or suspended.';

create function private.count_users(term text, in_role text, in_state text) returns integer
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
        and (in_state is distinct from 'approved' or p.is_approved)
        and (in_state is distinct from 'waiting' or (not p.is_approved and p.suspended_at is null))
        and (in_state is distinct from 'suspended' or p.suspended_at is not null)
      limit 1000
    ) as found_users
  );
end;
$$;

comment on function private.count_users(text, text, text) is 'Number of profiles, counted up to 1000, which then means "1000 or more".';

create function public.count_users(term text default '', in_role text default null, in_state text default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_users(term, in_role, in_state);
$$;

comment on function public.count_users(text, text, text)
is 'Number of profiles for people with manage_users, counted up to 1000, which then means "1000 or more".';

revoke all on function
  private.list_sign_ups(), public.list_sign_ups(), private.remove_sign_up(uuid), public.remove_sign_up(uuid),
  private.free_address(text), public.free_address(text),
  private.search_users(text, text, text, integer, integer, text), public.search_users(text, text, text, integer, integer, text),
  private.count_users(text, text, text), public.count_users(text, text, text)
from public, anon, authenticated, service_role;

grant execute on function
  private.list_sign_ups(), public.list_sign_ups(), private.remove_sign_up(uuid), public.remove_sign_up(uuid),
  private.free_address(text), public.free_address(text),
  private.search_users(text, text, text, integer, integer, text), public.search_users(text, text, text, integer, integer, text),
  private.count_users(text, text, text), public.count_users(text, text, text)
to authenticated;
