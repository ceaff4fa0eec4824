-- What the banner, the webinar popup and the bar of the home page show for a while in place of what they always show.

-- Addresses that visitors are led to. The same forms stand in src/lib/link-target.ts; a test compares both.
create function private.is_own_target(target text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    char_length(target) between 1 and 500
      and target ~ '^/([A-Za-z0-9._~!$&()*+,;=:@%-]+(/[A-Za-z0-9._~!$&()*+,;=:@%-]+)*/?)?([?][A-Za-z0-9._~!$&()*+,;=:@%/?-]*)?(#[A-Za-z0-9._~!$&()*+,;=:@%/?-]*)?$'
      -- What a browser would read as another path, host or part of the site.
      and split_part(split_part(target, '#', 1), '?', 1) !~* '(/[.]{1,2}(/|$)|%2e|%2f|%5c|%0|%1|%7f|%(?![0-9a-f]{2}))'
      and target !~* '^/(cms|admin)(/|[?#]|$)',
    false
  );
$$;

comment on function private.is_own_target(text) is 'Whether a text is an address of the public site: a path, perhaps with query and fragment.';

create function private.is_web_target(target text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    char_length(target) between 1 and 500
      and target ~ '^https://[A-Za-z0-9]+(-+[A-Za-z0-9]+)*([.][A-Za-z0-9]+(-+[A-Za-z0-9]+)*)+(:[0-9]{1,5})?([/?#][A-Za-z0-9._~!$&()*+,;=:@%/?#-]*)?$',
    false
  );
$$;

comment on function private.is_web_target(text) is 'Whether a text is an https address of a named host, without a user before it.';

create function private.line_problem(noun text, words jsonb, longest integer) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(words) is distinct from 'string' or words #>> '{}' = '' then 'The ' || noun || ' is missing'
    when char_length(words #>> '{}') > longest then 'The ' || noun || ' takes at most ' || longest || ' characters'
    when words #>> '{}' <> private.trimmed(words #>> '{}') then 'The ' || noun || ' begins or ends with a blank'
    when words #>> '{}' ~ '[\u0001-\u001F\u007F]' then 'The ' || noun || ' stands on one line'
    else private.hidden_text_problem(noun, words #>> '{}')
  end;
$$;

comment on function private.line_problem(text, jsonb, integer) is 'What is wrong with a text of one line in a record, as a sentence; null for a good one.';

create function private.has_only_keys(part jsonb, keys text[]) returns boolean
language sql
immutable
set search_path = ''
as $$
  -- Nested, for the keys of what is no object cannot be asked for.
  select case
    when jsonb_typeof(part) = 'object' then (select coalesce(bool_and(k.name = any (keys)), true) from jsonb_object_keys(part) as k (name))
    else false
  end;
$$;

comment on function private.has_only_keys(jsonb, text[]) is 'Whether a value is a record without other keys than these.';

create function private.target_problem(target jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(target) is distinct from 'string' or target #>> '{}' = '' then 'The link is missing'
    when private.is_own_target(target #>> '{}') or private.is_web_target(target #>> '{}') then null
    else 'The link leads nowhere: use an address of this site such as /courses, or a full one such as https://example.com'
  end;
$$;

comment on function private.target_problem(jsonb) is 'What is wrong with the link of a promo or a button, as a sentence; null for a good one.';

-- The lengths are those of src/config/limits.ts; a test compares both.
create function private.campaign_problem(campaign_kind text, content jsonb, out field text, out problem text)
language plpgsql
immutable
-- A check of the table calls it with the rights of whoever writes the row.
security definer
set search_path = ''
as $$
declare
  promo record;
  part text;
begin
  field := 'content';
  problem := 'This is no campaign';
  if octet_length(content::text) > 16384 then
    return;
  end if;
  if campaign_kind = 'ticker' then
    if not private.has_only_keys(content, array['promos']) or jsonb_typeof(content -> 'promos') is distinct from 'array' then
      return;
    end if;
    field := 'promos';
    problem := 'A banner has 1 to 8 promos';
    if jsonb_array_length(content -> 'promos') not between 1 and 8 then
      return;
    end if;
    for promo in select p.value, p.place - 1 as place from jsonb_array_elements(content -> 'promos') with ordinality as p (value, place) loop
      field := 'promos.' || promo.place;
      problem := case when not private.has_only_keys(promo.value, array['text', 'href']) then 'This is no promo' end;
      exit when problem is not null;
      field := 'promos.' || promo.place || '.text';
      problem := private.line_problem('text', promo.value -> 'text', 80);
      exit when problem is not null;
      field := 'promos.' || promo.place || '.href';
      problem := private.target_problem(promo.value -> 'href');
      exit when problem is not null;
    end loop;
  elsif campaign_kind = 'popup' then
    if not private.has_only_keys(content, array['title', 'text', 'recordedAs']) then
      return;
    end if;
    field := 'title';
    problem := private.line_problem('title', content -> 'title', 80);
    if problem is null then
      field := 'text';
      problem := private.line_problem('text', content -> 'text', 240);
    end if;
    if problem is null then
      field := 'recordedAs';
      problem := private.line_problem('name of the registration', content -> 'recordedAs', 120);
    end if;
  elsif campaign_kind = 'bar' then
    if not private.has_only_keys(content, array['primary', 'secondary']) then
      return;
    end if;
    foreach part in array array['primary', 'secondary'] loop
      field := part;
      problem := case when not private.has_only_keys(content -> part, array['label', 'href']) then 'This is no button' end;
      exit when problem is not null;
      field := part || '.label';
      problem := private.line_problem('label', content #> array[part, 'label'], 24);
      exit when problem is not null;
      field := part || '.href';
      problem := private.target_problem(content #> array[part, 'href']);
      exit when problem is not null;
    end loop;
  end if;
  if problem is null then
    field := null;
  end if;
end;
$$;

comment on function private.campaign_problem(text, jsonb) is
'What is wrong with what a campaign shows: the field and a sentence; nulls for a good one. ticker: promos of text and href; popup: title, text and recordedAs; bar: primary and secondary of label and href.';

create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  kind text not null,
  content jsonb not null,
  utm_campaign text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz,
  status text not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by uuid references auth.users (id) on delete set null,
  updated_by_name text
);

comment on table public.campaigns is
'What the banner (ticker), the webinar popup or the bar of the home page shows between two moments. Of two of one kind at once, the one that began last is shown.';
comment on column public.campaigns.content is 'What is shown; its form follows the kind.';
comment on column public.campaigns.utm_campaign is 'By what name leads are counted for it; empty where none are.';
comment on column public.campaigns.ends_at is 'Null: until somebody ends it.';
comment on column public.campaigns.status is 'A draft is never shown.';
comment on column public.campaigns.version is 'Raised by every save; a save names the version it was based on.';

alter table public.campaigns
  add constraint campaigns_name_length check (
    char_length(name) between 1 and 120 and name = btrim(name) and name !~ '[[:cntrl:]]'
  ),
  add constraint campaigns_kind_known check (kind in ('ticker', 'popup', 'bar')),
  add constraint campaigns_content_form check ((private.campaign_problem(kind, content)).problem is null),
  add constraint campaigns_utm_campaign_form check (
    char_length(utm_campaign) <= 60 and (utm_campaign = '' or utm_campaign ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
  ),
  add constraint campaigns_starts_within_reason check (starts_at between '2000-01-01' and '2100-01-01'),
  add constraint campaigns_ends_after_start check (ends_at > starts_at and ends_at < '2100-01-01'),
  add constraint campaigns_status_known check (status in ('draft', 'active'));

-- What has ended is never looked at again when visitors ask.
create index campaigns_active_idx on public.campaigns (coalesce(ends_at, 'infinity'::timestamptz), starts_at) where status = 'active';

create index campaigns_created_by_idx on public.campaigns (created_by);

create index campaigns_updated_by_idx on public.campaigns (updated_by);

create function private.require_campaign_rights() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.has_permission('manage_campaigns') then
    raise exception 'You don''t have permission to manage campaigns' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_campaign_rights() is 'Refuses whoever may not manage campaigns.';

create function private.guard_campaign() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    -- Asked again here: the policy's answer is as old as the statement, which may have waited for the row.
    perform private.require_campaign_rights();
    if tg_op = 'UPDATE' and new.kind <> old.kind then
      raise exception 'A campaign keeps its kind' using errcode = '42501';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

comment on function private.guard_campaign() is 'Campaigns need manage_campaigns, and keep their kind.';

create function private.check_campaign() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_problem record;
begin
  if tg_op = 'INSERT' or new.name <> old.name then
    perform private.refuse_hidden_text('name', new.name, null);
  end if;
  if new.ends_at <= new.starts_at then
    raise exception 'The end lies before the start' using errcode = '23514', hint = 'endsAt';
  end if;
  select p.* into found_problem from private.campaign_problem(new.kind, new.content) as p;
  if found_problem.problem is not null then
    raise exception '%', found_problem.problem using errcode = '23514', hint = found_problem.field;
  end if;
  return new;
end;
$$;

comment on function private.check_campaign() is 'Says in a sentence, with the field as hint, what is wrong with a campaign.';

create function private.log_campaign() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_activity('campaign_created', new.id, new.name, new.created_by, new.created_at);
  end if;
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
    perform private.log_activity(
      'campaign_scheduled', new.id, new.name, new.updated_by, case tg_op when 'INSERT' then new.created_at else now() end
    );
  end if;
  return null;
end;
$$;

comment on function private.log_campaign() is 'Logs created campaigns, and those that are set to run.';

alter table public.activity_log
  drop constraint activity_log_type_known,
  add constraint activity_log_type_known check (
    type in (
      'post_created', 'post_published', 'page_created', 'page_published', 'user_created', 'media_uploaded', 'campaign_created',
      'campaign_scheduled'
    )
  );

create trigger campaigns_10_guard
before insert or update or delete on public.campaigns
for each row execute function private.guard_campaign();

create trigger campaigns_12_stamp
before insert or update on public.campaigns
for each row execute function private.stamp_row();

create trigger campaigns_25_rules
before insert or update on public.campaigns
for each row execute function private.check_campaign();

create trigger campaigns_50_log
after insert or update of status on public.campaigns
for each row execute function private.log_campaign();

-- The moment comes from here: a visitor's clock may be anything. What is to come is told to nobody but by the moment at
-- which to ask again, and that no earlier than a quarter of an hour before.
create function private.running_campaigns() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with near as (
    select c.kind, c.content, c.utm_campaign, c.starts_at, c.ends_at, c.created_at, c.id
    from public.campaigns c
    where c.status = 'active' and coalesce(c.ends_at, 'infinity'::timestamptz) > now()
      and c.starts_at <= now() + interval '15 minutes'
  ), shown as (
    select distinct on (n.kind) n.kind, n.content, n.utm_campaign, n.ends_at
    from near n
    where n.starts_at <= now()
    order by n.kind, n.starts_at desc, n.created_at desc, n.id desc
  )
  select jsonb_build_object(
    'now', now(),
    'ask_again_at', least(
      now() + interval '15 minutes', (select min(n.starts_at) from near n where n.starts_at > now()),
      (select min(s.ends_at) from shown s)
    ),
    'shown', coalesce(
      (
        select jsonb_object_agg(
          s.kind,
          jsonb_build_object('content', s.content, 'utm_campaign', s.utm_campaign, 'ends_at', s.ends_at)
        )
        from shown s
      ),
      '{}'::jsonb
    )
  );
$$;

comment on function private.running_campaigns() is 'What runs now, one of each kind at most.';

create function public.running_campaigns() returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.running_campaigns();
$$;

comment on function public.running_campaigns() is
'For everybody: now, ask_again_at (at most 15 minutes later), and shown: of each kind that runs, content, utm_campaign and ends_at. Of two at once the one that began last.';

-- By the clock of the database, with the rights of who asks.
create function public.end_campaign(campaign_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_campaign_rights();
  update public.campaigns c
  set ends_at = now()
  where c.id = campaign_id and c.status = 'active' and c.starts_at < now() and (c.ends_at is null or c.ends_at > now());
  return found;
end;
$$;

comment on function public.end_campaign(uuid) is 'For manage_campaigns: ends a running campaign now; false where it does not run.';

revoke all on function
  private.is_own_target(text), private.is_web_target(text), private.line_problem(text, jsonb, integer),
  private.has_only_keys(jsonb, text[]), private.target_problem(jsonb), private.campaign_problem(text, jsonb),
  private.require_campaign_rights(), private.guard_campaign(), private.check_campaign(), private.log_campaign(),
  private.running_campaigns(), public.running_campaigns(), public.end_campaign(uuid)
from public, anon, authenticated, service_role;

grant execute on function private.campaign_problem(text, jsonb) to authenticated, service_role;

grant execute on function private.require_campaign_rights(), public.end_campaign(uuid)
to authenticated;

grant execute on function private.running_campaigns(), public.running_campaigns() to anon, authenticated;

revoke all on table public.campaigns from public, anon, authenticated, service_role;

grant select, delete on table public.campaigns to authenticated;

grant
  insert (id, name, kind, content, utm_campaign, starts_at, ends_at, status),
  update (name, content, utm_campaign, starts_at, ends_at, status)
on table public.campaigns to authenticated;

grant all on table public.campaigns to service_role;

alter table public.campaigns enable row level security;

create policy "people with manage_campaigns read campaigns" on public.campaigns
for select to authenticated
using ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns plan campaigns" on public.campaigns
for insert to authenticated
with check ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns change campaigns" on public.campaigns
for update to authenticated
using ((select private.has_permission('manage_campaigns')))
with check ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns delete campaigns" on public.campaigns
for delete to authenticated
using ((select private.has_permission('manage_campaigns')));
