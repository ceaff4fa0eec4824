create table public.page_sections (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  content text not null,
  created_by uuid references auth.users (id) on delete set null,
  created_by_name text,
  created_at timestamptz not null default now()
);

comment on table public.page_sections is 'Pieces of pages that the team keeps to insert them again; copies, so that no page changes with them.';
comment on column public.page_sections.content is 'HTML or Markdown as it stood in a page; cleaned wherever it is shown.';

alter table public.page_sections
  add constraint page_sections_name_form check (
    char_length(name) between 1 and 80 and name = btrim(name) and name !~ '[[:cntrl:]]'
  ),
  add constraint page_sections_content_length check (char_length(content) <= 20000 and content ~ '[^[:space:]]');

create unique index page_sections_name_idx on public.page_sections (lower(name));

create index page_sections_created_by_idx on public.page_sections (created_by);

create function private.guard_page_section() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One at a time, or two people would pass the limit together.
  perform pg_advisory_xact_lock(hashtextextended('public.page_sections', 0));
  if (select count(*) from public.page_sections) >= 50
    and not exists (select from public.page_sections s where s.id = new.id) then
    raise exception 'There are 50 sections already. Delete one first' using errcode = '22023';
  end if;
  perform private.refuse_hidden_text('name', new.name, null);
  new.created_at := now();
  new.created_by := auth.uid();
  new.created_by_name := private.own_name();
  return new;
end;
$$;

comment on function private.guard_page_section() is 'At most fifty sections are kept; who kept one, and when, is written here.';

create trigger page_sections_10_guard
before insert on public.page_sections
for each row execute function private.guard_page_section();

revoke all on function private.guard_page_section() from public, anon, authenticated, service_role;

revoke all on table public.page_sections from public, anon, authenticated, service_role;

grant select, delete on table public.page_sections to authenticated;

grant insert (id, name, content) on table public.page_sections to authenticated;

grant all on table public.page_sections to service_role;

alter table public.page_sections enable row level security;

create policy "people with manage_pages read kept sections" on public.page_sections
for select to authenticated
using ((select private.has_permission('manage_pages')));

create policy "people with manage_pages keep sections" on public.page_sections
for insert to authenticated
with check ((select private.has_permission('manage_pages')));

create policy "people with manage_pages delete kept sections" on public.page_sections
for delete to authenticated
using ((select private.has_permission('manage_pages')));
