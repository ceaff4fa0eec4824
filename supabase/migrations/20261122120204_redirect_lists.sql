-- The lists of redirects and of the 404 report. Security definer for the same reason as the search of posts: LIKE is not leakproof.

create function private.search_redirects(
  term text, sort_by text, page_size integer, page_offset integer, by_origin text, by_status integer
) returns table (
  id uuid, from_path text, to_target text, status integer, note text, is_automatic boolean, hits bigint,
  last_hit_at timestamptz, version integer, created_at timestamptz, updated_at timestamptz, updated_by_name text
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
  wanted_automatic boolean := case by_origin when 'automatic' then true when 'manual' then false end;
begin
  perform private.require_redirects();
  return query
  select
    r.id, r.from_path, r.to_target, r.status, r.note, r.is_automatic, r.hits, r.last_hit_at, r.version, r.created_at, r.updated_at,
    r.updated_by_name
  from public.redirects r
  where (pattern is null or private.redirect_search_text(r.from_path, r.to_target, r.note) like pattern)
    and (grams is null or private.short_grams(private.redirect_search_text(r.from_path, r.to_target, r.note)) @> grams)
    and (wanted_automatic is null or r.is_automatic = wanted_automatic)
    and (by_status is null or r.status = by_status)
  order by
    case when sort_by = 'from' then r.from_path end,
    case when sort_by = 'hits' then r.hits end desc,
    case when coalesce(sort_by, '') not in ('from', 'hits') then r.updated_at end desc,
    r.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_redirects(text, text, integer, integer, text, integer) is
'One page of redirects in the order asked for.';

create function public.search_redirects(
  term text default '', sort_by text default 'updated', page_size integer default 20, page_offset integer default 0,
  by_origin text default null, by_status integer default null
) returns table (
  id uuid, from_path text, to_target text, status integer, note text, is_automatic boolean, hits bigint,
  last_hit_at timestamptz, version integer, created_at timestamptz, updated_at timestamptz, updated_by_name text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_redirects(term, sort_by, page_size, page_offset, by_origin, by_status);
$$;

comment on function public.search_redirects(text, text, integer, integer, text, integer) is
'For manage_redirects: one page of redirects, last changed first, or sorted by from or hits; by_origin is automatic or manual.';

create function private.count_redirects(term text, by_origin text, by_status integer) returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := private.short_term_grams(term);
  wanted_automatic boolean := case by_origin when 'automatic' then true when 'manual' then false end;
begin
  perform private.require_redirects();
  return (
    select count(*)::integer
    from (
      select
      from public.redirects r
      where (pattern is null or private.redirect_search_text(r.from_path, r.to_target, r.note) like pattern)
        and (grams is null or private.short_grams(private.redirect_search_text(r.from_path, r.to_target, r.note)) @> grams)
        and (wanted_automatic is null or r.is_automatic = wanted_automatic)
        and (by_status is null or r.status = by_status)
      limit 1000
    ) as found_redirects
  );
end;
$$;

comment on function private.count_redirects(text, text, integer) is
'Number of redirects of a list, counted up to 1000, which then means "1000 or more".';

create function public.count_redirects(term text default '', by_origin text default null, by_status integer default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_redirects(term, by_origin, by_status);
$$;

comment on function public.count_redirects(text, text, integer) is
'For manage_redirects: number of redirects of a list, counted up to 1000, which then means "1000 or more".';

-- A period holds at most 1000 addresses a day, whatever was recorded before it.
create function private.missing_in_period(term text, days integer, is_dismissed boolean)
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
    and (select true from public.pages p where p.slug = substr(g.path, 2) and p.status = 'published') is null;
end;
$$;

comment on function private.missing_in_period(text, integer, boolean) is
'What was asked for in vain in the last days, at most 90, and still leads nowhere.';

create function public.search_missing(
  term text default '', sort_by text default 'requests', page_size integer default 20, page_offset integer default 0,
  days integer default 30, is_dismissed boolean default false
) returns table (path text, requests bigint, first_day date, last_day date)
language sql
stable
set search_path = ''
as $$
  select m.path, m.requests, m.first_day, m.last_day
  from private.missing_in_period(term, days, is_dismissed) m
  order by
    case when sort_by = 'path' then m.path end,
    case when sort_by = 'newest' then m.last_day end desc,
    case when coalesce(sort_by, '') <> 'path' then m.requests end desc,
    m.path
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
$$;

comment on function public.search_missing(text, text, integer, integer, integer, boolean) is
'For manage_redirects: one page of the 404 report of the last days (30, at most 90), sorted by requests, newest or path.';

create function public.count_missing(term text default '', days integer default 30, is_dismissed boolean default false)
returns integer
language sql
stable
set search_path = ''
as $$
  select least(count(*), 1000)::integer from private.missing_in_period(term, days, is_dismissed);
$$;

comment on function public.count_missing(text, integer, boolean) is
'For manage_redirects: number of addresses of the 404 report, counted up to 1000, which then means "1000 or more".';

create function private.dismiss_missing(paths text[], is_dismissed boolean) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_redirects();
  if coalesce(cardinality(paths), 0) not between 1 and 200 then
    raise exception 'Choose 1 to 200 addresses' using errcode = '22023';
  end if;
  if coalesce(is_dismissed, true) then
    insert into private.dismissed_addresses (path)
    select distinct m.path from public.missing_addresses m where m.path = any (paths)
    order by m.path
    on conflict do nothing;
  else
    delete from private.dismissed_addresses d where d.path = any (paths);
  end if;
  get diagnostics changed = row_count;
  -- Nobody needs to know what is no longer reported at all.
  delete from private.dismissed_addresses d
  where d.path in (
    select o.path from private.dismissed_addresses o
    where o.dismissed_at < now() - interval '91 days'
      and not exists (select from public.missing_addresses m where m.path = o.path)
    limit 200
  );
  return changed;
end;
$$;

comment on function private.dismiss_missing(text[], boolean) is 'Takes addresses out of the 404 report, or puts them back.';

create function public.dismiss_missing(paths text[], is_dismissed boolean default true) returns integer
language sql
set search_path = ''
as $$
  select private.dismiss_missing(paths, is_dismissed);
$$;

comment on function public.dismiss_missing(text[], boolean) is
'For manage_redirects: takes 1 to 200 addresses out of the 404 report or puts them back; gives how many were changed.';

create function private.import_redirects(lines jsonb, is_trial boolean)
returns table (line integer, from_path text, to_target text, problem text)
language plpgsql
set search_path = ''
as $$
declare
  outcomes jsonb := '[]'::jsonb;
  sent record;
  saved record;
begin
  perform private.require_redirects();
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 500 then
    raise exception 'Send 1 to 500 lines' using errcode = '22023';
  end if;
  begin
    for sent in
      select l.position::integer as line, l.value ->> 'from' as from_path, l.value ->> 'to' as to_target, l.value ->> 'status' as status
      from jsonb_array_elements(lines) with ordinality as l (value, position)
      order by l.position
    loop
      begin
        insert into public.redirects (from_path, to_target, status)
        values (
          sent.from_path, sent.to_target,
          case coalesce(sent.status, '') when '' then 301 when '301' then 301 when '302' then 302 else 0 end
        )
        returning redirects.from_path, redirects.to_target into saved;
        outcomes := outcomes || jsonb_build_object('line', sent.line, 'from_path', saved.from_path, 'to_target', saved.to_target);
      exception
        when invalid_parameter_value then
          outcomes := outcomes || jsonb_build_object('line', sent.line, 'problem', sqlerrm);
        when check_violation or not_null_violation then
          outcomes := outcomes || jsonb_build_object('line', sent.line, 'problem', 'Give an old address, a new address, and 301, 302 or nothing');
      end;
    end loop;
    if is_trial then
      raise exception 'This was a trial' using errcode = 'RT000';
    end if;
  exception
    when sqlstate 'RT000' then
      -- What was tried is undone; what was found out stays.
      null;
  end;
  return query
  select o.line, coalesce(o.from_path, ''), coalesce(o.to_target, ''), coalesce(o.problem, '')
  from jsonb_to_recordset(outcomes) as o (line integer, from_path text, to_target text, problem text)
  order by o.line;
end;
$$;

comment on function private.import_redirects(jsonb, boolean) is
'Makes up to 500 redirects, {from, to, status} each, or only tries to; gives what became of each line, with what is wrong.';

create function public.import_redirects(lines jsonb, is_trial boolean default true)
returns table (line integer, from_path text, to_target text, problem text)
language sql
set search_path = ''
as $$
  select * from private.import_redirects(lines, is_trial);
$$;

comment on function public.import_redirects(jsonb, boolean) is
'For manage_redirects: makes up to 500 redirects, {from, to, status} each, or only tries to; a line with a problem is left out.';

revoke all on function
  private.search_redirects(text, text, integer, integer, text, integer),
  public.search_redirects(text, text, integer, integer, text, integer),
  private.count_redirects(text, text, integer), public.count_redirects(text, text, integer),
  private.missing_in_period(text, integer, boolean), public.search_missing(text, text, integer, integer, integer, boolean),
  public.count_missing(text, integer, boolean), private.dismiss_missing(text[], boolean),
  public.dismiss_missing(text[], boolean), private.import_redirects(jsonb, boolean), public.import_redirects(jsonb, boolean)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_redirects(text, text, integer, integer, text, integer),
  public.search_redirects(text, text, integer, integer, text, integer),
  private.count_redirects(text, text, integer), public.count_redirects(text, text, integer),
  private.missing_in_period(text, integer, boolean), public.search_missing(text, text, integer, integer, integer, boolean),
  public.count_missing(text, integer, boolean), private.dismiss_missing(text[], boolean),
  public.dismiss_missing(text[], boolean), private.import_redirects(jsonb, boolean), public.import_redirects(jsonb, boolean)
to authenticated;
