-- What the dashboard and the analytics ask for, at a cost that follows the days asked for and not the number of articles.

-- One calendar for counting and for showing: a view at one in the morning in Mumbai belongs to that morning.
create function private.india_day(moment timestamptz) returns date
language sql
stable
set search_path = ''
as $$
  select (moment at time zone 'Asia/Kolkata')::date;
$$;

comment on function private.india_day(timestamptz) is 'The day on India''s calendar that holds the moment.';

create or replace function private.record_view(viewed_path text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  agent text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
begin
  -- Robots read far more than people do; the pattern covers those that say so.
  if agent ~* '(bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|scrapy)' then
    return;
  end if;
  -- Only what exists is counted, so that nobody can fill the table with made-up paths.
  if viewed_path ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform from public.blog_posts p where p.id = substr(viewed_path, 8)::uuid and p.status = 'published';
  elsif viewed_path ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' then
    perform from public.pages p where p.slug = substr(viewed_path, 2) and p.status = 'published';
  else
    return;
  end if;
  if not found then
    return;
  end if;
  insert into public.page_views as v (path, day, views)
  values (viewed_path, private.india_day(now()), 1)
  on conflict (path, day) do update set views = v.views + 1;
end;
$$;

-- The sum over all paths of a day, so that a chart of ninety days reads ninety rows.
create table private.daily_views (
  day date primary key,
  views bigint not null default 0
);

comment on table private.daily_views is 'Views of all articles and pages together, one row per day of India''s calendar.';

revoke all on table private.daily_views from public, anon, authenticated, service_role;

create function private.add_daily_views() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The usual case, one more view of a path on a day, touches one row once.
  if tg_op = 'UPDATE' and old.day = new.day then
    update private.daily_views d set views = d.views + new.views - old.views where d.day = new.day;
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update private.daily_views d set views = d.views - old.views where d.day = old.day;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into private.daily_views as d (day, views)
    values (new.day, new.views)
    on conflict (day) do update set views = d.views + excluded.views;
  end if;
  return null;
end;
$$;

comment on function private.add_daily_views() is 'Keeps the sums per day.';

create trigger page_views_60_sum
after insert or update or delete on public.page_views
for each row execute function private.add_daily_views();

insert into private.daily_views (day, views)
select v.day, sum(v.views)
from public.page_views v
group by v.day;

-- The leaders of each day stand first, articles and pages apart; the plain index on the day has nothing left to do.
create index page_views_articles_idx on public.page_views (day, views desc, path) where path like '/blogs/%';

create index page_views_pages_idx on public.page_views (day, views desc, path) where path not like '/blogs/%';

drop index public.page_views_day_idx;

create function private.require_analytics() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.has_permission('view_analytics') then
    raise exception 'You don''t have permission to view analytics.' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_analytics() is 'Refuses whoever may not view analytics.';

-- Whole days only: a day that has just begun would make every comparison look bad. Today comes as a row of its own.
create function private.views_by_day(range_days integer)
returns table (day date, views bigint, previous bigint, is_complete boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today date := private.india_day(now());
  span integer := least(greatest(coalesce(range_days, 30), 1), 366);
begin
  perform private.require_analytics();
  return query
  select
    today - back.days,
    coalesce(d.views, 0),
    case when back.days = 0 then 0 else coalesce(b.views, 0) end,
    back.days > 0
  from generate_series(span, 0, -1) as back (days)
  left join private.daily_views d on d.day = today - back.days
  left join private.daily_views b on b.day = today - back.days - span
  order by 1;
end;
$$;

comment on function private.views_by_day(integer) is 'Views of each of the last whole days and of today so far.';

create function public.views_by_day(range_days integer default 30)
returns table (day date, views bigint, previous bigint, is_complete boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.views_by_day(range_days);
$$;

comment on function public.views_by_day(integer)
is 'For view_analytics: views of each of the last 1 to 366 whole days, beside the same day one range earlier, and of today so far.';

create function private.view_totals(range_days integer)
returns table (views bigint, previous bigint, today bigint, counted_since date)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  this_day date := private.india_day(now());
  span integer := least(greatest(coalesce(range_days, 30), 1), 366);
begin
  perform private.require_analytics();
  return query
  select
    coalesce(sum(d.views) filter (where d.day between this_day - span and this_day - 1), 0)::bigint,
    coalesce(sum(d.views) filter (where d.day < this_day - span), 0)::bigint,
    coalesce(sum(d.views) filter (where d.day = this_day), 0)::bigint,
    (select min(f.day) from private.daily_views f)
  from private.daily_views d
  where d.day between this_day - 2 * span and this_day;
end;
$$;

comment on function private.view_totals(integer) is 'Views of the last whole days, of as many days before them, and of today so far.';

create function public.view_totals(range_days integer default 30)
returns table (views bigint, previous bigint, today bigint, counted_since date)
language sql
stable
set search_path = ''
as $$
  select * from private.view_totals(range_days);
$$;

comment on function public.view_totals(integer)
is 'For view_analytics: views of the last 1 to 366 whole days, of the same number before, of today, and the first day ever counted.';

create function private.views_of(viewed_path text, first_day date, last_day date) returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(v.views), 0)::bigint
  from public.page_views v
  where v.path = viewed_path and v.day between first_day and last_day;
$$;

comment on function private.views_of(text, date, date) is 'Views of one address from one day to another, both included.';

-- Candidates are those that lead most among the first forty of each day; their sums are exact. Summing everything that was
-- ever viewed would cost more with every article; what never was among a day's forty does not lead a range in practice.
create function private.top_content(content_kind text, range_days integer, list_size integer)
returns table (path text, id uuid, title text, views bigint, previous bigint)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  today date := private.india_day(now());
  span integer := least(greatest(coalesce(range_days, 30), 1), 366);
  wanted integer := least(greatest(coalesce(list_size, 10), 1), 50);
begin
  perform private.require_analytics();
  if content_kind = 'post' then
    return query
    with leaders as (
      select l.path
      from generate_series(1, span) as back (days)
      cross join lateral (
        select v.path, v.views from public.page_views v
        where v.day = today - back.days and v.path like '/blogs/%'
        order by v.views desc, v.path
        limit 40
      ) as l
      group by l.path
      order by sum(l.views) desc, l.path
      limit 5 * wanted
    ), ranked as (
      select l.path, private.views_of(l.path, today - span, today - 1) as views
      from leaders l
      order by 2 desc, 1
      limit wanted
    )
    select r.path, p.id, p.title, r.views, private.views_of(r.path, today - 2 * span, today - span - 1)
    from ranked r
    left join public.blog_posts p on p.id = substr(r.path, 8)::uuid
    order by r.views desc, r.path;
  elsif content_kind = 'page' then
    return query
    with leaders as (
      select l.path
      from generate_series(1, span) as back (days)
      cross join lateral (
        select v.path, v.views from public.page_views v
        where v.day = today - back.days and v.path not like '/blogs/%'
        order by v.views desc, v.path
        limit 40
      ) as l
      group by l.path
      order by sum(l.views) desc, l.path
      limit 5 * wanted
    ), ranked as (
      select l.path, private.views_of(l.path, today - span, today - 1) as views
      from leaders l
      order by 2 desc, 1
      limit wanted
    )
    select r.path, p.id, p.title, r.views, private.views_of(r.path, today - 2 * span, today - span - 1)
    from ranked r
    left join public.pages p on p.slug = substr(r.path, 2)
    order by r.views desc, r.path;
  else
    raise exception 'The kind of content is post or page.' using errcode = '22023';
  end if;
end;
$$;

comment on function private.top_content(text, integer, integer) is 'The most viewed articles or pages of the last whole days.';

create function public.top_content(content_kind text, range_days integer default 30, list_size integer default 10)
returns table (path text, id uuid, title text, views bigint, previous bigint)
language sql
stable
set search_path = ''
as $$
  select * from private.top_content(content_kind, range_days, list_size);
$$;

comment on function public.top_content(text, integer, integer)
is 'For view_analytics: the most viewed of kind post or page, at most 50; id and title are null for what has been deleted.';

-- The counters behind count_posts and count_pages, all at once.
create function private.content_totals() returns table (kind text, status text, facet text, total bigint)
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
  from private.content_counts c
  where c.kind in ('post', 'page') and c.total > 0
  order by c.kind, c.status, c.facet;
end;
$$;

comment on function private.content_totals() is 'Numbers of posts by status and category and of pages by status and template.';

create function public.content_totals() returns table (kind text, status text, facet text, total bigint)
language sql
stable
set search_path = ''
as $$
  select * from private.content_totals();
$$;

comment on function public.content_totals() is 'For staff: numbers of posts by status and category and of pages by status and template.';

revoke all on function
  private.india_day(timestamptz), private.add_daily_views(), private.require_analytics(), private.views_of(text, date, date),
  private.views_by_day(integer), public.views_by_day(integer),
  private.view_totals(integer), public.view_totals(integer),
  private.top_content(text, integer, integer), public.top_content(text, integer, integer),
  private.content_totals(), public.content_totals()
from public, anon, authenticated, service_role;

grant execute on function
  private.views_by_day(integer), public.views_by_day(integer),
  private.view_totals(integer), public.view_totals(integer),
  private.top_content(text, integer, integer), public.top_content(text, integer, integer),
  private.content_totals(), public.content_totals()
to authenticated;
