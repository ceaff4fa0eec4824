create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text not null,
  role text not null default 'editor',
  team text not null default 'Content',
  permissions text[] not null default '{}',
  is_approved boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_login timestamptz
);

comment on table public.user_profiles is 'Staff and people waiting for approval: one row per sign-in account.';
comment on column public.user_profiles.is_approved is 'False until somebody with manage_users sets the role; permissions stay empty until then.';
comment on column public.user_profiles.permissions is 'Effective permissions, filled by the database from role_permissions; * means all.';

alter table public.user_profiles
  add constraint user_profiles_email_length check (char_length(email) between 3 and 320),
  add constraint user_profiles_full_name_length check (
    char_length(full_name) between 1 and 120 and full_name = btrim(full_name) and full_name !~ '[[:cntrl:]]'
  ),
  add constraint user_profiles_role_known check (
    role in ('super_admin', 'admin', 'marketing', 'seo', 'content', 'editor')
  ),
  add constraint user_profiles_team_known check (team in ('Admin', 'Marketing', 'SEO', 'Content', 'Engineering'));

create index user_profiles_created_at_idx on public.user_profiles (created_at desc, id desc);

create index user_profiles_role_idx on public.user_profiles (role);

-- Rights are looked up at each call, never read from the token, so that demotion and deletion act at once.
create function private.has_permission(permission text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_profiles p
    where p.id = auth.uid() and (has_permission.permission = any (p.permissions) or '*' = any (p.permissions))
  );
$$;

comment on function private.has_permission(text) is 'Whether the signed-in person holds this permission (or all of them).';

create function private.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.user_profiles p where p.id = auth.uid() and cardinality(p.permissions) > 0);
$$;

comment on function private.is_staff() is 'Whether the signed-in person holds at least one permission.';

create function private.is_super_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_profiles p where p.id = auth.uid() and p.role = 'super_admin' and p.is_approved
  );
$$;

comment on function private.is_super_admin() is 'Whether the signed-in person is an approved super admin.';

create function private.role_rank(role text) returns integer
language sql
immutable
set search_path = ''
as $$
  select case role when 'super_admin' then 3 when 'admin' then 2 else 1 end;
$$;

comment on function private.role_rank(text) is 'Order of roles: nobody grants or touches a role above their own.';

create function private.own_rank() returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select private.role_rank(p.role) from public.user_profiles p where p.id = auth.uid() and p.is_approved), 0
  );
$$;

comment on function private.own_rank() is 'Rank of the signed-in person; 0 for visitors and people waiting for approval.';

-- Functions with the caller's rights use this instead of auth.uid(): not every size lets the API's roles into schema auth.
create function private.own_id() returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select auth.uid();
$$;

comment on function private.own_id() is 'Account id of the signed-in person; null for visitors.';

create function private.own_name() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select p.full_name from public.user_profiles p where p.id = auth.uid();
$$;

comment on function private.own_name() is 'Full name of the signed-in person, for "last saved by" and the activity log.';

-- Who may write which part of a profile. Column grants say the same on hosted projects; this also holds where a
-- legacy project or a local server has granted everything.
create function private.guard_user_profile() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_own boolean;
begin
  if not private.is_api_request() then
    if tg_op = 'UPDATE' and new.updated_at = old.updated_at
      and (new.full_name, new.role, new.team, new.is_approved) is distinct from (old.full_name, old.role, old.team, old.is_approved) then
      new.updated_at := now();
    end if;
    return new;
  end if;

  is_own := new.id = private.own_id();
  new.updated_at := now();

  if tg_op = 'INSERT' then
    new.created_at := now();
    new.last_login := null;
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

  if (new.id, new.email, new.permissions, new.is_approved, new.created_at, new.last_login)
    is distinct from (old.id, old.email, old.permissions, old.is_approved, old.created_at, old.last_login) then
    raise exception 'Only name, role and team of a user can be changed' using errcode = '42501';
  end if;

  if is_own then
    if (new.role, new.team) is distinct from (old.role, old.team) then
      raise exception 'You cannot change your own role or team' using errcode = '42501';
    end if;
    return new;
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

comment on function private.guard_user_profile() is 'Refuses what no policy can say about profiles: own role, ranks, server-owned columns.';

-- Fires when an update names the role, even with the same value: that is how a manager approves a waiting account.
create function private.approve_user_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if new.id <> private.own_id() then
      new.is_approved := true;
    end if;
  end if;
  return new;
end;
$$;

comment on function private.approve_user_profile() is 'A role set by a manager approves the account.';

-- Security definer: reads the account's true address, which nobody may read through the API.
create function private.fill_user_profile() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.email := coalesce((select u.email from auth.users u where u.id = new.id), new.email);
    if btrim(coalesce(new.full_name, '')) = '' then
      new.full_name := left(split_part(new.email, '@', 1), 120);
    end if;
  end if;
  if new.is_approved then
    new.permissions := coalesce(
      (select array_agg(rp.permission order by rp.permission) from public.role_permissions rp where rp.role = new.role), '{}'
    );
  else
    new.permissions := '{}';
  end if;
  return new;
end;
$$;

comment on function private.fill_user_profile() is 'Fills e-mail and effective permissions; whatever the client sent for them is ignored.';

-- "The last super admin stays" must also hold when two transactions demote each other at the same moment. The lock is
-- taken per statement, before any row is locked, so that two such statements queue up instead of deadlocking.
create function private.lock_super_admins() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(7301126001);
  return null;
end;
$$;

comment on function private.lock_super_admins() is 'Serialises changes of roles and deletions of profiles.';

create function private.keep_last_super_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'super_admin' and new.is_approved then
    return new;
  end if;
  -- "for update" makes a transaction with an older snapshot fail instead of trusting what it saw.
  perform from public.user_profiles p
  where p.role = 'super_admin' and p.is_approved and p.id <> old.id
  for update;
  if not found then
    raise exception 'The last super admin can be neither deleted nor demoted' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.keep_last_super_admin() is 'Refuses to delete or demote the last approved super admin, whoever asks.';

create trigger user_profiles_01_lock_update
before update of role, is_approved on public.user_profiles
for each statement execute function private.lock_super_admins();

create trigger user_profiles_01_lock_delete
before delete on public.user_profiles
for each statement execute function private.lock_super_admins();

create trigger user_profiles_10_guard
before insert or update on public.user_profiles
for each row execute function private.guard_user_profile();

create trigger user_profiles_20_approve
before update of role on public.user_profiles
for each row execute function private.approve_user_profile();

create trigger user_profiles_30_fill
before insert or update on public.user_profiles
for each row execute function private.fill_user_profile();

create trigger user_profiles_40_keep_last_super_admin
before update or delete on public.user_profiles
for each row when (old.role = 'super_admin' and old.is_approved)
execute function private.keep_last_super_admin();

-- Sets the own last sign-in, and follows a changed e-mail address, which only the sign-in service knows.
create function private.record_sign_in() returns void
language sql
security definer
set search_path = ''
as $$
  update public.user_profiles p
  set last_login = now(), email = coalesce(u.email, p.email)
  from auth.users u
  where u.id = p.id and p.id = auth.uid();
$$;

comment on function private.record_sign_in() is 'Stamps the signed-in person''s last sign-in.';

create function public.record_sign_in() returns void
language sql
set search_path = ''
as $$
  select private.record_sign_in();
$$;

comment on function public.record_sign_in() is 'Stamps the signed-in person''s last sign-in.';

-- Removes the sign-in account too (the profile follows by cascade), so that a deleted user does not come back as an editor.
create function private.delete_user(target uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target_role text;
begin
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  if target = auth.uid() then
    raise exception 'You cannot delete your own account' using errcode = '42501';
  end if;
  select p.role into target_role from public.user_profiles p where p.id = target;
  if not found then
    raise exception 'This user no longer exists' using errcode = '22023';
  end if;
  if private.role_rank(target_role) > private.own_rank() then
    raise exception 'You cannot delete a user whose role is above your own' using errcode = '42501';
  end if;
  delete from auth.users where id = target;
end;
$$;

comment on function private.delete_user(uuid) is 'Deletes another user''s account and profile; what they wrote stays.';

create function public.delete_user(target uuid) returns void
language sql
set search_path = ''
as $$
  select private.delete_user(target);
$$;

comment on function public.delete_user(uuid) is 'Deletes another user''s account and profile; needs manage_users.';

revoke all on function
  private.has_permission(text), private.is_staff(), private.is_super_admin(), private.role_rank(text), private.own_rank(),
  private.own_id(), private.own_name(), private.guard_user_profile(), private.approve_user_profile(), private.fill_user_profile(),
  private.lock_super_admins(), private.keep_last_super_admin(), private.record_sign_in(), private.delete_user(uuid),
  public.record_sign_in(), public.delete_user(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.has_permission(text), private.is_staff(), private.is_super_admin(), private.role_rank(text), private.own_rank(),
  private.own_id(), private.own_name(), private.record_sign_in(), private.delete_user(uuid), public.record_sign_in(), public.delete_user(uuid)
to authenticated;

revoke all on table public.user_profiles from public, anon, authenticated, service_role;

grant select on table public.user_profiles to authenticated;

grant insert (id, email, full_name, role, team), update (full_name, role, team) on table public.user_profiles to authenticated;

grant all on table public.user_profiles to service_role;

alter table public.user_profiles enable row level security;

create policy "people read their own profile, managers read all" on public.user_profiles
for select to authenticated
using (id = (select auth.uid()) or (select private.has_permission('manage_users')));

create policy "people add their own waiting profile, managers add any" on public.user_profiles
for insert to authenticated
with check (id = (select auth.uid()) or (select private.has_permission('manage_users')));

create policy "people rename themselves, managers change others" on public.user_profiles
for update to authenticated
using (id = (select auth.uid()) or (select private.has_permission('manage_users')))
with check (id = (select auth.uid()) or (select private.has_permission('manage_users')));
