create table public.build_hooks (
  id boolean primary key default true,
  address text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by_name text
);

comment on table public.build_hooks is
'The address at which the host of the site starts a build, in one row; empty where there is none. Whoever knows it can start builds, so it is a secret of those who manage settings.';
comment on column public.build_hooks.version is 'Raised by every save; a save names the version it was based on.';

-- A host with a dot, no name and password before it, and nothing behind it that ends an attribute or a line. The length is
-- asked first: a pattern takes its time with a long text.
alter table public.build_hooks
  add constraint build_hooks_one_row check (id),
  add constraint build_hooks_address_form check (
    address = '' or (
      char_length(address) <= 500
      and address ~ '^https://[a-z0-9-]+([.][a-z0-9-]+)+(:[0-9]+)?(/[A-Za-z0-9._~!$&()*+,;=:@%/?-]*)?$'
    )
  );

-- One guard for all tables of settings.
alter function private.guard_editor_defaults() rename to guard_settings;

comment on function private.guard_settings() is
'A row of settings needs manage_settings, asked again when a statement has waited for the row.';

create trigger build_hooks_01_require_permission
before insert or update or delete on public.build_hooks
for each statement execute function private.require_settings_permission();

create trigger build_hooks_10_guard
before update on public.build_hooks
for each row execute function private.guard_settings();

create trigger build_hooks_12_stamp
before update on public.build_hooks
for each row execute function private.stamp_row();

insert into public.build_hooks (id)
values (true);

revoke all on table public.build_hooks from public, anon, authenticated, service_role;

grant select on table public.build_hooks to authenticated;

grant update (address) on table public.build_hooks to authenticated;

grant all on table public.build_hooks to service_role;

alter table public.build_hooks enable row level security;

create policy "people with manage_settings read the build hook" on public.build_hooks
for select to authenticated
using ((select private.has_permission('manage_settings')));

create policy "people with manage_settings change the build hook" on public.build_hooks
for update to authenticated
using ((select private.has_permission('manage_settings')))
with check ((select private.has_permission('manage_settings')));
