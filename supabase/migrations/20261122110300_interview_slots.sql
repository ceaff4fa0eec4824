-- Times that staff offer to a candidate, who chooses one by the receipt of the application.
create table public.interview_slots (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.submissions (id) on delete cascade,
  starts_at timestamptz not null,
  created_at timestamptz not null default now(),
  created_by uuid references public.user_profiles (id) on delete set null,
  chosen_at timestamptz,
  withdrawn_at timestamptz,
  constraint interview_slots_chosen_is_offered check (chosen_at is null or withdrawn_at is null)
);

comment on table public.interview_slots is 'Interview times offered for a job application; at most one of them is chosen.';

create index interview_slots_submission_idx on public.interview_slots (submission_id, starts_at);

create unique index interview_slots_one_chosen_idx on public.interview_slots (submission_id) where chosen_at is not null;

create index interview_slots_created_by_idx on public.interview_slots (created_by);

revoke all on table public.interview_slots from public, anon, authenticated, service_role;

grant select on table public.interview_slots to authenticated;

grant all on table public.interview_slots to service_role;

alter table public.interview_slots enable row level security;

create policy "people with manage_campaigns read interview times" on public.interview_slots
for select to authenticated
using ((select private.has_permission('manage_campaigns')));

create function private.offer_interview_slots(about uuid, starts timestamptz[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  application record;
  wanted timestamptz[];
begin
  select s.kind, s.erased_at, s.merged_into into application
  from public.submissions s where s.id = about
  for no key update;
  perform private.require_campaigns();
  if application.kind is distinct from 'job-application' then
    raise exception 'Interview times are offered for job applications' using errcode = '22023';
  end if;
  if application.erased_at is not null then
    raise exception 'What this person sent has been erased' using errcode = '22023';
  end if;
  if application.merged_into is not null then
    raise exception 'This was replaced by a later message of the same person' using errcode = '22023';
  end if;
  if coalesce(cardinality(starts), 0) not between 1 and 6 then
    raise exception 'Offer one to six times' using errcode = '22023', hint = 'starts';
  end if;
  wanted := array(select distinct t.start from unnest(starts) as t (start) where t.start is not null order by t.start);
  if cardinality(wanted) <> cardinality(starts) then
    raise exception 'Offer each time once' using errcode = '22023', hint = 'starts';
  end if;
  if wanted[1] <= now() or wanted[cardinality(wanted)] > now() + interval '120 days' then
    raise exception 'Offer times within the next 120 days' using errcode = '22023', hint = 'starts';
  end if;
  update public.interview_slots t
  set withdrawn_at = now()
  where t.submission_id = about and t.chosen_at is null and t.withdrawn_at is null;
  insert into public.interview_slots (submission_id, starts_at, created_by)
  select about, w.start, auth.uid() from unnest(wanted) as w (start);
  insert into public.submission_events (submission_id, kind, actor_id, actor_name, detail)
  values (about, 'slots', auth.uid(), private.own_name(), jsonb_build_object('starts', to_jsonb(wanted)));
end;
$$;

comment on function private.offer_interview_slots(uuid, timestamptz[]) is
'Offers one to six times in the next 120 days for a job application, in place of those that nobody chose.';

create function public.offer_interview_slots(submission_id uuid, starts timestamptz[]) returns void
language sql
set search_path = ''
as $$
  select private.offer_interview_slots(submission_id, starts);
$$;

comment on function public.offer_interview_slots(uuid, timestamptz[]) is
'For manage_campaigns: offers one to six interview times in the next 120 days, in place of those that nobody chose.';

revoke all on function
  private.offer_interview_slots(uuid, timestamptz[]), public.offer_interview_slots(uuid, timestamptz[])
from public, anon, authenticated, service_role;

grant execute on function
  private.offer_interview_slots(uuid, timestamptz[]), public.offer_interview_slots(uuid, timestamptz[])
to authenticated;
