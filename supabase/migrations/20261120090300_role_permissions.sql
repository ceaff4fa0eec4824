create table public.role_permissions (
  role text not null,
  permission text not null,
  primary key (role, permission)
);

comment on table public.role_permissions is 'Which role holds which permission: the single source of what people may do.';

alter table public.role_permissions
  add constraint role_permissions_role_known check (
    role in ('super_admin', 'admin', 'marketing', 'seo', 'content', 'editor')
  ),
  add constraint role_permissions_permission_known check (
    permission in (
      '*', 'manage_users', 'manage_content', 'manage_pages', 'manage_media', 'manage_settings', 'manage_campaigns',
      'manage_meta', 'manage_redirects', 'publish_content', 'delete_content', 'create_content', 'edit_content',
      'draft_content', 'view_analytics'
    )
  ),
  add constraint role_permissions_wildcard_is_super check (permission <> '*' or role = 'super_admin');

-- Without this row nobody could repair the matrix any more.
create function private.guard_role_permission() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.role = 'super_admin' and old.permission = '*' then
    raise exception 'Super admins keep all permissions' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.guard_role_permission() is 'Keeps the wildcard of the super admins.';

create function private.refill_permissions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Naming the column is enough: the profile's own trigger computes the value, and leaves waiting accounts empty.
  update public.user_profiles p
  set permissions = p.permissions
  where p.is_approved and p.role in (coalesce(new.role, old.role), coalesce(old.role, new.role));
  return null;
end;
$$;

comment on function private.refill_permissions() is 'Carries a changed matrix to the profiles of that role.';

create trigger role_permissions_10_guard
before update or delete on public.role_permissions
for each row execute function private.guard_role_permission();

create trigger role_permissions_20_refill
after insert or update or delete on public.role_permissions
for each row execute function private.refill_permissions();

revoke all on function private.guard_role_permission(), private.refill_permissions() from public, anon, authenticated, service_role;

insert into public.role_permissions (role, permission)
values
  ('super_admin', '*'),
  ('admin', 'manage_users'),
  ('admin', 'manage_content'),
  ('admin', 'manage_pages'),
  ('admin', 'manage_media'),
  ('admin', 'manage_settings'),
  ('admin', 'publish_content'),
  ('admin', 'delete_content'),
  ('marketing', 'manage_content'),
  ('marketing', 'manage_media'),
  ('marketing', 'publish_content'),
  ('marketing', 'view_analytics'),
  ('marketing', 'manage_campaigns'),
  ('seo', 'manage_content'),
  ('seo', 'manage_pages'),
  ('seo', 'manage_meta'),
  ('seo', 'view_analytics'),
  ('seo', 'manage_redirects'),
  ('content', 'create_content'),
  ('content', 'edit_content'),
  ('content', 'manage_media'),
  ('content', 'draft_content'),
  ('editor', 'create_content'),
  ('editor', 'edit_content'),
  ('editor', 'draft_content');

revoke all on table public.role_permissions from public, anon, authenticated, service_role;

grant select, insert, delete on table public.role_permissions to authenticated;

grant all on table public.role_permissions to service_role;

alter table public.role_permissions enable row level security;

create policy "staff read the permissions of roles" on public.role_permissions
for select to authenticated
using ((select private.is_staff()));

create policy "super admins give a role a permission" on public.role_permissions
for insert to authenticated
with check ((select private.is_super_admin()));

create policy "super admins take a permission from a role" on public.role_permissions
for delete to authenticated
using ((select private.is_super_admin()));
