-- The lists of leads. Security definer for the same reason as the search of posts: LIKE is not leakproof.

create function private.lead_term(term text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when btrim(left(term, 60)) ~* '^cl-?[0-9a-f]{4}-?[0-9a-f]{4}$'
      then right(replace(btrim(left(term, 60)), '-', ''), 8)
    when left(term, 60) ~ '^[0-9 +().-]+$' and char_length(regexp_replace(left(term, 60), '[^0-9]', '', 'g')) >= 4
      then private.phone_tail(left(term, 60))
    else term
  end;
$$;

comment on function private.lead_term(text) is
'A search term: of a telephone number only the last ten digits, of a reference only its own signs, however they are typed.';

create function private.search_submissions(
  term text, sort_by text, page_size integer, page_offset integer, tab text, by_kind text, by_stage text, by_owner text,
  by_channel text, by_subject text, days integer
) returns table (
  id uuid, kind text, subject text, reference text, name text, email text, phone text, message_start text, channel text,
  received_at timestamptz, reply_due_at timestamptz, first_reply_at timestamptz, stage text, owner_id uuid,
  owner_name text, version integer, erased_at timestamptz
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
    f.reply_due_at, f.first_reply_at, f.stage, f.owner_id, p.full_name, f.version, f.erased_at
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
  owner_name text, version integer, erased_at timestamptz
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

create function private.count_submissions(
  term text, tab text, by_kind text, by_stage text, by_owner text, by_channel text, by_subject text, days integer
) returns integer
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
begin
  perform private.require_campaigns();
  return (
    select count(*)::integer
    from (
      select
      from public.submissions s
      where s.merged_into is null
        and case tab when 'spam' then s.stage = 'spam' else s.stage <> 'spam' end
        and (tab is distinct from 'needs-reply' or s.waits_until is not null)
        and (tab is distinct from 'mine' or s.owner_id = own_id)
        and (
          pattern is null or private.submission_search_text(s.name, s.email, s.phone, s.reference, s.subject) like pattern
        )
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
      limit 1000
    ) as found_submissions
  );
end;
$$;

comment on function private.count_submissions(text, text, text, text, text, text, text, integer) is
'Number of leads of a list, counted up to 1000, which then means "1000 or more".';

create function public.count_submissions(
  term text default '', tab text default null, by_kind text default null, by_stage text default null,
  by_owner text default null, by_channel text default null, by_subject text default null, days integer default null
) returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_submissions(term, tab, by_kind, by_stage, by_owner, by_channel, by_subject, days);
$$;

comment on function public.count_submissions(text, text, text, text, text, text, text, integer) is
'For manage_campaigns: number of leads of a list, counted up to 1000, which then means "1000 or more".';

create function private.count_lead_tabs() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  own_id uuid := auth.uid();
begin
  perform private.require_campaigns();
  -- In the order of an index, which alone is read then.
  return jsonb_build_object(
    'needs_reply',
    (
      select count(*)
      from (
        select from public.submissions s
        where s.waits_until is not null and s.merged_into is null
        order by s.waits_until
        limit 1000
      ) as found_leads
    ),
    'mine',
    (
      select count(*)
      from (
        select from public.submissions s
        where s.owner_id = own_id and s.merged_into is null and s.stage <> 'spam'
        order by s.waits_until
        limit 1000
      ) as found_leads
    ),
    'all',
    (
      select count(*)
      from (
        select from public.submissions s
        where s.merged_into is null and s.stage <> 'spam'
        order by s.waits_until
        limit 1000
      ) as found_leads
    ),
    'spam',
    (
      select count(*)
      from (
        select from public.submissions s
        where s.stage = 'spam' and s.merged_into is null
        order by s.waits_until
        limit 1000
      ) as found_leads
    ),
    'late',
    (
      select count(*)
      from (
        select from public.submissions s
        where s.merged_into is null and s.waits_until < now()
        order by s.waits_until
        limit 1000
      ) as found_leads
    )
  );
end;
$$;

comment on function private.count_lead_tabs() is 'How many leads each tab holds and how many are late, each counted up to 1000.';

create function public.count_lead_tabs() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.count_lead_tabs();
$$;

comment on function public.count_lead_tabs() is
'For manage_campaigns: needs_reply, mine, all, spam and late, each counted up to 1000.';

create function private.other_submissions(about uuid) returns table (
  id uuid, kind text, subject text, reference text, name text, email text, phone text, message_start text, channel text,
  received_at timestamptz, reply_due_at timestamptz, first_reply_at timestamptz, stage text, owner_id uuid,
  owner_name text, version integer, erased_at timestamptz
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
    s.reply_due_at, s.first_reply_at, s.stage, s.owner_id, p.full_name, s.version, s.erased_at
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
  owner_name text, version integer, erased_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select * from private.other_submissions(submission_id);
$$;

comment on function public.other_submissions(uuid) is
'For manage_campaigns: at most 50 other leads of the same e-mail or telephone number, newest first.';

create function private.lead_owners() returns table (id uuid, name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_campaigns();
  return query
  select p.id, p.full_name
  from public.user_profiles p
  where p.permissions && array['manage_campaigns', '*']
  order by lower(p.full_name), p.id
  limit 200;
end;
$$;

comment on function private.lead_owners() is 'Who may own leads.';

create function public.lead_owners() returns table (id uuid, name text)
language sql
stable
set search_path = ''
as $$
  select * from private.lead_owners();
$$;

comment on function public.lead_owners() is 'For manage_campaigns: who may own leads, by name.';

revoke all on function
  private.lead_term(text),
  private.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  public.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  private.count_submissions(text, text, text, text, text, text, text, integer),
  public.count_submissions(text, text, text, text, text, text, text, integer),
  private.count_lead_tabs(), public.count_lead_tabs(), private.other_submissions(uuid), public.other_submissions(uuid),
  private.lead_owners(), public.lead_owners()
from public, anon, authenticated, service_role;

grant execute on function
  private.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  public.search_submissions(text, text, integer, integer, text, text, text, text, text, text, integer),
  private.count_submissions(text, text, text, text, text, text, text, integer),
  public.count_submissions(text, text, text, text, text, text, text, integer),
  private.count_lead_tabs(), public.count_lead_tabs(), private.other_submissions(uuid), public.other_submissions(uuid),
  private.lead_owners(), public.lead_owners()
to authenticated;
