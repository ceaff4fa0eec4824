-- The counters know the stored status. What waits for its moment or has ended is counted when it is asked for, by an index that
-- holds nothing else.
create function private.current_counts() returns table (kind text, status text, facet text, total bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with timed as (
    select 'post' as kind, 'scheduled' as status, p.category as facet, count(*) as total
    from public.blog_posts p
    where p.status = 'published' and p.publish_at > now()
    group by p.category
    union all
    select 'post', 'ended', p.category, count(*)
    from public.blog_posts p
    where p.status = 'published' and p.unpublish_at <= now()
    group by p.category
    union all
    select 'page', 'scheduled', p.template, count(*)
    from public.pages p
    where p.status = 'published' and p.publish_at > now()
    group by p.template
    union all
    select 'page', 'ended', p.template, count(*)
    from public.pages p
    where p.status = 'published' and p.unpublish_at <= now()
    group by p.template
  )
  select
    c.kind, c.status, c.facet,
    c.total - case c.status
      when 'published' then coalesce((select sum(t.total) from timed t where t.kind = c.kind and t.facet = c.facet), 0)::bigint
      else 0
    end
  from private.content_counts c
  where c.kind in ('post', 'page')
  union all
  select t.kind, t.status, t.facet, t.total from timed t;
$$;

comment on function private.current_counts() is
'Numbers of posts by category and of pages by template that are drafts, published (public now), scheduled and ended.';

revoke all on function private.current_counts() from public, anon, authenticated, service_role;

drop function public.search_posts(text, text, text, integer, integer, text);

drop function private.search_posts(text, text, text, integer, integer, text);

drop function public.search_pages(text, text, text, integer, integer, text);

drop function private.search_pages(text, text, text, integer, integer, text);

create function private.search_posts(term text, in_status text, in_category text, page_size integer, page_offset integer, sort_by text)
returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz, status text,
  created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text, publish_at timestamptz,
  unpublish_at timestamptz
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
  -- Of these there are few: an index of their own finds them, where the order's index would visit everything published.
  is_timed boolean := coalesce(in_status in ('scheduled', 'ended'), false);
  stored_status text := case when is_timed then 'published' else in_status end;
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    p.id, p.title, p.excerpt, p.featured_image, p.featured_image_alt, p.author, p.author_image, p.category, p.tags,
    p.is_featured, p.reading_time, p.published_at, p.status, p.created_at, p.updated_at, p.version, p.updated_by_name,
    p.publish_at, p.unpublish_at
  from public.blog_posts p
  where (pattern is null or private.post_search_text(p.title, p.excerpt, p.tags, p.author) like pattern)
    and (grams is null or private.short_grams(private.post_search_text(p.title, p.excerpt, p.tags, p.author)) @> grams)
    and (stored_status is null or p.status = stored_status)
    and (in_status is distinct from 'published' or p.publish_at is null or p.publish_at <= now())
    and (in_status is distinct from 'published' or p.unpublish_at is null or p.unpublish_at > now())
    and (in_status is distinct from 'scheduled' or p.publish_at > now())
    and (in_status is distinct from 'ended' or p.unpublish_at <= now())
    and (in_category is null or p.category = in_category)
  order by
    case when is_timed and sort_by = 'title' then lower(p.title) || '' end,
    case when is_timed and sort_by = 'created' then p.created_at + interval '0' end desc,
    case when is_timed and coalesce(sort_by, '') not in ('title', 'created') then p.updated_at + interval '0' end desc,
    case when sort_by = 'title' then lower(p.title) end,
    case when sort_by = 'created' then p.created_at end desc,
    case when coalesce(sort_by, '') not in ('title', 'created') then p.updated_at end desc,
    p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

create function public.search_posts(
  term text default '', in_status text default null, in_category text default null, page_size integer default 20,
  page_offset integer default 0, sort_by text default 'updated'
) returns table (
  id uuid, title text, excerpt text, featured_image text, featured_image_alt text, author text, author_image text,
  category text, tags text[], is_featured boolean, reading_time integer, published_at timestamptz, status text,
  created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text, publish_at timestamptz,
  unpublish_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_posts(term, in_status, in_category, page_size, page_offset, sort_by);
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
  stored_status text := case when in_status in ('scheduled', 'ended') then 'published' else in_status end;
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  if pattern is null then
    return (
      select coalesce(sum(c.total), 0)::integer
      from private.current_counts() c
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
        and (stored_status is null or p.status = stored_status)
        and (in_status is distinct from 'published' or p.publish_at is null or p.publish_at <= now())
        and (in_status is distinct from 'published' or p.unpublish_at is null or p.unpublish_at > now())
        and (in_status is distinct from 'scheduled' or p.publish_at > now())
        and (in_status is distinct from 'ended' or p.unpublish_at <= now())
        and (in_category is null or p.category = in_category)
      limit 1000
    ) as found_posts
  );
end;
$$;

create function private.search_pages(term text, in_status text, in_template text, page_size integer, page_offset integer, sort_by text)
returns table (
  id uuid, title text, slug text, meta_title text, meta_description text, status text, template text,
  published_at timestamptz, created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text, publish_at timestamptz,
  unpublish_at timestamptz
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
  -- Of these there are few: an index of their own finds them, where the order's index would visit everything published.
  is_timed boolean := coalesce(in_status in ('scheduled', 'ended'), false);
  stored_status text := case when is_timed then 'published' else in_status end;
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    p.id, p.title, p.slug, p.meta_title, p.meta_description, p.status, p.template, p.published_at, p.created_at, p.updated_at,
    p.version, p.updated_by_name,
    p.publish_at, p.unpublish_at
  from public.pages p
  where (pattern is null or private.page_search_text(p.title, p.slug, p.meta_description) like pattern)
    and (grams is null or private.short_grams(private.page_search_text(p.title, p.slug, p.meta_description)) @> grams)
    and (stored_status is null or p.status = stored_status)
    and (in_status is distinct from 'published' or p.publish_at is null or p.publish_at <= now())
    and (in_status is distinct from 'published' or p.unpublish_at is null or p.unpublish_at > now())
    and (in_status is distinct from 'scheduled' or p.publish_at > now())
    and (in_status is distinct from 'ended' or p.unpublish_at <= now())
    and (in_template is null or p.template = in_template)
  order by
    case when is_timed and sort_by = 'title' then lower(p.title) || '' end,
    case when is_timed and sort_by = 'created' then p.created_at + interval '0' end desc,
    case when is_timed and coalesce(sort_by, '') not in ('title', 'created') then p.updated_at + interval '0' end desc,
    case when sort_by = 'title' then lower(p.title) end,
    case when sort_by = 'created' then p.created_at end desc,
    case when coalesce(sort_by, '') not in ('title', 'created') then p.updated_at end desc,
    p.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

create function public.search_pages(
  term text default '', in_status text default null, in_template text default null, page_size integer default 20,
  page_offset integer default 0, sort_by text default 'updated'
) returns table (
  id uuid, title text, slug text, meta_title text, meta_description text, status text, template text,
  published_at timestamptz, created_at timestamptz, updated_at timestamptz, version integer, updated_by_name text, publish_at timestamptz,
  unpublish_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_pages(term, in_status, in_template, page_size, page_offset, sort_by);
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
  stored_status text := case when in_status in ('scheduled', 'ended') then 'published' else in_status end;
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  if pattern is null then
    return (
      select coalesce(sum(c.total), 0)::integer
      from private.current_counts() c
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
        and (stored_status is null or p.status = stored_status)
        and (in_status is distinct from 'published' or p.publish_at is null or p.publish_at <= now())
        and (in_status is distinct from 'published' or p.unpublish_at is null or p.unpublish_at > now())
        and (in_status is distinct from 'scheduled' or p.publish_at > now())
        and (in_status is distinct from 'ended' or p.unpublish_at <= now())
        and (in_template is null or p.template = in_template)
      limit 1000
    ) as found_pages
  );
end;
$$;

create or replace function private.content_totals() returns table (kind text, status text, facet text, total bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select c.kind, c.status, c.facet, c.total
  from private.current_counts() c
  where c.total > 0
  order by c.kind, c.status, c.facet;
end;
$$;

comment on function private.search_posts(text, text, text, integer, integer, text)
is 'Posts of every status for staff, in the order asked for.';

comment on function public.search_posts(text, text, text, integer, integer, text) is
'Posts for staff, of status draft, published (public now), scheduled or ended: last changed first, or sorted by created (newest first) or title.';

comment on function private.search_pages(text, text, text, integer, integer, text)
is 'Pages of every status for staff, in the order asked for.';

comment on function public.search_pages(text, text, text, integer, integer, text) is
'Pages for staff, of status draft, published (public now), scheduled or ended: last changed first, or sorted by created (newest first) or title.';

comment on function public.content_totals() is
'For staff: numbers of posts by status and category and of pages by status and template; published is what is public now.';

revoke all on function
  private.search_posts(text, text, text, integer, integer, text), public.search_posts(text, text, text, integer, integer, text),
  private.search_pages(text, text, text, integer, integer, text), public.search_pages(text, text, text, integer, integer, text)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_posts(text, text, text, integer, integer, text), public.search_posts(text, text, text, integer, integer, text),
  private.search_pages(text, text, text, integer, integer, text), public.search_pages(text, text, text, integer, integer, text)
to authenticated;
