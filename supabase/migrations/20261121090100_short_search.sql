-- Trigrams cannot serve "AI", "UX" or "C#": a term without three letters or digits in a row was looked for in every row.
-- Such terms find their rows by single signs and pairs of signs instead.
create function private.short_grams(haystack text) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  signs text[] := string_to_array(haystack, null);
begin
  return signs || array(
    select pair.one || pair.two from unnest(signs, signs[2:]) as pair (one, two) where pair.two is not null
  );
end;
$$;

comment on function private.short_grams(text) is 'Every sign of a text and every pair of neighbours; also the expression of indexes.';

create function private.short_term_grams(term text) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  needle text := lower(left(btrim(coalesce(term, '')), 200));
  signs text[] := string_to_array(needle, null);
begin
  if needle = '' or needle ~ '[[:alnum:]]{3}' then
    return null;
  end if;
  if cardinality(signs) = 1 then
    return signs;
  end if;
  return array(
    select distinct pair.one || pair.two from unnest(signs, signs[2:]) as pair (one, two) where pair.two is not null
  );
end;
$$;

comment on function private.short_term_grams(text)
is 'What a text with this term must hold, for terms that trigrams cannot serve; null for all others.';

revoke all on function private.short_grams(text), private.short_term_grams(text)
from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row.
grant execute on function private.short_grams(text) to authenticated, service_role;

create index blog_posts_short_search_idx on public.blog_posts
using gin (private.short_grams(private.post_search_text(title, excerpt, tags, author)));

create index pages_short_search_idx on public.pages
using gin (private.short_grams(private.page_search_text(title, slug, meta_description)));

-- Featured articles are few, and may be old ones.
create index blog_posts_featured_idx on public.blog_posts (published_at desc, id desc)
where status = 'published' and is_featured;

create index blog_posts_featured_category_idx on public.blog_posts (category, published_at desc, id desc)
where status = 'published' and is_featured;

create or replace function private.search_published_posts(
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
  grams text[] := private.short_term_grams(term);
begin
  return query
  select
    p.id, p.title, p.excerpt, p.featured_image, p.featured_image_alt, p.author, p.author_image, p.category, p.tags,
    p.is_featured, p.reading_time, p.published_at
  from public.blog_posts p
  where p.status = 'published'
    and (pattern is null or private.post_search_text(p.title, p.excerpt, p.tags, p.author) like pattern)
    and (grams is null or private.short_grams(private.post_search_text(p.title, p.excerpt, p.tags, p.author)) @> grams)
    and (in_category is null or p.category = in_category)
    and (
      before_at is null
      or (p.published_at, p.id) < (before_at, coalesce(before_id, '00000000-0000-0000-0000-000000000000'))
    )
  order by p.published_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 12), 1), 100);
end;
$$;

create or replace function private.search_posts(term text, in_status text, in_category text, page_size integer, page_offset integer)
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
  order by p.updated_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

create or replace function private.count_posts(term text, in_status text, in_category text) returns integer
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
        and (grams is null or private.short_grams(private.post_search_text(p.title, p.excerpt, p.tags, p.author)) @> grams)
        and (in_status is null or p.status = in_status)
        and (in_category is null or p.category = in_category)
      limit 1000
    ) as found_posts
  );
end;
$$;

create or replace function private.search_pages(term text, in_status text, in_template text, page_size integer, page_offset integer)
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
  order by p.updated_at desc, p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

create or replace function private.count_pages(term text, in_status text, in_template text) returns integer
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
        and (grams is null or private.short_grams(private.page_search_text(p.title, p.slug, p.meta_description)) @> grams)
        and (in_status is null or p.status = in_status)
        and (in_template is null or p.template = in_template)
      limit 1000
    ) as found_pages
  );
end;
$$;
