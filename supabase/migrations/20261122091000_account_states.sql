-- Accounts: an approval makes worthless what was known of the account before it, and people can be suspended and brought
-- back.
--
-- The tables of the sign-in service differ by its version and size. Each function below asks for a table before it names it:
-- PL/pgSQL looks at a statement only when it runs.

alter table public.user_profiles add column suspended_at timestamptz;

alter table public.user_profiles add column sign_in_voided_at timestamptz;

comment on column public.user_profiles.sign_in_voided_at is 'When an approval made earlier sessions worthless; from then on a token counts only while its session lives.';

comment on column public.user_profiles.suspended_at is 'Since when the person is kept out; they hold no permission and cannot sign in.';

-- Whatever asks for an approved person (ranks, the last super admin, permissions) thereby leaves out who is suspended.
alter table public.user_profiles add constraint user_profiles_suspended_is_not_approved check (suspended_at is null or not is_approved);

create index user_profiles_suspended_idx on public.user_profiles (created_at desc, id desc) where suspended_at is not null;

create function private.may_touch(table_name text, privilege text) returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  -- In two steps: a privilege of a table that does not exist is an error.
  if pg_catalog.to_regclass(table_name) is null then
    return false;
  end if;
  return pg_catalog.has_table_privilege(table_name, privilege);
end;
$$;

comment on function private.may_touch(text, text) is 'Whether a table of the sign-in service exists here and the caller holds this privilege on it.';

-- A token outlives its session by up to an hour, and nothing calls it back. Asked for only where a sign-in was made
-- worthless: whoever came in before that must not act with rights that were given to somebody else.
create function private.is_session_alive() returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_touch('auth.sessions', 'select') then
    return false;
  end if;
  return exists (
    select from auth.sessions s
    where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id = auth.uid()
  );
end;
$$;

comment on function private.is_session_alive() is 'Whether the session of the token in use still exists at the sign-in service.';

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
  );
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
  );
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
  );
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
    ),
    0
  );
$$;

-- Where a sign-in was made worthless, the own profile, too, is its owner's alone.
alter policy "people read their own profile, managers read all" on public.user_profiles
using (
  (id = (select auth.uid()) and (sign_in_voided_at is null or (select private.is_session_alive())))
  or (select private.has_permission('manage_users'))
);

alter policy "people rename themselves, managers change others" on public.user_profiles
using (
  (id = (select auth.uid()) and (sign_in_voided_at is null or (select private.is_session_alive())))
  or (select private.has_permission('manage_users'))
);

-- Who may write which part of a profile. Column grants say the same on hosted projects; this also holds where a
-- legacy project or a local server has granted everything.
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

  if (new.id, new.email, new.permissions, new.is_approved, new.suspended_at, new.sign_in_voided_at, new.created_at, new.last_login)
    is distinct from (
      old.id, old.email, old.permissions, old.is_approved, old.suspended_at, old.sign_in_voided_at, old.created_at, old.last_login
    ) then
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

-- Fires when an update names the role, even with the same value: that is how a manager approves a waiting account.
create or replace function private.approve_user_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if new.id <> private.own_id() and new.suspended_at is null then
      new.is_approved := true;
    end if;
  end if;
  return new;
end;
$$;

-- Strangers who sign up by themselves are no news; an approved account is, and one that is brought back is not.
create or replace function private.log_user() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.is_approved and (tg_op = 'INSERT' or (not old.is_approved and old.suspended_at is null)) then
    perform private.log_activity(
      'user_created', new.id, new.full_name, null, case tg_op when 'INSERT' then new.created_at else now() end
    );
  end if;
  return null;
end;
$$;

create function private.end_sessions(target uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- As text: the service keeps this column as text, the embedded one as uuid.
  if private.may_touch('auth.refresh_tokens', 'delete') then
    delete from auth.refresh_tokens t where t.user_id::text = target::text;
  end if;
  if private.may_touch('auth.sessions', 'delete') then
    delete from auth.sessions s where s.user_id = target;
  end if;
end;
$$;

comment on function private.end_sessions(uuid) is 'Ends all sessions of an account; a token in hand lasts until it runs out, without rights.';

-- Somebody else may have signed the address up before its owner confirmed it, and may have come in since then: whatever
-- opens the account goes, except the owner's mailbox.
create function private.void_sign_in(target uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if target = auth.uid() or not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  -- Empty, not null: the service reads these columns as text that is always there.
  update auth.users u
  set
    encrypted_password = '', recovery_token = '', reauthentication_token = '', email_change = '', email_change_token_new = '',
    email_change_token_current = '', email_change_confirm_status = 0, phone = null, phone_confirmed_at = null, phone_change = '',
    phone_change_token = ''
  where u.id = target;
  delete from auth.identities i where i.user_id = target and i.provider <> 'email';
  if private.may_touch('auth.mfa_factors', 'delete') then
    delete from auth.mfa_factors f where f.user_id = target;
  end if;
  if private.may_touch('auth.one_time_tokens', 'delete') then
    delete from auth.one_time_tokens t where t.user_id = target and t.token_type::text <> 'confirmation_token';
  end if;
  perform private.end_sessions(target);
  update public.user_profiles p set sign_in_voided_at = now() where p.id = target;
end;
$$;

comment on function private.void_sign_in(uuid)
is 'Makes passwords, sessions, factors, linked identities and pending changes of an account worthless; a mailed link sets a new password.';

create function private.is_account_in_use(target uuid) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.may_touch('auth.sessions', 'select') then
    if exists (select from auth.sessions s where s.user_id = target) then
      return true;
    end if;
  end if;
  return exists (select from auth.users u where u.id = target and u.created_at < now() - interval '10 minutes');
end;
$$;

comment on function private.is_account_in_use(uuid)
is 'Whether an account existed before the manager who now gives it a profile can have made it, or somebody is signed in with it.';

-- With the caller's rights, or it could not tell a manager from trusted code, which keeps the passwords it has set.
create function private.void_earlier_sign_in() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api_request() then
    if new.id <> private.own_id() then
      if tg_op = 'UPDATE' then
        perform private.void_sign_in(new.id);
      elsif private.is_account_in_use(new.id) then
        perform private.void_sign_in(new.id);
      end if;
    end if;
  end if;
  return null;
end;
$$;

comment on function private.void_earlier_sign_in() is 'An approval makes worthless what opened the account before it.';

create trigger user_profiles_60_void_on_approval
after update of role on public.user_profiles
for each row when (new.is_approved and not old.is_approved)
execute function private.void_earlier_sign_in();

create trigger user_profiles_60_void_on_insert
after insert on public.user_profiles
for each row when (new.is_approved)
execute function private.void_earlier_sign_in();

create function private.set_suspension(target uuid, wanted boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person record;
begin
  if target = auth.uid() then
    raise exception 'You cannot suspend your own account' using errcode = '42501';
  end if;
  -- The lock of all changes of roles, then the row: what is decided below stays true until the end.
  perform private.lock_roles();
  select p.role, p.is_approved, p.suspended_at into person from public.user_profiles p where p.id = target for update;
  if not private.has_permission('manage_users') then
    raise exception 'You don''t have permission to manage users' using errcode = '42501';
  end if;
  if person.role is null then
    raise exception 'This user no longer exists' using errcode = '22023';
  end if;
  if private.role_rank(person.role) > private.own_rank() then
    raise exception 'You cannot suspend a user whose role is above your own' using errcode = '42501';
  end if;
  if wanted = (person.suspended_at is not null) then
    return;
  end if;
  if wanted and not person.is_approved then
    raise exception 'Only somebody who has been approved can be suspended' using errcode = '22023';
  end if;
  update public.user_profiles p
  set is_approved = not wanted, suspended_at = case when wanted then now() end
  where p.id = target;
  -- A date, not infinity, which the service cannot read.
  update auth.users u set banned_until = case when wanted then now() + interval '100 years' end where u.id = target;
  if wanted then
    perform private.end_sessions(target);
  end if;
end;
$$;

comment on function private.set_suspension(uuid, boolean) is 'Keeps another user out, or brings them back; what they wrote stays.';

create function public.suspend_user(target uuid) returns void
language sql
set search_path = ''
as $$
  select private.set_suspension(target, true);
$$;

comment on function public.suspend_user(uuid)
is 'Takes all rights from another user, ends their sessions and refuses further sign-ins; needs manage_users.';

create function public.restore_user(target uuid) returns void
language sql
set search_path = ''
as $$
  select private.set_suspension(target, false);
$$;

comment on function public.restore_user(uuid) is 'Gives a suspended user back the rights of their role; needs manage_users.';

revoke all on function
  private.may_touch(text, text), private.is_session_alive(), private.end_sessions(uuid), private.void_sign_in(uuid), private.is_account_in_use(uuid),
  private.void_earlier_sign_in(), private.set_suspension(uuid, boolean), public.suspend_user(uuid), public.restore_user(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.is_session_alive(), private.void_sign_in(uuid), private.is_account_in_use(uuid), private.set_suspension(uuid, boolean), public.suspend_user(uuid),
  public.restore_user(uuid)
to authenticated;
