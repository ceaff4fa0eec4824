-- Decisions about people and roles are made after the wait for their lock: what was read before it may be another one by then.
create function private.lock_roles() returns void
language sql
set search_path = ''
as $$
  select pg_catalog.pg_advisory_xact_lock(7301126001);
$$;

comment on function private.lock_roles() is 'Serialises changes of roles, of the matrix and deletions of profiles; held until the transaction ends.';

-- The service role changes profiles, too, and its triggers run with its rights.
revoke all on function private.lock_roles() from public, anon, authenticated, service_role;

grant execute on function private.lock_roles() to authenticated, service_role;

create or replace function private.lock_super_admins() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_roles();
  return null;
end;
$$;

comment on function private.lock_super_admins() is 'Serialises changes of roles and of the matrix, and new and deleted profiles.';

-- A profile that is added while the matrix changes would keep the permissions of yesterday: neither sees the other's row.
create trigger user_profiles_01_lock_insert
before insert on public.user_profiles
for each statement execute function private.lock_super_admins();

-- The refill after a change of the matrix locks many profiles, in the order of the changes: one such change at a time.
create trigger role_permissions_01_lock
before insert or update or delete on public.role_permissions
for each statement execute function private.lock_super_admins();

create or replace function private.guard_user_profile() returns trigger
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

create or replace function private.delete_user(target uuid) returns void
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
  -- Whoever changes a role holds this lock: what is read from here on stays as it is. What allowed to come here may not have.
  perform private.lock_roles();
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  select p.role into target_role from public.user_profiles p where p.id = target for update;
  if not found then
    raise exception 'This user no longer exists' using errcode = '22023';
  end if;
  if private.role_rank(target_role) > private.own_rank() then
    raise exception 'You cannot delete a user whose role is above your own' using errcode = '42501';
  end if;
  delete from auth.users where id = target;
end;
$$;

create or replace function private.guard_role_permission() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if not private.is_super_admin() then
      raise exception 'Only super admins can change what roles may do' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'INSERT' then
    return new;
  end if;
  if old.role = 'super_admin' and old.permission = '*' then
    raise exception 'Super admins keep all permissions' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.guard_role_permission() is 'Only super admins change the matrix, and they keep the wildcard.';

drop trigger role_permissions_10_guard on public.role_permissions;

create trigger role_permissions_10_guard
before insert or update or delete on public.role_permissions
for each row execute function private.guard_role_permission();

create or replace function public.change_role_permissions(given jsonb, taken jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_super_admin() then
    raise exception 'Only super admins can change what roles may do' using errcode = '42501';
  end if;
  -- A demotion that was under way has now happened or never will.
  perform private.lock_roles();
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

create or replace function private.stamp_editor_defaults() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  new.version := old.version + 1;
  new.updated_at := now();
  -- Nested, for a function that the service role may not call fails even on the side of a "case" that is not reached.
  if private.is_api_request() then
    if not private.has_permission('manage_settings') then
      raise exception 'You don''t have permission to manage settings' using errcode = '42501';
    end if;
    new.updated_by_name := private.own_name();
  end if;
  return new;
end;
$$;
