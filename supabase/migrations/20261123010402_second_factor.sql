-- Whoever set up a second factor has rights with it alone: a stolen password, used past our screens, opens nothing. The
-- sign-in service keeps factors in a table of its own, which the embedded one does not have, and says in the token whether
-- one was given: aal1 or aal2.
create function private.is_second_factor_given() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' in ('aal2', 'aal3') then
    return true;
  end if;
  if not private.may_touch('auth.mfa_factors', 'select') then
    return true;
  end if;
  return not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status::text = 'verified');
end;
$$;

comment on function private.is_second_factor_given() is 'Whether the token in use says that the second factor was given, or its owner has none.';

create or replace function private.has_permission(permission text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_profiles p
    where p.id = auth.uid() and (has_permission.permission = any (p.permissions) or '*' = any (p.permissions))
      and (p.sign_in_voided_at is null or private.is_session_alive())
  ) and private.is_second_factor_given();
$$;

create or replace function private.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_profiles p
    where p.id = auth.uid() and cardinality(p.permissions) > 0
      and (p.sign_in_voided_at is null or private.is_session_alive())
  ) and private.is_second_factor_given();
$$;

create or replace function private.is_super_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_profiles p
    where p.id = auth.uid() and p.role = 'super_admin' and p.is_approved
      and (p.sign_in_voided_at is null or private.is_session_alive())
  ) and private.is_second_factor_given();
$$;

create or replace function private.own_rank() returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select private.role_rank(p.role)
      from public.user_profiles p
      where p.id = auth.uid() and p.is_approved and (p.sign_in_voided_at is null or private.is_session_alive())
        and private.is_second_factor_given()
    ),
    0
  );
$$;

create function private.offers_second_factor() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_touch('auth.mfa_factors', 'select');
$$;

comment on function private.offers_second_factor() is 'Whether the sign-in service of this project knows second factors.';

create function public.offers_second_factor() returns boolean
language sql
stable
set search_path = ''
as $$
  select private.offers_second_factor();
$$;

comment on function public.offers_second_factor() is 'Whether the sign-in service of this project knows second factors; the embedded one does not.';

create function private.has_second_factor(target uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  if not private.may_touch('auth.mfa_factors', 'select') then
    return false;
  end if;
  return exists (select from auth.mfa_factors f where f.user_id = target and f.status::text = 'verified');
end;
$$;

comment on function private.has_second_factor(uuid) is 'Whether somebody signs in with a second factor.';

create function public.has_second_factor(target uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_second_factor(target);
$$;

comment on function public.has_second_factor(uuid) is 'Whether somebody signs in with a second factor; needs manage_users.';

create function private.remove_second_factor(target uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person record;
begin
  if target = auth.uid() then
    raise exception 'You remove your own second factor in your account, with a code' using errcode = '42501';
  end if;
  -- As with a suspension: the lock of all changes of roles, then the row, then who asks.
  perform private.lock_roles();
  select p.role, p.full_name into person from public.user_profiles p where p.id = target for update;
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  if person.role is null then
    raise exception 'This user no longer exists' using errcode = '22023';
  end if;
  if private.role_rank(person.role) > private.own_rank() then
    raise exception 'You cannot change a user whose role is above your own' using errcode = '42501';
  end if;
  if not private.may_touch('auth.mfa_factors', 'delete') then
    raise exception 'Second factors of this project can only be removed by its owner' using errcode = '42501';
  end if;
  delete from auth.mfa_factors f where f.user_id = target;
  if found then
    -- A phone that is lost may be signed in.
    perform private.end_sessions(target);
    perform private.log_change('user_changed', target, person.full_name, private.changed_field('second_factor', 'yes', 'no'));
  end if;
end;
$$;

comment on function private.remove_second_factor(uuid) is 'Takes the second factor from another user who has lost it, and ends their sessions.';

create function public.remove_second_factor(target uuid) returns void
language sql
set search_path = ''
as $$
  select private.remove_second_factor(target);
$$;

comment on function public.remove_second_factor(uuid) is 'Takes the second factor from another user who has lost it, and ends their sessions; needs manage_users.';

revoke all on function
  private.is_second_factor_given(), private.offers_second_factor(), public.offers_second_factor(), private.has_second_factor(uuid),
  public.has_second_factor(uuid), private.remove_second_factor(uuid), public.remove_second_factor(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.offers_second_factor(), public.offers_second_factor(), private.has_second_factor(uuid), public.has_second_factor(uuid),
  private.remove_second_factor(uuid), public.remove_second_factor(uuid)
to authenticated;
