-- Everything that asked for published posts and pages asks for those that are public now.

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
    and (p.publish_at is null or p.publish_at <= now())
    and (p.unpublish_at is null or p.unpublish_at > now())
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

create or replace function private.record_view(viewed_path text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  this_day date := private.india_day(now());
  this_hour timestamptz := date_trunc('hour', now());
  own_slot smallint;
begin
  if char_length(viewed_path) > 160 then
    return;
  end if;
  -- Robots read far more than people do; the pattern covers those that say so.
  if left(headers ->> 'user-agent', 1000)
    ~* '(bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|scrapy)' then
    return;
  end if;
  -- Only what exists is counted, so that nobody can fill the table with made-up paths.
  if viewed_path ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform from public.blog_posts p
    where p.id = substr(viewed_path, 8)::uuid and p.status = 'published'
      and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now());
  elsif viewed_path ~ '^/[a-z0-9]+(-[a-z0-9]+)*$' then
    perform from public.pages p
    where p.slug = substr(viewed_path, 2) and p.status = 'published'
      and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now());
  else
    return;
  end if;
  if not found then
    return;
  end if;

  own_slot := (
    'x' || left(
      encode(
        sha256(convert_to(concat_ws(' ', private.secret_of_day(), private.visitor_network(headers), viewed_path, this_hour), 'UTF8')), 'hex'
      ),
      3
    )
  )::bit(12)::integer;
  -- Looked at first: a flood then writes nothing at all.
  perform from private.view_slots s
  where s.path = viewed_path and s.hour = this_hour and s.slot = own_slot and s.views >= 20;
  if found then
    return;
  end if;
  insert into private.view_slots as s (path, hour, slot, views)
  values (viewed_path, this_hour, own_slot, 1)
  on conflict (path, hour, slot) do update set views = s.views + 1 where s.views < 20;
  if not found then
    return;
  end if;
  -- Each counted view adds one row at most and takes away twenty, so that no job has to come by.
  delete from private.view_slots s
  where s.ctid = any (
    array(select o.ctid from private.view_slots o where o.hour < this_hour limit 20 for update skip locked)
  );

  insert into public.page_views as v (path, day, views)
  values (viewed_path, this_day, 1)
  on conflict (path, day) do update set views = v.views + 1;
end;
$$;

create or replace function private.record_missing(asked text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  this_day date := private.india_day(now());
begin
  if asked is null or char_length(asked) > 200 then
    return;
  end if;
  if private.is_robot(nullif(current_setting('request.headers', true), '')::json)
    or not private.looks_like_ours(asked) or private.is_built_in_path(asked) then
    return;
  end if;
  -- What there is, is not missing.
  if exists (
      select from public.pages p
      where p.slug = substr(asked, 2) and p.status = 'published'
        and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now())
    )
    or exists (select from public.redirects r where r.from_path = asked) then
    return;
  end if;
  if asked ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    if exists (
      select from public.blog_posts p
      where p.id = substr(asked, 8)::uuid and p.status = 'published'
        and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now())
    ) then
      return;
    end if;
  end if;
  -- Sixty addresses an hour from one network, and each of them five times.
  if not private.take_slot('missing', 60) or not private.take_slot('missing ' || asked, 5) then
    return;
  end if;
  update public.missing_addresses m set requests = m.requests + 1 where m.path = asked and m.day = this_day;
  if found then
    return;
  end if;
  -- One new address after the other, so that the count holds.
  perform pg_advisory_xact_lock(hashtextextended('public.missing_addresses', 0));
  if (
    select count(*) from (select from public.missing_addresses m where m.day = this_day limit 1000) as known_today
  ) >= 1000 then
    return;
  end if;
  insert into public.missing_addresses as m (path, day, requests)
  values (asked, this_day, 1)
  on conflict (path, day) do update set requests = m.requests + 1;
  -- Each adds one row at most and takes away twenty, so that no job has to come by.
  delete from public.missing_addresses m
  where m.ctid = any (
    array(select o.ctid from public.missing_addresses o where o.day < this_day - 90 limit 20 for update skip locked)
  );
end;
$$;

create or replace function private.missing_in_period(term text, days integer, is_dismissed boolean)
returns table (path text, requests bigint, first_day date, last_day date)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  since date := private.india_day(now()) - least(greatest(coalesce(days, 30), 1), 90) + 1;
begin
  perform private.require_redirects();
  return query
  select g.path, g.requests, g.first_day, g.last_day
  from (
    select m.path, sum(m.requests)::bigint as requests, min(m.day) as first_day, max(m.day) as last_day
    from public.missing_addresses m
    where m.day >= since and (pattern is null or m.path like pattern)
    group by m.path
  ) as g
  where (select true from private.dismissed_addresses d where d.path = g.path) is not null = coalesce(is_dismissed, false)
    -- What has been put right since needs nobody any more. Looked up one by one: a join would read all redirects.
    and (select true from public.redirects r where r.from_path = g.path) is null
    and (
      select true from public.pages p
      where p.slug = substr(g.path, 2) and p.status = 'published'
        and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now())
    ) is null;
end;
$$;

create or replace function private.settle_redirect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  next_step record;
begin
  new.from_path := private.clean_from_path(new.from_path);
  new.to_target := private.clean_target(new.to_target);
  if tg_op = 'INSERT' or new.from_path is distinct from old.from_path then
    if char_length(new.from_path) > 200 then
      perform private.refuse_field('from_path', 'The old address can have at most 200 characters');
    end if;
    if new.from_path = '' or private.is_built_in_path(new.from_path) then
      perform private.refuse_field(
        'from_path', format('The address %s belongs to a part of the site and cannot lead elsewhere', coalesce(nullif(new.from_path, ''), '/'))
      );
    end if;
    if new.from_path !~ '^(/[a-z0-9][a-z0-9._~-]*)+$' then
      perform private.refuse_field(
        'from_path', 'Begin the old address with a slash, and use letters, digits, hyphens, dots and underscores: /old-page'
      );
    end if;
    if exists (
      select from public.pages p
      where p.slug = substr(new.from_path, 2) and p.status = 'published'
        and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now())
    ) then
      perform private.refuse_field('from_path', format('A page is published at %s. Unpublish it or change its slug first', new.from_path));
    end if;
    if new.from_path ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      if exists (
        select from public.blog_posts p
        where p.id = substr(new.from_path, 8)::uuid and p.status = 'published'
          and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now())
      ) then
        perform private.refuse_field('from_path', 'An article is published at this address. Unpublish it first');
      end if;
    end if;
    -- One with the same id is the same once more, and told apart by its key.
    if exists (select from public.redirects r where r.from_path = new.from_path and r.id <> new.id) then
      perform private.refuse_field('from_path', format('There is already a redirect from %s', new.from_path));
    end if;
  end if;
  if char_length(new.to_target) > 500 then
    perform private.refuse_field('to_target', 'The new address can have at most 500 characters');
  end if;
  if not private.is_redirect_target(new.to_target) then
    perform private.refuse_field('to_target', 'Give an address of this site, such as /courses, or one that begins with https://');
  end if;

  select r.from_path, r.to_target, r.status into next_step
  from public.redirects r
  where r.from_path = split_part(split_part(new.to_target, '#', 1), '?', 1) and r.id <> new.id;
  if found then
    if split_part(split_part(next_step.to_target, '#', 1), '?', 1) = new.from_path then
      perform private.refuse_field(
        'to_target', format('This would lead in a circle: %s leads back to %s', next_step.from_path, new.from_path)
      );
    end if;
    new.to_target := private.join_target(new.to_target, next_step.to_target);
    -- Browsers keep a permanent redirect for ever: what leads over a temporary one is temporary, too.
    new.status := greatest(new.status, next_step.status);
  end if;
  if split_part(split_part(new.to_target, '#', 1), '?', 1) = new.from_path then
    perform private.refuse_field('to_target', 'An address cannot lead to itself');
  end if;
  return new;
end;
$$;

-- What is public takes its address back, and the old address of a page leads to its new one. What will be public, or will end,
-- leaves redirects as they are: they act while there is nothing at the address, which browsers find out by asking.
create or replace function private.redirect_published_page() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  was_public boolean := false;
begin
  if new.publish_at > now() or new.unpublish_at <= now() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    was_public := old.status = 'published'
      and (old.publish_at is null or old.publish_at <= now()) and (old.unpublish_at is null or old.unpublish_at > now());
    if was_public and old.slug = new.slug and (new.unpublish_at is not null or old.unpublish_at is null) then
      return null;
    end if;
  end if;
  perform private.lock_redirects();
  if new.unpublish_at is null then
    delete from public.redirects r where r.from_path = '/' || new.slug;
  end if;
  if was_public and old.slug <> new.slug
    and not private.is_built_in_path('/' || old.slug)
    and not exists (
      select from public.pages p
      where p.slug = old.slug and p.status = 'published'
        and (p.publish_at is null or p.publish_at <= now()) and (p.unpublish_at is null or p.unpublish_at > now())
    ) then
    delete from public.redirects r where r.from_path = '/' || old.slug;
    insert into public.redirects (from_path, to_target, is_automatic, created_by, updated_by, updated_by_name)
    values ('/' || old.slug, '/' || new.slug, true, private.own_id(), private.own_id(), private.own_name());
  end if;
  return null;
end;
$$;

comment on function private.redirect_published_page() is
'A page that is public from now on, without an end, takes a redirect''s address back; the old address of a public page leads to its new one.';

create or replace function private.redirect_published_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.publish_at > now() or new.unpublish_at is not null then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if old.status = 'published' and (old.publish_at is null or old.publish_at <= now()) and old.unpublish_at is null then
      return null;
    end if;
  end if;
  perform private.lock_redirects();
  delete from public.redirects r where r.from_path = '/blogs/' || new.id;
  return null;
end;
$$;

comment on function private.redirect_published_post() is
'An article that is public from now on, without an end, takes a redirect''s address back.';

drop trigger pages_50_redirect on public.pages;

create trigger pages_50_redirect
after insert or update of slug, status, publish_at, unpublish_at on public.pages
for each row when (new.status = 'published')
execute function private.redirect_published_page();

drop trigger blog_posts_50_redirect on public.blog_posts;

create trigger blog_posts_50_redirect
after insert or update of status, publish_at, unpublish_at on public.blog_posts
for each row when (new.status = 'published')
execute function private.redirect_published_post();

-- A host leads on before it looks whether there is something, so redirects beside a timed document are not for its files.
create function private.redirects_in_browser() returns table (from_path text)
language sql
stable
security definer
set search_path = ''
as $$
  select r.from_path
  from public.redirects r
  join public.pages p on r.from_path = '/' || p.slug
  where p.status = 'published' and (p.publish_at is not null or p.unpublish_at is not null)
    and (p.unpublish_at is null or p.unpublish_at > now())
  union
  select r.from_path
  from public.redirects r
  join public.blog_posts p on r.from_path = '/blogs/' || p.id
  where p.status = 'published' and (p.publish_at is not null or p.unpublish_at is not null)
    and (p.unpublish_at is null or p.unpublish_at > now())
  order by 1
  limit 1000;
$$;

comment on function private.redirects_in_browser() is 'Redirects at whose address a document is public for some time, or will be.';

create function public.redirects_in_browser() returns table (from_path text)
language sql
stable
set search_path = ''
as $$
  select * from private.redirects_in_browser();
$$;

comment on function public.redirects_in_browser() is
'Redirects that a host must leave to the browser, at most 1000: at their address something is public for some time, or will be.';
