-- Search is a case-insensitive substring match over title, excerpt, tags and author. LIKE is not leakproof, so under
-- row-level security no index can serve it: the searching functions are security definer with the visibility written out.
create function private.post_search_text(title text, excerpt text, tags text[], author text) returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  -- array_to_string is only marked stable because of element types other than text.
  return lower(title || chr(10) || excerpt || chr(10) || array_to_string(tags, chr(10)) || chr(10) || author);
end;
$$;

comment on function private.post_search_text(text, text, text[], text) is 'What the search of posts looks in; also the expression of its index.';

create function private.page_search_text(title text, slug text, meta_description text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(title || chr(10) || slug || chr(10) || meta_description);
$$;

comment on function private.page_search_text(text, text, text) is 'What the search of pages looks in; also the expression of its index.';

revoke all on function
  private.post_search_text(text, text, text[], text), private.page_search_text(text, text, text)
from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row.
grant execute on function
  private.post_search_text(text, text, text[], text), private.page_search_text(text, text, text)
to authenticated, service_role;

do $$
declare
  trigram_schema name;
begin
  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index blog_posts_search_idx on public.blog_posts
       using gin (private.post_search_text(title, excerpt, tags, author) %I.gin_trgm_ops)',
      trigram_schema
    );
    execute format(
      'create index pages_search_idx on public.pages
       using gin (private.page_search_text(title, slug, meta_description) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

-- force_custom_plan: each call is planned for its own term and filters, so that blank ones vanish from the plan and the
-- index that fits is used.
create function private.search_published_posts(
  term text, in_category text, before_at timestamptz, before_id uuid, page_size integer
) returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
begin
  return query
  select
    p.id, p.title, p.excerpt, p.featured_image, p.featured_image_alt, p.author, p.author_image, p.category, p.tags,
    p.is_featured, p.reading_time, p.published_at
  from public.blog_posts p
  where p.status = 'published'
    and (pattern is null or private.post_search_text(p.title, p.excerpt, p.tags, p.author) like pattern)
    and (in_category is null or p.category = in_category)
    and (
      before_at is null
      or (p.published_at, p.id) < (before_at, coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
    )
  order by p.published_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 12), 1), 100);
end;
$$;

comment on function private.search_published_posts(text, text, timestamptz, uuid, integer)
is 'Published posts, newest first, after the given one.';

create function public.search_published_posts(
  term text default '', in_category text default null, before_at timestamptz default null, before_id uuid default null,
  page_size integer default 12
) returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_published_posts(term, in_category, before_at, before_id, page_size);
$$;

comment on function public.search_published_posts(text, text, timestamptz, uuid, integer)
is 'Published posts, newest first, at most 100; the next page starts before the last row''s published_at and id.';

create function private.search_posts(term text, in_status text, in_category text, page_size integer, page_offset integer)
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
    and (in_status is null or p.status = in_status)
    and (in_category is null or p.category = in_category)
  order by p.updated_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_posts(text, text, text, integer, integer) is 'Posts of every status for staff, last changed first.';

create function public.search_posts(
  term text default '', in_status text default null, in_category text default null, page_size integer default 20,
  page_offset integer default 0
) returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz, status text,
  created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_posts(term, in_status, in_category, page_size, page_offset);
$$;

comment on function public.search_posts(text, text, text, integer, integer) is 'Posts of every status for staff, last changed first.';

create function private.count_posts(term text, in_status text, in_category text) returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  if pattern is null then
    return (
      select coalesce(sum(c.total), 0)::integer
      from private.content_counts c
      where c.kind = 'post'
        and (in_status is null or c.status = in_status)
        and (in_category is null or c.facet = in_category)
    );
  end if;
  return (
    select count(*)::integer
    from (
      select 1
      from public.blog_posts p
      where private.post_search_text(p.title, p.excerpt, p.tags, p.author) like pattern
        and (in_status is null or p.status = in_status)
        and (in_category is null or p.category = in_category)
      limit 1000
    ) as found_posts
  );
end;
$$;

comment on function private.count_posts(text, text, text) is 'Number of posts; with a term counted up to 1000, which then means "1000 or more".';

create function public.count_posts(term text default '', in_status text default null, in_category text default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_posts(term, in_status, in_category);
$$;

comment on function public.count_posts(text, text, text) is 'Number of posts for staff; with a term counted up to 1000, which then means "1000 or more".';

create function private.search_pages(term text, in_status text, in_template text, page_size integer, page_offset integer)
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
    and (in_status is null or p.status = in_status)
    and (in_template is null or p.template = in_template)
  order by p.updated_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_pages(text, text, text, integer, integer) is 'Pages of every status for staff, last changed first.';

create function public.search_pages(
  term text default '', in_status text default null, in_template text default null, page_size integer default 20,
  page_offset integer default 0
) returns table (
  id uuid, title text, slug text, meta_title text, meta_description text, status text, template text,
  published_at timestamptz, created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_pages(term, in_status, in_template, page_size, page_offset);
$$;

comment on function public.search_pages(text, text, text, integer, integer) is 'Pages of every status for staff, last changed first.';

create function private.count_pages(term text, in_status text, in_template text) returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  if pattern is null then
    return (
      select coalesce(sum(c.total), 0)::integer
      from private.content_counts c
      where c.kind = 'page'
        and (in_status is null or c.status = in_status)
        and (in_template is null or c.facet = in_template)
    );
  end if;
  return (
    select count(*)::integer
    from (
      select 1
      from public.pages p
      where private.page_search_text(p.title, p.slug, p.meta_description) like pattern
        and (in_status is null or p.status = in_status)
        and (in_template is null or p.template = in_template)
      limit 1000
    ) as found_pages
  );
end;
$$;

comment on function private.count_pages(text, text, text) is 'Number of pages; with a term counted up to 1000, which then means "1000 or more".';

create function public.count_pages(term text default '', in_status text default null, in_template text default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_pages(term, in_status, in_template);
$$;

comment on function public.count_pages(text, text, text) is 'Number of pages for staff; with a term counted up to 1000, which then means "1000 or more".';

revoke all on function
  private.search_published_posts(text, text, timestamptz, uuid, integer),
  public.search_published_posts(text, text, timestamptz, uuid, integer),
  private.search_posts(text, text, text, integer, integer), public.search_posts(text, text, text, integer, integer),
  private.count_posts(text, text, text), public.count_posts(text, text, text),
  private.search_pages(text, text, text, integer, integer), public.search_pages(text, text, text, integer, integer),
  private.count_pages(text, text, text), public.count_pages(text, text, text)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_published_posts(text, text, timestamptz, uuid, integer),
  public.search_published_posts(text, text, timestamptz, uuid, integer)
to anon, authenticated;

grant execute on function
  private.search_posts(text, text, text, integer, integer), public.search_posts(text, text, text, integer, integer),
  private.count_posts(text, text, text), public.count_posts(text, text, text),
  private.search_pages(text, text, text, integer, integer), public.search_pages(text, text, text, integer, integer),
  private.count_pages(text, text, text), public.count_pages(text, text, text)
to authenticated;
