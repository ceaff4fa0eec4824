-- What the browser that sent something may do with it, by its receipt: read the state, choose a time, erase.

create function private.receipt_view(about uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', s.id, 'received_at', s.received_at, 'erased_at', h.erased_at)
    || case
      when s.kind <> 'job-application' or h.erased_at is not null then '{}'::jsonb
      else jsonb_build_object(
        -- Nobody is told that they were taken for a robot.
        'stage', case h.stage when 'spam' then 'submitted' else h.stage end,
        'history', jsonb_build_array(jsonb_build_object('stage', 'submitted', 'at', r.first_at)) || coalesce(
          (
            select jsonb_agg(jsonb_build_object('stage', e.detail ->> 'to', 'at', e.at) order by e.id)
            from public.submission_events e
            where e.kind = 'stage' and e.detail ->> 'to' <> 'spam' and e.submission_id = any (r.ids)
          ),
          '[]'::jsonb
        ),
        'slots', coalesce(
          (
            select jsonb_agg(
              jsonb_build_object(
                'id', t.id, 'starts_at', t.starts_at, 'offered_at', t.created_at, 'chosen_at', t.chosen_at,
                'withdrawn_at', t.withdrawn_at
              )
              order by t.starts_at, t.id
            )
            from public.interview_slots t
            where t.submission_id = h.id
          ),
          '[]'::jsonb
        )
      )
    end
  from public.submissions s
  join public.submissions h on h.id = coalesce(s.merged_into, s.id)
  cross join lateral (
    select array_agg(c.id) as ids, min(c.received_at) as first_at
    from public.submissions c
    where c.id = h.id or c.merged_into = h.id
  ) as r
  where s.id = about;
$$;

comment on function private.receipt_view(uuid) is
'What the sender sees of a record: of a job application also status, history and interview times; a replaced one shows its successor''s.';

create function private.read_receipts(receipts jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(receipts) is distinct from 'array' or jsonb_array_length(receipts) > 50
    or octet_length(receipts::text) > 16384 then
    raise exception 'Ask for at most 50 records at a time' using errcode = '22023', hint = 'receipts';
  end if;
  return coalesce(
    (
      select jsonb_agg(private.receipt_view(s.id) order by r.place)
      from jsonb_array_elements(receipts) with ordinality as r (entry, place)
      join public.submissions s
        on s.id = case when private.is_uuid(r.entry ->> 'id') then (r.entry ->> 'id')::uuid end
        and s.receipt_hash = private.hash_of(left(r.entry ->> 'receipt', 64))
    ),
    '[]'::jsonb
  );
end;
$$;

comment on function private.read_receipts(jsonb) is 'The records that the receipts open; what they do not open is left out.';

create function public.read_receipts(receipts jsonb) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.read_receipts(receipts);
$$;

comment on function public.read_receipts(jsonb) is
'The state of what was sent, for at most 50 pairs {id, receipt}: id, received_at, erased_at and, of job applications, stage, history and slots.';

create function private.choose_interview_slot(about uuid, receipt text, slot uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  application record;
  wanted record;
  chosen record;
begin
  -- The row is held: of two choices at once the later one moves the earlier.
  select h.id, h.erased_at into application
  from public.submissions s
  join public.submissions h on h.id = coalesce(s.merged_into, s.id)
  where s.id = private.opened_submission(about, receipt)
  for no key update of h;
  if not found or application.erased_at is not null then
    raise exception 'This application is not known here any more' using errcode = '22023';
  end if;
  select t.* into wanted from public.interview_slots t where t.id = slot and t.submission_id = application.id;
  if not found or wanted.withdrawn_at is not null then
    raise exception 'This time is no longer offered. Choose another one' using errcode = '22023', hint = 'slot_id';
  end if;
  select t.* into chosen from public.interview_slots t where t.submission_id = application.id and t.chosen_at is not null;
  if chosen.id is distinct from wanted.id then
    if wanted.starts_at <= now() then
      raise exception 'This time has passed. Choose another one' using errcode = '22023', hint = 'slot_id';
    end if;
    -- A missed interview is made good by times that were offered since.
    if chosen.starts_at <= now() and wanted.created_at <= chosen.starts_at then
      raise exception 'The time that you chose has passed, so it cannot be moved' using errcode = '22023', hint = 'slot_id';
    end if;
    update public.interview_slots t set chosen_at = null where t.id = chosen.id;
    update public.interview_slots t set chosen_at = now() where t.id = wanted.id;
    insert into public.submission_events (submission_id, kind, detail)
    values (
      application.id, 'slot', jsonb_strip_nulls(jsonb_build_object('from', chosen.starts_at, 'to', wanted.starts_at))
    );
  end if;
  return private.receipt_view(about);
end;
$$;

comment on function private.choose_interview_slot(uuid, text, uuid) is
'Chooses an offered interview time, or moves the choice: while both times are to come, or to one offered after the chosen one has passed.';

create function public.choose_interview_slot(submission_id uuid, receipt text, slot_id uuid) returns jsonb
language sql
set search_path = ''
as $$
  select private.choose_interview_slot(submission_id, receipt, slot_id);
$$;

comment on function public.choose_interview_slot(uuid, text, uuid) is
'Chooses an interview time offered for the application that the receipt opens, and gives its state as read_receipts does.';

create function private.erase_submissions(targets uuid[], by_person uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased uuid[];
begin
  -- In one order, for two that wait for each other would never end.
  perform from public.submissions s where s.id = any (targets) order by s.id for update;
  with emptied as (
    update public.submissions s
    set name = '', email = '', phone = '', message = '', subject = '', channel = '', details = '{}', source = '{}',
      owner_id = null, resume_until = null, erased_at = now()
    where s.id = any (targets) and s.erased_at is null
    returning s.id
  )
  select coalesce(array_agg(e.id), '{}'::uuid[]) into erased from emptied e;
  update public.submission_events e
  set detail = '{}'
  where e.submission_id = any (erased) and e.kind in ('note', 'reply');
  update public.interview_slots t
  set chosen_at = null, withdrawn_at = now()
  where t.submission_id = any (erased) and t.withdrawn_at is null;
  insert into public.submission_events (submission_id, kind, actor_id, actor_name)
  select t.id, 'erased', p.id, coalesce(p.full_name, '')
  from unnest(erased) as t (id)
  left join public.user_profiles p on p.id = by_person;
  return cardinality(erased);
end;
$$;

comment on function private.erase_submissions(uuid[], uuid) is
'Takes everything personal out of records and their notes, and says of how many; id, kind, stage and times stay.';

create function private.erase_submission(about uuid, receipt text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  head uuid;
begin
  perform private.lock_merging();
  select coalesce(s.merged_into, s.id) into head
  from public.submissions s where s.id = private.opened_submission(about, receipt);
  if not found then
    return false;
  end if;
  -- All of it: a replaced message is what the same person sent about the same thing.
  perform private.erase_submissions(
    array(select s.id from public.submissions s where s.id = head or s.merged_into = head), null
  );
  return true;
end;
$$;

comment on function private.erase_submission(uuid, text) is
'Erases what a receipt opens, with what replaced it and what it replaced; false when the receipt opens nothing.';

create function public.erase_submission(submission_id uuid, receipt text) returns boolean
language sql
set search_path = ''
as $$
  select private.erase_submission(submission_id, receipt);
$$;

comment on function public.erase_submission(uuid, text) is
'Erases what the receipt opens, with what replaced it and what it replaced; false when the receipt opens nothing.';

revoke all on function
  private.receipt_view(uuid), private.read_receipts(jsonb), public.read_receipts(jsonb),
  private.choose_interview_slot(uuid, text, uuid), public.choose_interview_slot(uuid, text, uuid),
  private.erase_submissions(uuid[], uuid), private.erase_submission(uuid, text), public.erase_submission(uuid, text)
from public, anon, authenticated, service_role;

grant execute on function
  private.read_receipts(jsonb), public.read_receipts(jsonb), private.choose_interview_slot(uuid, text, uuid),
  public.choose_interview_slot(uuid, text, uuid), private.erase_submission(uuid, text), public.erase_submission(uuid, text)
to anon, authenticated;
