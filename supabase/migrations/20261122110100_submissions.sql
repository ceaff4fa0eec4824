-- What visitors send: one table for all forms, written through one function and read by whoever may manage campaigns.

-- What each form asks, so that the check of a record is one and the same function for all of them.
create table private.submission_kinds (
  kind text primary key,
  asks_subject boolean,
  asks_email boolean not null,
  has_strict_email boolean not null,
  name_min smallint not null,
  name_max smallint not null,
  phone_min smallint not null,
  phone_max smallint not null,
  message_min smallint not null,
  message_max smallint not null
);

comment on table private.submission_kinds is
'The forms of the site and how long an answer may be (0 to 0: not asked); asks_subject null: with or without one.';

insert into private.submission_kinds values
  ('course-application', true, true, true, 2, 120, 7, 20, 0, 500),
  ('contact-message', false, true, true, 2, 120, 0, 0, 10, 4000),
  ('event-registration', true, true, false, 1, 120, 0, 0, 0, 0),
  ('webinar-popup', null, true, true, 2, 120, 10, 20, 0, 0),
  ('resource-unlock', null, true, false, 2, 120, 7, 20, 0, 0),
  ('bootcamp-booking', true, true, true, 2, 120, 10, 20, 0, 0),
  ('bootcamp-waitlist', true, true, true, 2, 120, 10, 20, 0, 0),
  ('job-application', true, true, true, 3, 161, 7, 20, 0, 4000),
  ('job-report', true, false, false, 0, 0, 0, 0, 0, 500);

create table private.submission_details (
  kind text not null references private.submission_kinds (kind),
  key text not null,
  form text not null check (form in ('text', 'slug', 'moment', 'web', 'bytes', 'choice')),
  min smallint not null default 0,
  max integer not null,
  choices text[],
  is_optional boolean not null default false,
  primary key (kind, key)
);

comment on table private.submission_details is 'What a form asks beside name, e-mail, phone and message: the keys of details and what each may hold.';

insert into private.submission_details (kind, key, form, min, max, choices, is_optional) values
  ('event-registration', 'startISO', 'moment', 1, 40, null, false),
  ('webinar-popup', 'webinarTitle', 'text', 0, 200, null, false),
  ('webinar-popup', 'startISO', 'moment', 1, 40, null, true),
  ('bootcamp-booking', 'title', 'text', 1, 200, null, false),
  ('bootcamp-booking', 'ticket', 'slug', 1, 40, null, false),
  ('bootcamp-booking', 'startISO', 'moment', 1, 40, null, false),
  ('bootcamp-waitlist', 'title', 'text', 1, 200, null, false),
  ('bootcamp-waitlist', 'ticket', 'slug', 1, 40, null, false),
  ('job-application', 'firstName', 'text', 1, 80, null, false),
  ('job-application', 'lastName', 'text', 1, 80, null, false),
  ('job-application', 'experience', 'text', 0, 80, null, false),
  ('job-application', 'currentSalary', 'text', 0, 80, null, false),
  ('job-application', 'expectedSalary', 'text', 0, 80, null, false),
  ('job-application', 'noticePeriod', 'text', 0, 80, null, false),
  ('job-application', 'portfolio', 'web', 0, 2048, null, false),
  ('job-application', 'linkedin', 'web', 0, 2048, null, false),
  ('job-application', 'resumeName', 'text', 1, 255, null, false),
  ('job-application', 'resumeSize', 'bytes', 1, 5242880, null, false),
  (
    'job-application', 'resumeType', 'choice', 1, 100,
    array[
      'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ],
    false
  ),
  (
    'job-report', 'reason', 'choice', 1, 100,
    array[
      'The posting is misleading', 'It asks for money', 'It discriminates', 'It is a duplicate or closed', 'Something else'
    ],
    false
  );

create table public.submissions (
  id uuid primary key,
  kind text not null references private.submission_kinds (kind),
  subject text not null default '',
  name text not null default '',
  email text not null default '',
  phone text not null default '',
  message text not null default '',
  details jsonb not null default '{}',
  source jsonb not null default '{}',
  channel text not null default '',
  consent_version text not null default '',
  consented_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  stage text not null,
  owner_id uuid references public.user_profiles (id) on delete set null,
  reply_due_at timestamptz not null default now() + interval '24 hours',
  first_reply_at timestamptz,
  erased_at timestamptz,
  merged_into uuid references public.submissions (id) on delete set null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  receipt_hash text not null,
  resume_until timestamptz,
  reference text not null generated always as (
    'CL-' || upper(substr(id::text, 1, 4)) || '-' || upper(substr(id::text, 5, 4))
  ) stored,
  waits_until timestamptz generated always as (
    case
      when first_reply_at is null and erased_at is null and merged_into is null
        and stage not in ('spam', 'closed', 'enrolled', 'rejected', 'hired')
        then reply_due_at
    end
  ) stored,
  constraint submissions_subject_form check (
    char_length(subject) <= 120 and (subject = '' or subject ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
  ),
  constraint submissions_name_length check (char_length(name) <= 161),
  constraint submissions_email_length check (char_length(email) <= 320),
  constraint submissions_phone_length check (char_length(phone) <= 20),
  constraint submissions_message_length check (char_length(message) <= 4000),
  constraint submissions_details_size check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 32768),
  constraint submissions_source_size check (jsonb_typeof(source) = 'object' and octet_length(source::text) <= 16384),
  constraint submissions_channel_length check (char_length(channel) <= 200),
  constraint submissions_consent_version_length check (char_length(consent_version) <= 40),
  constraint submissions_stage_known check (
    case kind
      when 'job-application' then
        stage in ('submitted', 'under-review', 'shortlisted', 'interview', 'rejected', 'hired', 'spam')
      else stage in ('new', 'contacted', 'qualified', 'enrolled', 'closed', 'spam')
    end
  ),
  constraint submissions_receipt_hash_form check (receipt_hash ~ '^[0-9a-f]{64}$'),
  constraint submissions_not_merged_into_itself check (merged_into <> id),
  constraint submissions_erased_is_empty check (
    erased_at is null
    or (
      name = '' and email = '' and phone = '' and message = '' and subject = '' and channel = '' and details = '{}'
      and source = '{}' and owner_id is null
    )
  )
);

comment on table public.submissions is
'What visitors sent through the forms of the site, with stage and owner; an erased one keeps id, kind, stage and times.';

comment on column public.submissions.sent_at is 'What the visitor''s device took for the time.';
comment on column public.submissions.channel is 'Where the visitor came from, in one word: utm_source, else the referring host, else direct; empty where nothing was kept.';
comment on column public.submissions.merged_into is 'The later record by which the visitor replaced this one.';
comment on column public.submissions.receipt_hash is 'Hash of the secret with which the browser that sent it reads, chooses and erases.';
comment on column public.submissions.resume_until is 'Until when the résumé of a job application may be added.';
comment on column public.submissions.waits_until is 'When the promised reply is due, while somebody waits for it.';
comment on column public.submissions.version is 'Raised by every change; a change names the version it was based on.';

-- Who waits comes first, the most urgent before all; the others follow, newest first. What the tabs count by is included.
create index submissions_due_idx on public.submissions
(waits_until, received_at desc, id desc) include (stage)
where merged_into is null;

create index submissions_kind_idx on public.submissions
(kind, waits_until, received_at desc, id desc) include (stage)
where merged_into is null;

create index submissions_stage_idx on public.submissions
(stage, waits_until, received_at desc, id desc)
where merged_into is null;

create index submissions_owner_idx on public.submissions
(owner_id, waits_until, received_at desc, id desc)
include (stage, merged_into);

create index submissions_channel_idx on public.submissions
(channel, waits_until, received_at desc, id desc) include (stage)
where merged_into is null;

create index submissions_subject_idx on public.submissions
(subject, waits_until, received_at desc, id desc) include (stage)
where merged_into is null;

create index submissions_received_idx on public.submissions (received_at desc, id desc);

create index submissions_name_idx on public.submissions (lower(name), id desc);

create index submissions_merged_into_idx on public.submissions (merged_into);

-- How somebody is known again: the address in any case, the last ten digits of the number in any form.
create function private.phone_tail(phone text) returns text
language sql
immutable
set search_path = ''
as $$
  select right(regexp_replace(phone, '[^0-9]', '', 'g'), 10);
$$;

comment on function private.phone_tail(text) is 'The last ten digits of a telephone number; also the expression of an index.';

create index submissions_email_idx on public.submissions (lower(email), received_at desc) where email <> '';

create index submissions_phone_idx on public.submissions (private.phone_tail(phone), received_at desc) where phone <> '';

create function private.submission_search_text(name text, email text, phone text, reference text, subject text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(
    name || chr(10) || email || chr(10) || phone || chr(10) || regexp_replace(phone, '[^0-9]', '', 'g') || chr(10)
    || reference || chr(10) || replace(reference, '-', '') || chr(10) || subject
  );
$$;

comment on function private.submission_search_text(text, text, text, text, text) is
'What the search of leads looks in; also the expression of its index.';

do $$
declare
  trigram_schema name;
begin
  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index submissions_search_idx on public.submissions
       using gin (private.submission_search_text(name, email, phone, reference, subject) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

create index submissions_short_search_idx on public.submissions
using gin (private.short_grams(private.submission_search_text(name, email, phone, reference, subject)));

create function private.can_own_leads(person uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.user_profiles p
    where p.id = person and p.permissions && array['manage_campaigns', '*']
  );
$$;

comment on function private.can_own_leads(uuid) is 'Whether somebody may manage campaigns, and so answer for a lead.';

create function private.require_campaigns() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.has_permission('manage_campaigns') then
    raise exception 'You don''t have permission to manage leads' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_campaigns() is 'Refuses whoever may not manage campaigns.';

create function private.guard_submission() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- Generated columns have no value yet.
  may_change text[] := array['stage', 'owner_id', 'version', 'updated_at', 'reference', 'waits_until'];
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    -- Asked again here: the policy's answer is as old as the statement, which may have waited for the row.
    perform private.require_campaigns();
    if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
      raise exception 'Only stage and owner of a lead can be changed' using errcode = '42501';
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_submission() is 'Stage and owner are all that staff change, and only with manage_campaigns.';

create function private.is_next_status(from_status text, to_status text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when to_status in ('rejected', 'spam') then true
    when from_status = 'spam' then to_status = 'submitted'
    when from_status = 'rejected' then to_status <> 'hired'
    else array_position(steps.names, to_status) <= array_position(steps.names, from_status) + 1
  end
  from (values (array['submitted', 'under-review', 'shortlisted', 'interview', 'hired'])) as steps (names);
$$;

comment on function private.is_next_status(text, text) is
'Whether a job application may move so: one step forward, back to any, rejected from any; what was no robot''s starts again.';

create function private.check_submission_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An owner whose account is deleted leaves even what rests.
  if new.stage = old.stage and (new.owner_id is null or new.owner_id is not distinct from old.owner_id) then
    return new;
  end if;
  if old.erased_at is not null then
    raise exception 'What this person sent has been erased' using errcode = '22023';
  end if;
  if old.merged_into is not null then
    raise exception 'This was replaced by a later message of the same person' using errcode = '22023';
  end if;
  if new.stage <> old.stage then
    if new.kind <> 'job-application' then
      if new.stage not in ('new', 'contacted', 'qualified', 'enrolled', 'closed', 'spam') then
        raise exception 'A lead cannot have this stage' using errcode = '22023';
      end if;
    elsif new.stage not in ('submitted', 'under-review', 'shortlisted', 'interview', 'rejected', 'hired', 'spam') then
      raise exception 'A job application cannot have this status' using errcode = '22023';
    elsif not private.is_next_status(old.stage, new.stage) then
      raise exception 'A job application moves one step at a time' using errcode = '22023';
    end if;
  end if;
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null and not private.can_own_leads(new.owner_id) then
    raise exception 'This person cannot own leads: they may not manage campaigns' using errcode = '22023';
  end if;
  return new;
end;
$$;

comment on function private.check_submission_change() is
'Which stage may follow which, that an owner can see what they own, and that an erased or replaced record rests.';

create trigger submissions_10_guard
before update on public.submissions
for each row execute function private.guard_submission();

create trigger submissions_12_stamp
before update on public.submissions
for each row execute function private.stamp_row('resume_until', 'reference', 'waits_until');

create trigger submissions_15_rules
before update on public.submissions
for each row execute function private.check_submission_change();

revoke all on function
  private.phone_tail(text), private.submission_search_text(text, text, text, text, text), private.can_own_leads(uuid),
  private.require_campaigns(), private.guard_submission(), private.is_next_status(text, text),
  private.check_submission_change()
from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row, and so does a guard.
grant execute on function private.phone_tail(text), private.submission_search_text(text, text, text, text, text)
to authenticated, service_role;

grant execute on function private.require_campaigns() to authenticated;

revoke all on table private.submission_kinds, private.submission_details from public, anon, authenticated, service_role;

revoke all on table public.submissions from public, anon, authenticated, service_role;

grant select (
  id, kind, subject, name, email, phone, message, details, source, channel, consent_version, consented_at, sent_at,
  received_at, stage, owner_id, reply_due_at, first_reply_at, erased_at, merged_into, version, updated_at, reference,
  waits_until
) on table public.submissions to authenticated;

grant update (stage, owner_id) on table public.submissions to authenticated;

grant all on table public.submissions to service_role;

alter table public.submissions enable row level security;

create policy "people with manage_campaigns read what visitors sent" on public.submissions
for select to authenticated
using ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns move leads" on public.submissions
for update to authenticated
using ((select private.has_permission('manage_campaigns')))
with check ((select private.has_permission('manage_campaigns')));
