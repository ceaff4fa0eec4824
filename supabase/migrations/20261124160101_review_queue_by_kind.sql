-- Each kind by its own index, in the order in which it was asked: however much waits, a thousand rows are read.
create or replace function private.review_queue()
returns table (
  kind text, document_id uuid, title text, state text, person_name text, note text, happened_at timestamptz, total integer
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  person uuid := private.own_id();
  answered_kinds text[] := array_remove(
    array[
      case when private.may_answer_review('post') then 'post' end, case when private.may_answer_review('page') then 'page' end
    ],
    null
  );
  asked_kinds text[] := array_remove(
    array[case when private.may_ask_review('post') then 'post' end, case when private.may_ask_review('page') then 'page' end], null
  );
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  with asked as (
    select r.*, 'asked' as shown_state, r.asked_by_name as shown_name, r.note as shown_note, r.asked_at as shown_at,
      row_number() over (order by r.asked_at, r.document_id) as place
    from (
      select q.*
      from unnest(answered_kinds) as k
      cross join lateral (
        select w.*
        from public.review_requests w
        where w.answered_at is null and w.kind = k and w.asked_by is distinct from person
        order by w.asked_at
        limit 1000
      ) as q
      order by q.asked_at
      limit 1000
    ) as r
  ),
  returned as (
    select r.*, 'sent_back' as shown_state, r.answered_by_name as shown_name, r.answer_note as shown_note, r.answered_at as shown_at,
      row_number() over (order by r.answered_at desc, r.document_id) as place
    from (
      select q.*
      from public.review_requests q
      where q.asked_by = person and q.outcome = 'sent_back' and q.kind = any (asked_kinds)
      order by q.answered_at desc
      limit 1000
    ) as r
  ),
  both_lists as (
    select w.*, (select count(*) from asked)::integer as counted from asked w where w.place <= 10
    union all
    select w.*, (select count(*) from returned)::integer from returned w where w.place <= 10
  )
  select w.kind, w.document_id, d.title, w.shown_state, w.shown_name, w.shown_note, w.shown_at, w.counted
  from both_lists w
  cross join lateral private.live_document(w.kind, w.document_id) d
  order by w.shown_state desc, w.place;
end;
$$;
