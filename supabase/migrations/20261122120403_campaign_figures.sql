-- Lists of campaigns and links, and the leads that they brought. Security definer for the same reason as the search of
-- posts: LIKE and the functions in the indexes are not leakproof.

create function private.campaign_state(status text, starts_at timestamptz, ends_at timestamptz) returns text
language sql
stable
set search_path = ''
as $$
  select case
    when status <> 'active' then 'draft'
    when ends_at <= now() then 'ended'
    when starts_at > now() then 'planned'
    else 'running'
  end;
$$;

comment on function private.campaign_state(text, timestamptz, timestamptz) is 'draft, planned, running or ended.';

create function private.shown_campaigns() returns setof uuid
language sql
stable
set search_path = ''
as $$
  select distinct on (c.kind) c.id
  from public.campaigns c
  where c.status = 'active' and coalesce(c.ends_at, 'infinity'::timestamptz) > now() and c.starts_at <= now()
  order by c.kind, c.starts_at desc, c.created_at desc, c.id desc;
$$;

comment on function private.shown_campaigns() is 'What visitors see now: of two of one kind, the one that began last.';

create function private.leads_of_campaign(campaign text, since timestamptz) returns bigint
language sql
stable
set search_path = ''
as $$
  -- Two indexes, and each lead once.
  select case when campaign = '' then 0 else (
    select count(*)
    from (
      select s.id from public.submissions s
      where s.merged_into is null and private.campaign_of(s.source, 'last') = campaign and s.received_at >= since and s.stage <> 'spam'
      union
      select s.id from public.submissions s
      where s.merged_into is null and private.campaign_of(s.source, 'first') = campaign and s.received_at >= since and s.stage <> 'spam'
    ) as brought
  ) end;
$$;

comment on function private.leads_of_campaign(text, timestamptz) is 'Leads whose first or last visit came by a campaign, received since a moment.';

create function private.search_campaigns(term text, sort_by text, page_size integer, page_offset integer, tab text, by_kind text)
returns table (
  id uuid, name text, kind text, content jsonb, utm_campaign text, starts_at timestamptz, ends_at timestamptz, status text, state text,
  is_shown boolean, leads bigint, version integer, updated_at timestamptz, updated_by_name text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.like_pattern(term);
  shown uuid[] := array(select private.shown_campaigns());
begin
  perform private.require_campaign_rights();
  return query
  select
    f.id, f.name, f.kind, f.content, f.utm_campaign, f.starts_at, f.ends_at, f.status, f.state, f.id = any (shown),
    private.leads_of_campaign(f.utm_campaign, f.starts_at), f.version, f.updated_at, f.updated_by_name
  from (
    select c.*, private.campaign_state(c.status, c.starts_at, c.ends_at) as state
    from public.campaigns c
    where (pattern is null or lower(c.name || chr(10) || c.utm_campaign) like pattern)
      and (by_kind is null or c.kind = by_kind)
      and (tab is null or tab = 'all' or private.campaign_state(c.status, c.starts_at, c.ends_at) = tab)
    order by
      case when sort_by = 'name' then lower(c.name) end,
      case when sort_by = 'start' then c.starts_at end,
      case when sort_by = 'newest' then c.starts_at end desc,
      case when coalesce(sort_by, '') not in ('name', 'start', 'newest') then c.updated_at end desc,
      c.id desc
    limit least(greatest(coalesce(page_size, 20), 1), 100)
    offset least(greatest(coalesce(page_offset, 0), 0), 1000000)
  ) as f
  order by
    case when sort_by = 'name' then lower(f.name) end,
    case when sort_by = 'start' then f.starts_at end,
    case when sort_by = 'newest' then f.starts_at end desc,
    case when coalesce(sort_by, '') not in ('name', 'start', 'newest') then f.updated_at end desc,
    f.id desc;
end;
$$;

comment on function private.search_campaigns(text, text, integer, integer, text, text) is
'One page of campaigns, of the tab running, planned, ended or draft, or all.';

create function public.search_campaigns(
  term text default '', sort_by text default 'changed', page_size integer default 20, page_offset integer default 0,
  tab text default null, by_kind text default null
) returns table (
  id uuid, name text, kind text, content jsonb, utm_campaign text, starts_at timestamptz, ends_at timestamptz, status text, state text,
  is_shown boolean, leads bigint, version integer, updated_at timestamptz, updated_by_name text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_campaigns(term, sort_by, page_size, page_offset, tab, by_kind);
$$;

comment on function public.search_campaigns(text, text, integer, integer, text, text) is
'For manage_campaigns: one page of campaigns, of the tab running, planned, ended or draft, or all; sorted by changed, start, newest or name; leads are those since the start.';

create function private.count_campaigns(term text, tab text, by_kind text) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.like_pattern(term);
begin
  perform private.require_campaign_rights();
  return (
    select count(*)::integer
    from (
      select from public.campaigns c
      where (pattern is null or lower(c.name || chr(10) || c.utm_campaign) like pattern)
        and (by_kind is null or c.kind = by_kind)
        and (tab is null or tab = 'all' or private.campaign_state(c.status, c.starts_at, c.ends_at) = tab)
      limit 1000
    ) as found_campaigns
  );
end;
$$;

comment on function private.count_campaigns(text, text, text) is
'Number of campaigns of a list, counted up to 1000, which then means "1000 or more".';

create function public.count_campaigns(term text default '', tab text default null, by_kind text default null) returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_campaigns(term, tab, by_kind);
$$;

comment on function public.count_campaigns(text, text, text) is
'For manage_campaigns: number of campaigns of a list, counted up to 1000, which then means "1000 or more".';

create function public.count_campaign_tabs() returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'running', private.count_campaigns('', 'running', null), 'planned', private.count_campaigns('', 'planned', null),
    'ended', private.count_campaigns('', 'ended', null), 'draft', private.count_campaigns('', 'draft', null)
  );
$$;

comment on function public.count_campaign_tabs() is 'For manage_campaigns: running, planned, ended and draft, each counted up to 1000.';

create function private.search_campaign_links(term text, sort_by text, page_size integer, page_offset integer, by_campaign text)
returns table (
  id uuid, name text, target text, utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text,
  leads bigint, version integer, created_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.like_pattern(term);
begin
  perform private.require_campaign_rights();
  return query
  select
    f.id, f.name, f.target, f.utm_source, f.utm_medium, f.utm_campaign, f.utm_content, f.utm_term,
    (
      select count(*)
      from (
        select s.id, s.source -> 'last' as touch from public.submissions s
        where s.merged_into is null and private.campaign_of(s.source, 'last') = f.utm_campaign and s.stage <> 'spam'
        union
        select s.id, s.source -> 'first' from public.submissions s
        where s.merged_into is null and private.campaign_of(s.source, 'first') = f.utm_campaign and s.stage <> 'spam'
          -- Already above.
          and s.source -> 'last' is distinct from s.source -> 'first'
      ) as brought
      where lower(brought.touch ->> 'utm_source') = f.utm_source and lower(brought.touch ->> 'utm_medium') = f.utm_medium
        and coalesce(lower(brought.touch ->> 'utm_content'), '') = f.utm_content
        and coalesce(lower(brought.touch ->> 'utm_term'), '') = f.utm_term
        and brought.touch ->> 'path' = split_part(split_part(f.target, '#', 1), '?', 1)
    ),
    f.version, f.created_at
  from (
    select l.*
    from public.campaign_links l
    where (
        pattern is null
        or lower(concat_ws(chr(10), l.name, l.target, l.utm_source, l.utm_medium, l.utm_campaign, l.utm_content, l.utm_term)) like pattern
      )
      and (by_campaign is null or l.utm_campaign = by_campaign)
    order by case when sort_by = 'name' then lower(l.name) end, l.created_at desc, l.id desc
    limit least(greatest(coalesce(page_size, 20), 1), 100)
    offset least(greatest(coalesce(page_offset, 0), 0), 1000000)
  ) as f
  order by case when sort_by = 'name' then lower(f.name) end, f.created_at desc, f.id desc;
end;
$$;

comment on function private.search_campaign_links(text, text, integer, integer, text) is
'One page of links, with the leads whose first or last visit began with each.';

create function public.search_campaign_links(
  term text default '', sort_by text default 'newest', page_size integer default 20, page_offset integer default 0,
  by_campaign text default null
) returns table (
  id uuid, name text, target text, utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text,
  leads bigint, version integer, created_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_campaign_links(term, sort_by, page_size, page_offset, by_campaign);
$$;

comment on function public.search_campaign_links(text, text, integer, integer, text) is
'For manage_campaigns: one page of links, sorted by newest or name, with the leads whose first or last visit began with each.';

create function private.count_campaign_links(term text, by_campaign text) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.like_pattern(term);
begin
  perform private.require_campaign_rights();
  return (
    select count(*)::integer
    from (
      select from public.campaign_links l
      where (
          pattern is null
          or lower(concat_ws(chr(10), l.name, l.target, l.utm_source, l.utm_medium, l.utm_campaign, l.utm_content, l.utm_term)) like pattern
        )
        and (by_campaign is null or l.utm_campaign = by_campaign)
      limit 1000
    ) as found_links
  );
end;
$$;

comment on function private.count_campaign_links(text, text) is
'Number of links of a list, counted up to 1000, which then means "1000 or more".';

create function public.count_campaign_links(term text default '', by_campaign text default null) returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_campaign_links(term, by_campaign);
$$;

comment on function public.count_campaign_links(text, text) is
'For manage_campaigns: number of links of a list, counted up to 1000, which then means "1000 or more".';

create function private.utm_names() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_campaign_rights();
  return (
    select jsonb_build_object(
      'sources', coalesce(jsonb_agg(n.name order by n.name) filter (where n.field = 'source'), '[]'::jsonb),
      'media', coalesce(jsonb_agg(n.name order by n.name) filter (where n.field = 'medium'), '[]'::jsonb),
      'campaigns', coalesce(jsonb_agg(n.name order by n.name) filter (where n.field = 'campaign'), '[]'::jsonb)
    )
    from (
      select distinct k.field, k.name
      from (
        select l.utm_source, l.utm_medium, l.utm_campaign from public.campaign_links l
        order by l.created_at desc, l.id desc limit 1000
      ) as l,
      lateral (values ('source', l.utm_source), ('medium', l.utm_medium), ('campaign', l.utm_campaign)) as k (field, name)
      union
      select 'campaign', c.utm_campaign from public.campaigns c where c.utm_campaign <> ''
    ) as n
  );
end;
$$;

comment on function private.utm_names() is 'Names that earlier links and campaigns use.';

create function public.utm_names() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.utm_names();
$$;

comment on function public.utm_names() is 'For manage_campaigns: sources, media and campaigns of the last 1000 links, and of all campaigns.';

create function private.campaign_leads(range_days integer, campaign text, from_moment timestamptz) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  today date := private.india_day(now());
  span integer := least(greatest(coalesce(range_days, 30), 1), 366);
  since timestamptz := coalesce(from_moment, (today - span + 1)::timestamp at time zone 'Asia/Kolkata');
  wanted text := nullif(lower(btrim(left(campaign, 200))), '');
  chosen uuid[];
  figures jsonb;
begin
  perform private.require_campaign_rights();
  if wanted is not null then
    chosen := array(
      select s.id from public.submissions s
      where s.merged_into is null and private.campaign_of(s.source, 'last') = wanted and s.received_at >= since
      union
      select s.id from public.submissions s
      where s.merged_into is null and private.campaign_of(s.source, 'first') = wanted and s.received_at >= since
    );
  end if;
  with leads as (
    select s.id, s.kind, s.subject, s.source, s.channel
    from public.submissions s
    where wanted is null and s.received_at >= since and s.merged_into is null and s.stage <> 'spam'
    union all
    select s.id, s.kind, s.subject, s.source, s.channel
    from public.submissions s
    where wanted is not null and s.id = any (chosen) and s.stage <> 'spam'
  ), marks as (
    select m.part, m.key, m.is_last, m.is_first
    from leads l, lateral (
      select 'campaign' as part, private.campaign_of(l.source, 'last') as key, true as is_last,
        private.campaign_of(l.source, 'first') is not distinct from private.campaign_of(l.source, 'last') as is_first
      union all
      select 'campaign', private.campaign_of(l.source, 'first'), false, true
      where private.campaign_of(l.source, 'first') is distinct from private.campaign_of(l.source, 'last')
      union all
      select 'source', l.channel, true, private.first_channel_of(l.source) = l.channel
      union all
      select 'source', private.first_channel_of(l.source), false, true where private.first_channel_of(l.source) <> l.channel
      union all
      select 'course', l.subject, true, true where l.kind = 'course-application'
    ) as m
    where m.key <> ''
  ), sums as (
    select m.part, m.key, count(*) filter (where m.is_last) as last_leads, count(*) filter (where m.is_first) as first_leads
    from marks m
    group by m.part, m.key
  ), shares as (
    select s.part, jsonb_agg(
      jsonb_build_object('key', s.key, 'last', s.last_leads, 'first', s.first_leads) order by s.last_leads desc, s.first_leads desc, s.key
    ) as list
    from (
      select t.*, row_number() over (partition by t.part order by t.last_leads desc, t.first_leads desc, t.key) as place from sums t
    ) as s
    where s.place <= 50
    group by s.part
  )
  select jsonb_build_object(
    'since', since,
    'leads', (select count(*) from leads),
    'by_campaign', coalesce((select s.list from shares s where s.part = 'campaign'), '[]'::jsonb),
    'by_source', coalesce((select s.list from shares s where s.part = 'source'), '[]'::jsonb),
    'by_course', coalesce((select s.list from shares s where s.part = 'course'), '[]'::jsonb)
  ) into figures;
  return figures;
end;
$$;

create function private.first_channel_of(source jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when source = '{}' then ''
    else lower(coalesce(nullif(btrim(source #>> '{first,utm_source}'), ''), nullif(source #>> '{first,referrer}', ''), 'direct'))
  end;
$$;

comment on function private.first_channel_of(jsonb) is 'By what the first visit came, in one word; empty where nothing was kept.';

comment on function private.campaign_leads(integer, text, timestamptz) is
'Leads by campaign, source and course, each by the last and by the first visit; of all, or of one campaign.';

create function public.campaign_leads(days integer default 30, campaign text default null, since timestamptz default null) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.campaign_leads(days, campaign, since);
$$;

comment on function public.campaign_leads(integer, text, timestamptz) is
'For manage_campaigns: leads, by_campaign, by_source and by_course (key, last, first; at most 50 each) of the last 1 to 366 days of India''s calendar, or since a moment; of one campaign where one is named.';

create function private.popup_registrations(about uuid) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_campaign_rights();
  return (
    select count(*)::integer
    from public.campaigns c
    join public.submissions s
      on s.kind = 'webinar-popup' and s.received_at >= c.starts_at and s.received_at < coalesce(c.ends_at, 'infinity'::timestamptz) + interval '1 day'
      and s.details ->> 'webinarTitle' = c.content ->> 'recordedAs'
    where c.id = about and c.kind = 'popup' and s.merged_into is null and s.stage <> 'spam'
  );
end;
$$;

comment on function private.popup_registrations(uuid) is 'Registrations that a popup''s offer brought; a day longer, for what was sent without a network comes later.';

create function public.popup_registrations(campaign_id uuid) returns integer
language sql
stable
set search_path = ''
as $$
  select private.popup_registrations(campaign_id);
$$;

comment on function public.popup_registrations(uuid) is 'For manage_campaigns: registrations that were recorded under the name of a popup''s offer while it ran.';

revoke all on function
  private.campaign_state(text, timestamptz, timestamptz), private.shown_campaigns(), private.leads_of_campaign(text, timestamptz),
  private.first_channel_of(jsonb),
  private.search_campaigns(text, text, integer, integer, text, text), public.search_campaigns(text, text, integer, integer, text, text),
  private.count_campaigns(text, text, text), public.count_campaigns(text, text, text), public.count_campaign_tabs(),
  private.search_campaign_links(text, text, integer, integer, text), public.search_campaign_links(text, text, integer, integer, text),
  private.count_campaign_links(text, text), public.count_campaign_links(text, text), private.utm_names(), public.utm_names(),
  private.campaign_leads(integer, text, timestamptz), public.campaign_leads(integer, text, timestamptz),
  private.popup_registrations(uuid), public.popup_registrations(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_campaigns(text, text, integer, integer, text, text), public.search_campaigns(text, text, integer, integer, text, text),
  private.count_campaigns(text, text, text), public.count_campaigns(text, text, text), public.count_campaign_tabs(),
  private.search_campaign_links(text, text, integer, integer, text), public.search_campaign_links(text, text, integer, integer, text),
  private.count_campaign_links(text, text), public.count_campaign_links(text, text), private.utm_names(), public.utm_names(),
  private.campaign_leads(integer, text, timestamptz), public.campaign_leads(integer, text, timestamptz),
  private.popup_registrations(uuid), public.popup_registrations(uuid)
to authenticated;
