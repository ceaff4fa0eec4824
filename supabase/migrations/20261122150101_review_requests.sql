-- Who may write but not publish asks for a review; who may publish does so or sends it back. One request for each document: the next
-- one takes its place, so that nothing grows.
create table public.review_requests (
  kind text not null,
  document_id uuid not null,
  version integer not null,
  note text not null default '',
  asked_by uuid references auth.users (id) on delete set null,
  asked_by_name text not null default '',
  asked_at timestamptz not null default now(),
  answered_by uuid references auth.users (id) on delete set null,
  answered_by_name text not null default '',
  answered_at timestamptz,
  outcome text,
  answer_note text not null default '',
  primary key (kind, document_id)
);

comment on table public.review_requests is 'The newest review that was asked for of a post or page, and its answer; written by functions and triggers alone.';
comment on column public.review_requests.document_id is 'No reference, for it names rows of two tables; what is deleted takes its request along.';
comment on column public.review_requests.version is 'Version of the document that the review was asked for.';
comment on column public.review_requests.outcome is 'approved or sent_back; null while it waits.';

alter table public.review_requests
  add constraint review_requests_kind_known check (kind in ('post', 'page')),
  add constraint review_requests_note_length check (char_length(note) <= 1000),
  add constraint review_requests_answer_length check (char_length(answer_note) <= 1000),
  add constraint review_requests_outcome_known check (outcome in ('approved', 'sent_back')),
  add constraint review_requests_outcome_of_answered check ((outcome is null) = (answered_at is null));

create index review_requests_open_idx on public.review_requests (kind, asked_at) where answered_at is null;

create index review_requests_asked_by_idx on public.review_requests (asked_by, answered_at desc);

create index review_requests_answered_by_idx on public.review_requests (answered_by);

create function private.may_ask_review(document_kind text) returns boolean
language sql
stable
set search_path = ''
as $$
  select case document_kind
    when 'post' then private.has_permission('edit_content')
    when 'page' then private.has_permission('manage_pages')
    else false
  end;
$$;

comment on function private.may_ask_review(text) is 'Whether the signed-in person edits posts (kind post) or pages (kind page), and so may ask for a review.';

create function private.may_answer_review(document_kind text) returns boolean
language sql
stable
set search_path = ''
as $$
  select case document_kind
    when 'post' then private.has_permission('publish_content')
    when 'page' then private.has_permission('manage_pages')
    else false
  end;
$$;

comment on function private.may_answer_review(text) is 'Whether the signed-in person publishes posts (kind post) or pages (kind page), and so may answer.';

create function private.require_review_right(document_kind text, is_answer boolean) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if is_answer and not private.may_answer_review(document_kind) then
    raise exception 'You don''t have permission to publish %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  elsif not is_answer and not private.may_ask_review(document_kind) then
    raise exception 'You don''t have permission to edit %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_review_right(text, boolean) is 'Refuses whoever may not answer (true), or not ask for (false), a review of this kind.';

create function private.held_document(document_kind text, document uuid)
returns table (title text, version integer, is_public boolean)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if document_kind = 'post' then
    return query
    select p.title, p.version, p.status = 'published' and (p.unpublish_at is null or p.unpublish_at > now())
    from public.blog_posts p where p.id = document
    for no key update;
  else
    return query
    select p.title, p.version, p.status = 'published' and (p.unpublish_at is null or p.unpublish_at > now())
    from public.pages p where p.id = document
    for no key update;
  end if;
end;
$$;

comment on function private.held_document(text, uuid) is
'A post or page, locked before its request as every change of it does; is_public: published, at once or at its time.';

create function private.review_note(words text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  trimmed text := btrim(coalesce(left(words, 2000), ''), E' \n\r\t');
begin
  if char_length(trimmed) > 1000 then
    raise exception 'A note holds 1,000 characters at most' using errcode = '22023';
  end if;
  return case when private.is_unseen(trimmed) then '' else trimmed end;
end;
$$;

comment on function private.review_note(text) is 'A note as it is kept: trimmed, and empty where nothing of it can be seen.';

create function private.ask_review(document_kind text, document uuid, seen_version integer, words text)
returns table (document_id uuid, outcome text, asked_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept_note text := private.review_note(words);
  about record;
  held public.review_requests;
  is_again boolean;
begin
  perform private.require_review_right(document_kind, false);
  select d.* into about from private.held_document(document_kind, document) d;
  -- A right may have been lost while this waited.
  perform private.require_review_right(document_kind, false);
  if about.version is null then
    raise exception 'This % no longer exists', document_kind using errcode = '22R03';
  end if;
  if about.is_public then
    raise exception 'This % is published already', document_kind using errcode = '22R02';
  end if;
  if about.version is distinct from seen_version then
    raise exception 'Somebody changed this % meanwhile. Look at it, then ask again', document_kind using errcode = '22R01';
  end if;
  select r.* into held from public.review_requests r where r.kind = document_kind and r.document_id = document;
  is_again := coalesce(held.answered_at is null and held.asked_by = private.own_id(), false);
  if held.document_id is not null and held.answered_at is null and held.asked_by is not null and not is_again then
    -- Begins with a word of ours: whoever asked may be called anything.
    raise exception 'Somebody has asked already for a review of this %: %', document_kind, held.asked_by_name using errcode = '22R02';
  end if;
  insert into public.review_requests as r (kind, document_id, version, note, asked_by, asked_by_name)
  values (document_kind, document, seen_version, kept_note, private.own_id(), coalesce(private.own_name(), ''))
  on conflict on constraint review_requests_pkey do update
  set version = excluded.version, note = excluded.note, asked_by = excluded.asked_by, asked_by_name = excluded.asked_by_name,
    -- Whoever asks again, with other words or after a lost answer, keeps the place in the queue.
    asked_at = case when is_again then r.asked_at else now() end,
    answered_by = null, answered_by_name = '', answered_at = null, outcome = null, answer_note = '';
  if not is_again then
    perform private.log_activity(document_kind || '_review_asked', document, about.title, null, now());
  end if;
  return query
  select r.document_id, r.outcome, r.asked_at from public.review_requests r where r.kind = document_kind and r.document_id = document;
end;
$$;

comment on function private.ask_review(text, uuid, integer, text) is 'Asks for a review, or changes the note of one''s own open request.';

create function private.withdraw_review(document_kind text, document uuid) returns table (document_id uuid)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_review_right(document_kind, false);
  perform private.held_document(document_kind, document);
  perform private.require_review_right(document_kind, false);
  delete from public.review_requests r
  where r.kind = document_kind and r.document_id = document and r.asked_by = private.own_id();
  if not found and exists (
    select from public.review_requests r where r.kind = document_kind and r.document_id = document and r.answered_at is null
  ) then
    raise exception 'Only who asked for a review withdraws it' using errcode = '42501';
  end if;
  return query select document;
end;
$$;

comment on function private.withdraw_review(text, uuid) is 'Takes one''s own request away, or the answer to it that has been read; once, however often it is asked for.';

create function private.answer_review(document_kind text, document uuid, seen_version integer, answer text, words text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept_note text := private.review_note(words);
  about record;
  held public.review_requests;
begin
  perform private.require_review_right(document_kind, true);
  select d.* into about from private.held_document(document_kind, document) d;
  perform private.require_review_right(document_kind, true);
  if about.version is null then
    raise exception 'This % no longer exists', document_kind using errcode = '22R03';
  end if;
  select r.* into held from public.review_requests r where r.kind = document_kind and r.document_id = document;
  if held.outcome = answer and held.answered_by = private.own_id() then
    -- An earlier try arrived, and its answer was lost.
    return false;
  end if;
  if held.document_id is null or held.answered_at is not null then
    raise exception 'Nobody waits for a review of this % any more', document_kind using errcode = '22R02';
  end if;
  if held.asked_by = private.own_id() then
    raise exception 'Somebody else answers what you asked for' using errcode = '42501';
  end if;
  if answer = 'approved' and about.version is distinct from seen_version then
    raise exception 'This % has changed since you saw it', document_kind using errcode = '22R01';
  end if;
  if answer = 'sent_back' and kept_note = '' then
    raise exception 'Write what is to be done' using errcode = '22023';
  end if;
  update public.review_requests r
  set outcome = answer, answer_note = kept_note, answered_at = now(), answered_by = private.own_id(),
    answered_by_name = coalesce(private.own_name(), '')
  where r.kind = document_kind and r.document_id = document;
  if answer = 'sent_back' then
    perform private.log_activity(document_kind || '_sent_back', document, about.title, null, now());
  end if;
  return true;
end;
$$;

comment on function private.answer_review(text, uuid, integer, text, text) is
'Notes the answer to an open request, and says whether it is new; who approves publishes in the same transaction.';

create function private.review_of(document_kind text, document uuid) returns table (document_id uuid, outcome text, answered_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select r.document_id, r.outcome, r.answered_at
  from public.review_requests r
  where r.kind = document_kind and r.document_id = document;
$$;

comment on function private.review_of(text, uuid) is 'What became of a request.';

create function private.close_review() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.review_requests r where r.kind = tg_argv[0] and r.document_id = old.id;
    return null;
  end if;
  if new.unpublish_at <= now() then
    return null;
  end if;
  -- What was to be done, or what its own writer has published, waits for nobody.
  delete from public.review_requests r
  where r.kind = tg_argv[0] and r.document_id = new.id
    and (r.outcome = 'sent_back' or (r.answered_at is null and r.asked_by is not distinct from private.own_id()));
  update public.review_requests r
  set outcome = 'approved', answered_at = now(), answered_by = private.own_id(), answered_by_name = coalesce(private.own_name(), '')
  where r.kind = tg_argv[0] and r.document_id = new.id and r.answered_at is null;
  return null;
end;
$$;

comment on function private.close_review() is 'Publishing by any way approves what waits; what is deleted waits no longer. Argument: the kind.';

create trigger blog_posts_55_review
after update of status, publish_at, unpublish_at on public.blog_posts
for each row when (new.status = 'published') execute function private.close_review('post');

create trigger pages_55_review
after update of status, publish_at, unpublish_at on public.pages
for each row when (new.status = 'published') execute function private.close_review('page');

create trigger blog_posts_55_review_gone
after delete on public.blog_posts
for each row execute function private.close_review('post');

create trigger pages_55_review_gone
after delete on public.pages
for each row execute function private.close_review('page');

create function private.review_queue()
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
      from public.review_requests q
      where q.answered_at is null and q.kind = any (answered_kinds) and q.asked_by is distinct from private.own_id()
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
      where q.asked_by = private.own_id() and q.outcome = 'sent_back' and q.kind = any (asked_kinds)
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

comment on function private.review_queue() is 'What waits for the signed-in person.';

create function public.ask_review(kind text, id uuid, version integer, note text default '')
returns table (document_id uuid, outcome text, asked_at timestamptz)
language sql
set search_path = ''
as $$
  select * from private.ask_review($1, $2, $3, $4);
$$;

comment on function public.ask_review(text, uuid, integer, text) is
'Asks for a review of this version of a post or page; asked again it changes the note. Refused with 22R01 where the document has changed, 22R02 where it is published or somebody else asked, 22R03 where it is gone.';

create function public.withdraw_review(kind text, id uuid) returns table (document_id uuid)
language sql
set search_path = ''
as $$
  select * from private.withdraw_review($1, $2);
$$;

comment on function public.withdraw_review(text, uuid) is 'Takes one''s own request for a review away, answered or not.';

create function public.send_back_review(kind text, id uuid, note text)
returns table (document_id uuid, outcome text, answered_at timestamptz)
language plpgsql
set search_path = ''
as $$
begin
  perform private.answer_review($1, $2, null, 'sent_back', $3);
  return query select * from private.review_of($1, $2);
end;
$$;

comment on function public.send_back_review(text, uuid, text) is
'Sends a post or page back to who asked, with a note. Refused with 22R02 where nobody waits any more, 22R03 where it is gone.';

create function public.approve_review(kind text, id uuid, version integer, note text default '')
returns table (document_id uuid, outcome text, answered_at timestamptz)
language plpgsql
set search_path = ''
as $$
declare
  is_stored boolean := true;
begin
  if private.answer_review($1, $2, $3, 'approved', $4) then
    -- With the person's own rights, by the way of every save: guards, stamps, version and log are its.
    if $1 = 'post' then
      update public.blog_posts as p
      set status = 'published', publish_at = null, unpublish_at = null
      where p.id = $2 and p.version = $3;
      is_stored := found;
    else
      update public.pages as p
      set status = 'published', publish_at = null, unpublish_at = null
      where p.id = $2 and p.version = $3;
      is_stored := found;
    end if;
  end if;
  if not is_stored then
    raise exception 'You don''t have permission to publish this' using errcode = '42501';
  end if;
  return query select * from private.review_of($1, $2);
end;
$$;

comment on function public.approve_review(text, uuid, integer, text) is
'Publishes this version of a post or page that waits for a review. Refused with 22R01 where it has changed since, 22R02 where nobody waits any more, 22R03 where it is gone.';

create function public.review_queue()
returns table (
  kind text, document_id uuid, title text, state text, person_name text, note text, happened_at timestamptz, total integer
)
language sql
stable
set search_path = ''
as $$
  select * from private.review_queue();
$$;

comment on function public.review_queue() is
'What waits for the signed-in person: asked (they may publish it, the longest waiting first) and sent_back (they asked), ten of each, with their number, counted up to 1000.';

revoke all on function
  private.may_ask_review(text), private.may_answer_review(text), private.require_review_right(text, boolean),
  private.held_document(text, uuid), private.review_note(text), private.ask_review(text, uuid, integer, text),
  private.withdraw_review(text, uuid), private.answer_review(text, uuid, integer, text, text), private.review_of(text, uuid),
  private.close_review(), private.review_queue(), public.ask_review(text, uuid, integer, text), public.withdraw_review(text, uuid),
  public.send_back_review(text, uuid, text), public.approve_review(text, uuid, integer, text), public.review_queue()
from public, anon, authenticated, service_role;

grant execute on function
  private.may_ask_review(text), private.may_answer_review(text), private.ask_review(text, uuid, integer, text),
  private.withdraw_review(text, uuid), private.answer_review(text, uuid, integer, text, text), private.review_of(text, uuid),
  private.review_queue(), public.ask_review(text, uuid, integer, text), public.withdraw_review(text, uuid),
  public.send_back_review(text, uuid, text), public.approve_review(text, uuid, integer, text), public.review_queue()
to authenticated;

revoke all on table public.review_requests from public, anon, authenticated, service_role;

grant select on table public.review_requests to authenticated;

grant all on table public.review_requests to service_role;

alter table public.review_requests enable row level security;

create policy "who edits or publishes a kind reads its reviews" on public.review_requests
for select to authenticated
using (
  kind = 'post' and ((select private.may_ask_review('post')) or (select private.may_answer_review('post')))
  or kind = 'page' and (select private.may_ask_review('page'))
);
