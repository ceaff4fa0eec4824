-- A list may be sorted: each order has an index, and as each call is planned for its own order, the other orders vanish.
-- Says it all conditionally: some development databases got the same by earlier forms of the files before this one.
create index if not exists blog_posts_created_idx on public.blog_posts (created_at desc, id desc);

create index if not exists blog_posts_title_idx on public.blog_posts (lower(title), id desc);

create index if not exists pages_created_idx on public.pages (created_at desc, id desc);

create index if not exists pages_title_idx on public.pages (lower(title), id desc);

create index if not exists media_files_name_idx on public.media_files (lower(name), id desc);

create index if not exists media_files_size_idx on public.media_files (size desc, id desc);

create index if not exists user_profiles_name_idx on public.user_profiles (lower(full_name), id desc);

create index if not exists user_profiles_login_idx on public.user_profiles (coalesce(last_login, '-infinity') desc, id desc);

-- One more parameter makes another function: the old ones would answer beside the new ones.
drop function if exists public.search_posts(text, text, text, integer, integer);

drop function if exists private.search_posts(text, text, text, integer, integer);

drop function if exists public.search_pages(text, text, text, integer, integer);

drop function if exists private.search_pages(text, text, text, integer, integer);

drop function if exists public.search_media(text, text, boolean, integer, integer);

drop function if exists private.search_media(text, text, boolean, integer, integer);

drop function if exists public.search_users(text, text, boolean, integer, integer);

drop function if exists private.search_users(text, text, boolean, integer, integer);

create or replace function private.search_posts(term text, in_status text, in_category text, page_size integer, page_offset integer, sort_by text)
returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz, status text,
  created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text
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
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    p.id, p.title, p.excerpt, p.featured_image, p.featured_image_alt, p.author, p.author_image, p.category, p.tags,
    p.is_featured, p.reading_time, p.published_at, p.status, p.created_at, p.updated_at, p.version, p.updated_by_name
  from public.blog_posts p
  where (pattern is null or private.post_search_text(p.title, p.excerpt, p.tags, p.author) like pattern)
    and (grams is null or private.short_grams(private.post_search_text(p.title, p.excerpt, p.tags, p.author)) @> grams)
    and (in_status is null or p.status = in_status)
    and (in_category is null or p.category = in_category)
  order by
    case when sort_by = 'title' then lower(p.title) end,
    case when sort_by = 'created' then p.created_at end desc,
    case when coalesce(sort_by, '') not in ('title', 'created') then p.updated_at end desc,
    p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_posts(text, text, text, integer, integer, text)
is 'Posts of every status for staff, in the order asked for.';

create or replace function public.search_posts(
  term text default '', in_status text default null, in_category text default null, page_size integer default 20,
  page_offset integer default 0, sort_by text default 'updated'
) returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz, status text,
  created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_posts(term, in_status, in_category, page_size, page_offset, sort_by);
$$;

comment on function public.search_posts(text, text, text, integer, integer, text)
is 'Posts of every status for staff: last changed first, or sorted by created (newest first) or title.';

create or replace function private.search_pages(term text, in_status text, in_template text, page_size integer, page_offset integer, sort_by text)
returns table (
  id uuid, title text, slug text, meta_title text, meta_description text, status text, template text,
  published_at timestamptz, created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text
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
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    p.id, p.title, p.slug, p.meta_title, p.meta_description, p.status, p.template, p.published_at, p.created_at, p.updated_at,
    p.version, p.updated_by_name
  from public.pages p
  where (pattern is null or private.page_search_text(p.title, p.slug, p.meta_description) like pattern)
    and (grams is null or private.short_grams(private.page_search_text(p.title, p.slug, p.meta_description)) @> grams)
    and (in_status is null or p.status = in_status)
    and (in_template is null or p.template = in_template)
  order by
    case when sort_by = 'title' then lower(p.title) end,
    case when sort_by = 'created' then p.created_at end desc,
    case when coalesce(sort_by, '') not in ('title', 'created') then p.updated_at end desc,
    p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_pages(text, text, text, integer, integer, text)
is 'Pages of every status for staff, in the order asked for.';

create or replace function public.search_pages(
  term text default '', in_status text default null, in_template text default null, page_size integer default 20,
  page_offset integer default 0, sort_by text default 'updated'
) returns table (
  id uuid, title text, slug text, meta_title text, meta_description text, status text, template text,
  published_at timestamptz, created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_pages(term, in_status, in_template, page_size, page_offset, sort_by);
$$;

comment on function public.search_pages(text, text, text, integer, integer, text)
is 'Pages of every status for staff: last changed first, or sorted by created (newest first) or title.';

create or replace function private.search_media(
  term text, in_category text, only_images boolean, page_size integer, page_offset integer, sort_by text
)
returns table (
  id uuid, name text, url text, size bigint, type text, category text, alt_text text, is_decorative boolean, width integer,
  height integer, uploaded_at timestamptz, uploaded_by text
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
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    m.id, m.name, m.url, m.size, m.type, m.category, m.alt_text, m.is_decorative, m.width, m.height, m.uploaded_at, m.uploaded_by
  from public.media_files m
  where m.removed_at is null
    and (pattern is null or private.media_search_text(m.name, m.alt_text) like pattern)
    and (grams is null or private.short_grams(private.media_search_text(m.name, m.alt_text)) @> grams)
    and (in_category is null or m.category = in_category)
    and (not coalesce(only_images, false) or m.type like 'image/%')
  order by
    case when sort_by = 'name' then lower(m.name) end,
    case when sort_by = 'size' then m.size end desc,
    case when coalesce(sort_by, '') not in ('name', 'size') then m.uploaded_at end desc,
    m.id desc
  limit least(greatest(coalesce(page_size, 24), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_media(text, text, boolean, integer, integer, text)
is 'Files of the media library for staff: newest first, or sorted by name or size (largest first).';

create or replace function public.search_media(
  term text default '', in_category text default null, only_images boolean default false, page_size integer default 24,
  page_offset integer default 0, sort_by text default 'newest'
) returns table (
  id uuid, name text, url text, size bigint, type text, category text, alt_text text, is_decorative boolean, width integer,
  height integer, uploaded_at timestamptz, uploaded_by text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_media(term, in_category, only_images, page_size, page_offset, sort_by);
$$;

comment on function public.search_media(text, text, boolean, integer, integer, text)
is 'Files of the media library for staff: newest first, or sorted by name or size (largest first).';

create or replace function private.search_users(
  term text, in_role text, approved boolean, page_size integer, page_offset integer, sort_by text
)
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
  order by
    case when sort_by = 'name' then lower(p.full_name) end,
    case when sort_by = 'login' then coalesce(p.last_login, '-infinity') end desc,
    case when coalesce(sort_by, '') not in ('name', 'login') then p.created_at end desc,
    p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_users(text, text, boolean, integer, integer, text)
is 'Profiles for managers, in the order asked for.';

create or replace function public.search_users(
  term text default '', in_role text default null, approved boolean default null, page_size integer default 20,
  page_offset integer default 0, sort_by text default 'newest'
) returns table (
  id uuid, email text, full_name text, role text, team text, permissions text[], is_approved boolean,
  created_at timestamptz, last_login timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_users(term, in_role, approved, page_size, page_offset, sort_by);
$$;

comment on function public.search_users(text, text, boolean, integer, integer, text)
is 'Profiles for people with manage_users, newest first, or sorted by name or login (latest first); approved = false gives those who wait.';

revoke all on function
  private.search_posts(text, text, text, integer, integer, text), public.search_posts(text, text, text, integer, integer, text),
  private.search_pages(text, text, text, integer, integer, text), public.search_pages(text, text, text, integer, integer, text),
  private.search_media(text, text, boolean, integer, integer, text), public.search_media(text, text, boolean, integer, integer, text),
  private.search_users(text, text, boolean, integer, integer, text), public.search_users(text, text, boolean, integer, integer, text)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_posts(text, text, text, integer, integer, text), public.search_posts(text, text, text, integer, integer, text),
  private.search_pages(text, text, text, integer, integer, text), public.search_pages(text, text, text, integer, integer, text),
  private.search_media(text, text, boolean, integer, integer, text), public.search_media(text, text, boolean, integer, integer, text),
  private.search_users(text, text, boolean, integer, integer, text), public.search_users(text, text, boolean, integer, integer, text)
to authenticated;
