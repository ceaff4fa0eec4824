-- What staff do with several leads at once, and to a person as a whole.

create function private.change_submissions(ids uuid[], new_stage text, new_owner text)
returns table (id uuid, outcome text, reason text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  target uuid;
  before_change record;
  wanted_owner uuid;
begin
  perform private.require_campaigns();
  if coalesce(cardinality(ids), 0) not between 1 and 200 then
    raise exception 'Choose 1 to 200 leads' using errcode = '22023', hint = 'ids';
  end if;
  if new_owner is not null and new_owner <> 'none' and not private.is_uuid(new_owner) then
    raise exception 'This person cannot own leads: they may not manage campaigns' using errcode = '22023', hint = 'new_owner';
  end if;
  -- In one order, for two that wait for each other would never end.
  for target in select distinct t.id from unnest(ids) as t (id) where t.id is not null order by t.id loop
    select s.stage, s.owner_id into before_change from public.submissions s where s.id = target for no key update;
    if not found then
      return query select target, 'missing', 'This lead no longer exists';
      continue;
    end if;
    -- Asked again: the answer above is as old as the wait for the row.
    perform private.require_campaigns();
    wanted_owner := case
      when new_owner is null then before_change.owner_id
      when new_owner <> 'none' then new_owner::uuid
    end;
    if (coalesce(new_stage, before_change.stage), wanted_owner) is not distinct from
      (before_change.stage, before_change.owner_id) then
      return query select target, 'unchanged', '';
      continue;
    end if;
    begin
      update public.submissions s
      set stage = coalesce(new_stage, s.stage), owner_id = wanted_owner
      where s.id = target;
      return query select target, 'changed', '';
    exception
      when invalid_parameter_value then
        return query select target, 'refused', sqlerrm;
    end;
  end loop;
end;
$$;

comment on function private.change_submissions(uuid[], text, text) is
'Moves up to 200 leads to a stage or an owner, each for itself, and says what became of each.';

create function public.change_submissions(ids uuid[], new_stage text default null, new_owner text default null)
returns table (id uuid, outcome text, reason text)
language sql
set search_path = ''
as $$
  select * from private.change_submissions(ids, new_stage, new_owner);
$$;

comment on function public.change_submissions(uuid[], text, text) is
'For manage_campaigns: gives up to 200 leads a stage or an owner (an id, or none); the outcome of each is changed, unchanged, refused (with the reason) or missing.';

create function private.erase_person(about uuid) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  person_email text;
  heads uuid[];
begin
  perform private.require_campaigns();
  perform private.lock_merging();
  perform private.require_campaigns();
  select lower(s.email) into person_email from public.submissions s where s.id = about;
  if not found then
    raise exception 'This lead no longer exists' using errcode = '22023';
  end if;
  heads := array(
    select coalesce(s.merged_into, s.id)
    from public.submissions s
    where s.id = about or (person_email <> '' and lower(s.email) = person_email and s.email <> '')
  );
  return private.erase_submissions(
    array(select s.id from public.submissions s where s.id = any (heads) or s.merged_into = any (heads)), auth.uid()
  );
end;
$$;

comment on function private.erase_person(uuid) is 'Erases everything that came from the e-mail address of a lead, and says how much it was.';

create function public.erase_person(submission_id uuid) returns integer
language sql
set search_path = ''
as $$
  select private.erase_person(submission_id);
$$;

comment on function public.erase_person(uuid) is
'For manage_campaigns: erases everything that came from the e-mail address of this lead, and says how many records that were.';

create function private.lead_figures(range_days integer) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  today date := private.india_day(now());
  span integer := least(greatest(coalesce(range_days, 30), 1), 366);
  since timestamptz := (today - span + 1)::timestamp at time zone 'Asia/Kolkata';
  figures jsonb;
  tabs jsonb := private.count_lead_tabs();
begin
  perform private.require_campaigns();
  with leads as (
    select
      (s.received_at at time zone 'Asia/Kolkata')::date as day, s.kind, s.channel, s.subject, s.reply_due_at, s.first_reply_at
    from public.submissions s
    where s.received_at >= since and s.merged_into is null and s.stage <> 'spam'
  ), sums as (
    select
      grouping(l.day, l.kind, l.channel, l.subject) as part, l.day, coalesce(l.kind, l.channel, l.subject) as key,
      count(*) as leads, count(l.first_reply_at) as answered,
      count(*) filter (where l.first_reply_at <= l.reply_due_at) as answered_in_time
    from leads l
    group by grouping sets ((l.day), (l.kind), (l.channel), (l.subject))
  ), shares as (
    select s.part, jsonb_agg(jsonb_build_object('key', s.key, 'leads', s.leads) order by s.leads desc, s.key) as list
    from (
      select t.*, row_number() over (partition by t.part order by t.leads desc, t.key) as place
      from sums t
      where t.key <> ''
    ) as s
    where s.place <= 50
    group by s.part
  )
  select jsonb_build_object(
    'per_day', (
      select jsonb_agg(jsonb_build_object('day', d.day, 'leads', coalesce(s.leads, 0)) order by d.day)
      from (select today - back as day from generate_series(0, span - 1) as g (back)) as d
      left join sums s on s.part = 7 and s.day = d.day
    ),
    -- Of the four, those that a row is not summed up by.
    'by_kind', coalesce((select s.list from shares s where s.part = 11), '[]'::jsonb),
    'by_channel', coalesce((select s.list from shares s where s.part = 13), '[]'::jsonb),
    'by_subject', coalesce((select s.list from shares s where s.part = 14), '[]'::jsonb),
    'answered', (select coalesce(sum(s.answered), 0) from sums s where s.part = 7),
    'answered_in_time', (select coalesce(sum(s.answered_in_time), 0) from sums s where s.part = 7)
  ) into figures;
  return figures || jsonb_build_object(
    'median_reply_minutes', (
      select round(
        percentile_cont(0.5) within group (order by extract(epoch from s.first_reply_at - s.received_at)) / 60
      )::integer
      from public.submissions s
      where s.received_at >= now() - interval '30 days' and s.first_reply_at is not null and s.stage <> 'spam'
    ),
    'waiting', tabs -> 'needs_reply', 'late', tabs -> 'late'
  );
end;
$$;

comment on function private.lead_figures(integer) is
'Leads per day of India, by kind, channel and subject, and how soon they were answered; median over 30 days.';

create function public.lead_figures(days integer default 30) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.lead_figures(days);
$$;

comment on function public.lead_figures(integer) is
'For manage_campaigns: per_day, by_kind, by_channel, by_subject, answered, answered_in_time, median_reply_minutes, waiting and late; at most 366 days.';

revoke all on function
  private.change_submissions(uuid[], text, text), public.change_submissions(uuid[], text, text), private.erase_person(uuid),
  public.erase_person(uuid), private.lead_figures(integer), public.lead_figures(integer)
from public, anon, authenticated, service_role;

grant execute on function
  private.change_submissions(uuid[], text, text), public.change_submissions(uuid[], text, text), private.erase_person(uuid),
  public.erase_person(uuid), private.lead_figures(integer), public.lead_figures(integer)
to authenticated;
