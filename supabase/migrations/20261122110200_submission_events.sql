-- The history of what visitors sent: who did what, and when. Nothing of it is changed, except that erasing empties what was noted.
create table public.submission_events (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.submissions (id) on delete cascade,
  kind text not null,
  at timestamptz not null default now(),
  actor_id uuid references public.user_profiles (id) on delete set null,
  actor_name text not null default '',
  detail jsonb not null default '{}',
  constraint submission_events_kind_known check (
    kind in ('received', 'stage', 'owner', 'note', 'reply', 'merged', 'erased', 'slots', 'slot')
  ),
  constraint submission_events_detail_size check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 32768),
  constraint submission_events_text_length check (
    kind not in ('note', 'reply')
    or detail = '{}'
    or (detail - 'text' = '{}' and jsonb_typeof(detail -> 'text') = 'string' and char_length(detail ->> 'text') <= 2000)
  )
);

comment on table public.submission_events is 'What happened to a submission, oldest first by id; without an actor it was the visitor, or the system.';

create index submission_events_submission_idx on public.submission_events (submission_id, id);

create index submission_events_actor_idx on public.submission_events (actor_id);

create function private.guard_submission_event() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api_request() then
    perform private.require_campaigns();
    if new.kind not in ('note', 'reply') then
      raise exception 'Only notes and replies are written by hand' using errcode = '42501';
    end if;
    new.at := now();
    new.actor_id := private.own_id();
    new.actor_name := private.own_name();
  end if;
  return new;
end;
$$;

comment on function private.guard_submission_event() is 'Staff write notes and replies, in their own name and at the present time.';

create function private.check_submission_note() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about record;
begin
  -- Whoever erases holds this row: what is noted cannot slip in behind.
  select s.erased_at, s.merged_into into about
  from public.submissions s where s.id = new.submission_id
  for no key update;
  if about.erased_at is not null then
    raise exception 'What this person sent has been erased' using errcode = '22023';
  end if;
  if about.merged_into is not null then
    raise exception 'This was replaced by a later message of the same person' using errcode = '22023';
  end if;
  if new.kind = 'note' and btrim(coalesce(new.detail ->> 'text', '')) = '' then
    raise exception 'Write something into the note' using errcode = '22023';
  end if;
  return new;
end;
$$;

comment on function private.check_submission_note() is 'Notes and replies say something, and belong to a record that is neither erased nor replaced.';

create function private.note_first_reply() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.submissions s
  set first_reply_at = coalesce(s.first_reply_at, new.at), stage = case s.stage when 'new' then 'contacted' else s.stage end
  where s.id = new.submission_id and (s.first_reply_at is null or s.stage = 'new');
  return null;
end;
$$;

comment on function private.note_first_reply() is 'The first reply stops the clock, and a new lead has been contacted.';

create function private.log_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.submission_events (submission_id, kind, at) values (new.id, 'received', new.received_at);
    return null;
  end if;
  if new.stage <> old.stage then
    insert into public.submission_events (submission_id, kind, actor_id, actor_name, detail)
    select new.id, 'stage', a.id, coalesce(a.full_name, ''), jsonb_build_object('from', old.stage, 'to', new.stage)
    from (select) as one
    left join public.user_profiles a on a.id = auth.uid();
  end if;
  if new.owner_id is distinct from old.owner_id then
    insert into public.submission_events (submission_id, kind, actor_id, actor_name, detail)
    select
      new.id, 'owner', a.id, coalesce(a.full_name, ''),
      jsonb_build_object('from', coalesce(o.full_name, ''), 'to', coalesce(n.full_name, ''))
    from (select) as one
    left join public.user_profiles a on a.id = auth.uid()
    left join public.user_profiles o on o.id = old.owner_id
    left join public.user_profiles n on n.id = new.owner_id;
  end if;
  return null;
end;
$$;

comment on function private.log_submission() is 'Writes down that something was received, moved or handed over.';

create trigger submissions_50_log_new
after insert on public.submissions
for each row execute function private.log_submission();

-- What erasing and replacing do to a row is one event of its own.
create trigger submissions_50_log_change
after update on public.submissions
for each row
when (
  (old.erased_at, old.merged_into) is not distinct from (new.erased_at, new.merged_into)
  and (old.stage, old.owner_id) is distinct from (new.stage, new.owner_id)
)
execute function private.log_submission();

create trigger submission_events_10_guard
before insert on public.submission_events
for each row execute function private.guard_submission_event();

create trigger submission_events_15_rules
before insert on public.submission_events
for each row
when (new.kind in ('note', 'reply'))
execute function private.check_submission_note();

create trigger submission_events_60_reply
after insert on public.submission_events
for each row
when (new.kind = 'reply')
execute function private.note_first_reply();

revoke all on function
  private.guard_submission_event(), private.check_submission_note(), private.note_first_reply(), private.log_submission()
from public, anon, authenticated, service_role;

revoke all on table public.submission_events from public, anon, authenticated, service_role;

revoke all on sequence public.submission_events_id_seq from public, anon, authenticated, service_role;

grant select on table public.submission_events to authenticated;

grant insert (submission_id, kind, detail) on table public.submission_events to authenticated;

grant select on table public.submission_events to service_role;

alter table public.submission_events enable row level security;

create policy "people with manage_campaigns read the history of leads" on public.submission_events
for select to authenticated
using ((select private.has_permission('manage_campaigns')));

create policy "people with manage_campaigns note and reply" on public.submission_events
for insert to authenticated
with check (kind in ('note', 'reply') and (select private.has_permission('manage_campaigns')));
