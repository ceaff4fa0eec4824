-- A course application may name the cohort that somebody would like to join: by the day of its first session, or not at all.

alter table private.submission_details drop constraint submission_details_form_check;
alter table private.submission_details add constraint submission_details_form_check
check (form in ('text', 'slug', 'moment', 'web', 'bytes', 'choice', 'day'));

insert into private.submission_details (kind, key, form, min, max, choices, is_optional) values
  ('course-application', 'cohort', 'day', 10, 10, null, true);

create function private.is_day(value text) returns boolean
language sql
stable
set search_path = ''
as $$
  -- Counted from the first of the month, for a cast of the 31st of February would fail instead of answering.
  select case
    when value ~ '^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$'
      then to_char((left(value, 8) || '01')::date + right(value, 2)::integer - 1, 'YYYY-MM-DD') = value
    else false
  end;
$$;

comment on function private.is_day(text) is 'Whether a text is a day of this century, as 2026-12-07.';

revoke all on function private.is_day(text) from public, anon, authenticated, service_role;

create or replace function private.check_submission_details(form_kind text, details jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  rule record;
  value text;
  checked jsonb := '{}'::jsonb;
begin
  perform private.refuse_other_keys(
    details, 'details', array(select d.key from private.submission_details d where d.kind = form_kind)
  );
  for rule in select d.* from private.submission_details d where d.kind = form_kind order by d.key loop
    if not details ? rule.key then
      continue when rule.is_optional;
      perform private.refuse_field(rule.key, 'This is missing');
    end if;
    if rule.form = 'bytes' then
      value := details ->> rule.key;
      if jsonb_typeof(details -> rule.key) <> 'number' or value !~ '^\d{1,9}$'
        or value::integer not between rule.min and rule.max then
        perform private.refuse_field(rule.key, 'This is not the size of a file that may be sent');
      end if;
      checked := checked || jsonb_build_object(rule.key, value::integer);
      continue;
    end if;
    value := private.sent_line(details, rule.key, rule.min, rule.max);
    if rule.form = 'slug' and value !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
      perform private.refuse_field(rule.key, 'This is none of the choices');
    elsif rule.form = 'choice' and value <> all (rule.choices) then
      perform private.refuse_field(rule.key, 'This is none of the choices');
    elsif rule.form = 'moment' then
      perform private.sent_moment(details, rule.key);
    elsif rule.form = 'day' and not private.is_day(value) then
      perform private.refuse_field(rule.key, 'This is no day');
    -- A host with a dot, after whoever may be named before it.
    elsif rule.form = 'web' and value <> ''
      and value !~* '^https?://([^\s/?#@\\]*@)?[^]\s/?#@:.\\<>^|[]+([.][^]\s/?#@:.\\<>^|[]+)+(:\d+)?([/?#]\S*)?$' then
      perform private.refuse_field(rule.key, 'Enter a full address, such as https://example.com');
    end if;
    checked := checked || jsonb_build_object(rule.key, value);
  end loop;
  return checked;
end;
$$;

-- The lists and the file of leads say the cohort, too. A result cannot get a further column in place.
drop function public.other_submissions(uuid);
drop function private.other_submissions(uuid);
drop function public.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer);
drop function private.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer);

create function private.search_submissions(
  term text, sort_by text, page_size integer, page_offset integer, tab text, by_kind text, by_stage text, by_owner text,
  by_channel text, by_subject text, days integer
) returns table (
  id uuid, kind text, subject text, reference text, name text, email text, phone text, message_start text, channel text,
  received_at timestamptz, reply_due_at timestamptz, first_reply_at timestamptz, stage text, owner_id uuid,
  owner_name text, version integer, erased_at timestamptz, cohort text
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(private.lead_term(term));
  grams text[] := private.short_term_grams(private.lead_term(term));
  own_id uuid := auth.uid();
  wanted_owner uuid := case when private.is_uuid(by_owner) then by_owner::uuid end;
  since timestamptz := case when days is not null then now() - make_interval(days => least(greatest(days, 1), 3660)) end;
  -- Said once more, so that the index is entered behind all those who wait.
  is_resting boolean := tab = 'spam' or by_stage in ('spam', 'closed', 'enrolled', 'rejected', 'hired');
begin
  perform private.require_campaigns();
  return query
  select
    f.id, f.kind, f.subject, f.reference, f.name, f.email, f.phone, left(f.message, 160), f.channel, f.received_at,
    f.reply_due_at, f.first_reply_at, f.stage, f.owner_id, p.full_name, f.version, f.erased_at,
    coalesce(f.details ->> 'cohort', '')
  from (
    select s.*
    from public.submissions s
    where s.merged_into is null
      and case tab when 'spam' then s.stage = 'spam' else s.stage <> 'spam' end
      and (tab is distinct from 'needs-reply' or s.waits_until is not null)
      and (is_resting is not true or s.waits_until is null)
      and (tab is distinct from 'mine' or s.owner_id = own_id)
      and (pattern is null or private.submission_search_text(s.name, s.email, s.phone, s.reference, s.subject) like pattern)
      and (
        grams is null
        or private.short_grams(private.submission_search_text(s.name, s.email, s.phone, s.reference, s.subject)) @> grams
      )
      and (by_kind is null or s.kind = by_kind)
      and (by_stage is null or s.stage = by_stage)
      and (by_owner is null or case when by_owner = 'none' then s.owner_id is null else s.owner_id = wanted_owner end)
      and (by_channel is null or s.channel = by_channel)
      and (by_subject is null or s.subject = by_subject)
      and (since is null or s.received_at >= since)
    order by
      case when sort_by = 'oldest' then s.received_at end,
      case when sort_by = 'oldest' then s.id end,
      case when sort_by = 'name' then lower(s.name) end,
      case when coalesce(sort_by, '') not in ('newest', 'oldest', 'name') then s.waits_until end,
      case when coalesce(sort_by, '') not in ('oldest', 'name') then s.received_at end desc,
      s.id desc
    limit least(greatest(coalesce(page_size, 20), 1), 100)
    offset least(greatest(coalesce(page_offset, 0), 0), 1000000)
  ) as f
  left join public.user_profiles p on p.id = f.owner_id
  order by
    case when sort_by = 'oldest' then f.received_at end,
    case when sort_by = 'oldest' then f.id end,
    case when sort_by = 'name' then lower(f.name) end,
    case when coalesce(sort_by, '') not in ('newest', 'oldest', 'name') then f.waits_until end,
    case when coalesce(sort_by, '') not in ('oldest', 'name') then f.received_at end desc,
    f.id desc;
end;
$$;

comment on function private.search_submissions(
  text, text, integer, integer, text, text, text, text, text, text, integer
) is 'One page of leads: who waits first, the most urgent before all; or by newest, oldest or name.';

create function public.search_submissions(
  term text default '', sort_by text default 'due', page_size integer default 20, page_offset integer default 0,
  tab text default null, by_kind text default null, by_stage text default null, by_owner text default null,
  by_channel text default null, by_subject text default null, days integer default null
) returns table (
  id uuid, kind text, subject text, reference text, name text, email text, phone text, message_start text, channel text,
  received_at timestamptz, reply_due_at timestamptz, first_reply_at timestamptz, stage text, owner_id uuid,
  owner_name text, version integer, erased_at timestamptz, cohort text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_submissions(
    term, sort_by, page_size, page_offset, tab, by_kind, by_stage, by_owner, by_channel, by_subject, days
  );
$$;

comment on function public.search_submissions(
  text, text, integer, integer, text, text, text, text, text, text, integer
) is 'For manage_campaigns: one page of leads, of the tab needs-reply, mine or spam, or all but spam; sorted by due, newest, oldest or name; by_owner is an id or none.';

create function private.other_submissions(about uuid) returns table (
  id uuid, kind text, subject text, reference text, name text, email text, phone text, message_start text, channel text,
  received_at timestamptz, reply_due_at timestamptz, first_reply_at timestamptz, stage text, owner_id uuid,
  owner_name text, version integer, erased_at timestamptz, cohort text
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  own_email text;
  own_tail text;
begin
  perform private.require_campaigns();
  select lower(s.email), private.phone_tail(s.phone) into own_email, own_tail from public.submissions s where s.id = about;
  return query
  select
    s.id, s.kind, s.subject, s.reference, s.name, s.email, s.phone, left(s.message, 160), s.channel, s.received_at,
    s.reply_due_at, s.first_reply_at, s.stage, s.owner_id, p.full_name, s.version, s.erased_at,
    coalesce(s.details ->> 'cohort', '')
  from (
    (
      select m.* from public.submissions m
      where lower(m.email) = own_email and m.email <> ''
      order by lower(m.email), m.received_at desc
      limit 60
    )
    union
    (
      select m.* from public.submissions m
      where private.phone_tail(m.phone) = own_tail and m.phone <> '' and char_length(own_tail) >= 7
      order by private.phone_tail(m.phone), m.received_at desc
      limit 60
    )
  ) as s
  left join public.user_profiles p on p.id = s.owner_id
  where s.id <> about and s.merged_into is null
  order by s.received_at desc, s.id desc
  limit 50;
end;
$$;

comment on function private.other_submissions(uuid) is
'What else the same person sent, known by the e-mail or the last ten digits of the telephone number.';

create function public.other_submissions(submission_id uuid) returns table (
  id uuid, kind text, subject text, reference text, name text, email text, phone text, message_start text, channel text,
  received_at timestamptz, reply_due_at timestamptz, first_reply_at timestamptz, stage text, owner_id uuid,
  owner_name text, version integer, erased_at timestamptz, cohort text
)
language sql
stable
set search_path = ''
as $$
  select * from private.other_submissions(submission_id);
$$;

comment on function public.other_submissions(uuid) is
'For manage_campaigns: at most 50 other leads of the same e-mail or telephone number, newest first.';

revoke all on function
  private.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  public.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  private.other_submissions(uuid), public.other_submissions(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  public.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  private.other_submissions(uuid), public.other_submissions(uuid)
to authenticated;
