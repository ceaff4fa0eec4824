create table public.pages (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null,
  content text not null default '',
  meta_title text not null default '',
  meta_description text not null default '',
  status text not null default 'draft',
  template text not null default 'default',
  published_at timestamptz,
  first_published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  created_by uuid references auth.users (id) on delete set null,
  updated_by uuid references auth.users (id) on delete set null,
  updated_by_name text
);

comment on table public.pages is 'Website pages written by staff, each at /{slug}.';
comment on column public.pages.version is 'Raised by every save; a save names the version it was based on.';

-- The reserved words are those of src/config/reserved-slugs.ts: addresses that belong to built-in routes and files.
alter table public.pages
  add constraint pages_title_length check (
    char_length(title) between 1 and 200 and title = btrim(title) and title !~ '[[:cntrl:]]'
  ),
  add constraint pages_slug_unique unique (slug),
  add constraint pages_slug_form check (char_length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  add constraint pages_slug_not_reserved check (
    slug <> all (
      array[
        '404', 'about', 'admin', 'ai-bootcamp-event', 'api', 'app', 'apply-as-trainer', 'assets', 'auth',
        'beyond-the-courses', 'blogs', 'career-assistance', 'careers', 'cms', 'contact', 'corporate-training',
        'courses', 'enroll', 'events', 'faq', 'favicon', 'feed', 'fonts', 'functions', 'home', 'icons', 'images',
        'index', 'instructors', 'job-portal', 'join-as-mentor', 'login', 'logout', 'manifest', 'pictures',
        'privacy-policy', 'realtime', 'refer-and-earn', 'refund-policy', 'resources', 'rest', 'robots', 'rss',
        'share', 'sitemap', 'src', 'static', 'storage', 'sw', 'terms-and-conditions', 'user-policy'
      ]
    )
    and slug !~ '^partner-with-.*-edtech$'
  ),
  add constraint pages_content_length check (char_length(content) <= 1000000),
  add constraint pages_meta_title_length check (char_length(meta_title) <= 60 and meta_title !~ '[[:cntrl:]]'),
  add constraint pages_meta_description_length check (
    char_length(meta_description) <= 160 and meta_description !~ '[[:cntrl:]]'
  ),
  add constraint pages_status_known check (status in ('draft', 'published')),
  add constraint pages_template_known check (
    template in ('default', 'landing', 'about', 'contact', 'service', 'product')
  ),
  add constraint pages_published_at_matches_status check ((status = 'published') = (published_at is not null));

create index pages_updated_idx on public.pages (updated_at desc, id desc);

create index pages_status_updated_idx on public.pages (status, updated_at desc, id desc);

create index pages_template_updated_idx on public.pages (template, updated_at desc, id desc);

create index pages_created_by_idx on public.pages (created_by);

create index pages_updated_by_idx on public.pages (updated_by);

create function private.guard_page() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  from_api boolean := private.is_api_request();
begin
  if from_api then
    if not private.has_permission('manage_pages') then
      raise exception 'You don''t have permission to manage pages' using errcode = '42501';
    end if;
    new.updated_at := now();
    new.updated_by := private.own_id();
    new.updated_by_name := private.own_name();
  end if;

  if tg_op = 'INSERT' then
    if from_api then
      new.version := 1;
      new.created_at := now();
      new.created_by := private.own_id();
      new.published_at := now();
      new.first_published_at := null;
    end if;
    if new.status = 'published' then
      new.published_at := coalesce(new.published_at, now());
      new.first_published_at := new.published_at;
    else
      new.published_at := null;
    end if;
    return new;
  end if;

  if from_api then
    new.id := old.id;
    new.created_at := old.created_at;
    new.created_by := old.created_by;
    new.published_at := old.published_at;
    new.first_published_at := old.first_published_at;
    new.version := old.version + 1;
  elsif (new.title, new.slug, new.content, new.meta_title, new.meta_description, new.status, new.template)
    is distinct from (old.title, old.slug, old.content, old.meta_title, old.meta_description, old.status, old.template) then
    -- A deleted account only empties created_by and updated_by: that is no new version.
    new.version := old.version + 1;
    if new.updated_at = old.updated_at then
      new.updated_at := now();
    end if;
  end if;

  if new.status = 'published' then
    new.published_at := coalesce(new.published_at, old.first_published_at, now());
    new.first_published_at := coalesce(old.first_published_at, new.published_at);
  else
    new.published_at := null;
  end if;
  return new;
end;
$$;

comment on function private.guard_page() is 'Pages need manage_pages; stamps, version and publication date are the server''s.';

create trigger pages_10_guard
before insert or update on public.pages
for each row execute function private.guard_page();

revoke all on function private.guard_page() from public, anon, authenticated, service_role;

revoke all on table public.pages from public, anon, authenticated, service_role;

grant select (
  id, title, slug, content, meta_title, meta_description, status, template, published_at, created_at, updated_at
) on table public.pages to anon;

grant select, delete on table public.pages to authenticated;

grant
  insert (id, title, slug, content, meta_title, meta_description, status, template),
  update (title, slug, content, meta_title, meta_description, status, template)
on table public.pages to authenticated;

grant all on table public.pages to service_role;

alter table public.pages enable row level security;

create policy "visitors read published pages" on public.pages
for select to anon
using (status = 'published');

create policy "signed-in people read published pages, staff read all" on public.pages
for select to authenticated
using (status = 'published' or (select private.is_staff()));

create policy "page managers create pages" on public.pages
for insert to authenticated
with check ((select private.has_permission('manage_pages')));

create policy "page managers change pages" on public.pages
for update to authenticated
using ((select private.has_permission('manage_pages')))
with check ((select private.has_permission('manage_pages')));

create policy "page managers delete pages" on public.pages
for delete to authenticated
using ((select private.has_permission('manage_pages')));
