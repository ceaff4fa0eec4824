-- Who saved changes of a published document without publishing them may ask for their review.
create or replace function private.ask_review(document_kind text, document uuid, seen_version integer, words text)
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
    -- Held, for whoever discards them takes their request along.
    perform from public.shared_copies c where c.kind = document_kind and c.document_id = document for share;
    if not found then
      raise exception 'This % is published already', document_kind using errcode = '22R02';
    end if;
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

comment on function public.ask_review(text, uuid, integer, text) is
'Asks for a review of this version of a post or page, or of its changes that are not public yet; asked again it changes the note. Refused with 22R01 where the document has changed, 22R02 where all of it is published or somebody else asked, 22R03 where it is gone.';

create or replace function private.answer_review(document_kind text, document uuid, seen_version integer, answer text, words text)
returns boolean
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
  if answer = 'sent_back' and kept_note = '' then
    raise exception 'Write what is to be done' using errcode = '22023';
  end if;
  if held.outcome = answer and held.answered_by = private.own_id() then
    -- An earlier try arrived, and its answer was lost. What the person says now is what they mean.
    update public.review_requests r
    set answer_note = kept_note
    where r.kind = document_kind and r.document_id = document and r.answer_note <> kept_note and kept_note <> '';
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
  if answer = 'approved' and private.has_shared_copy(document_kind, document) then
    -- The document alone would become public, without what the review is about.
    raise exception 'There are changes beside this %. Publish them, or send it back', document_kind using errcode = '22R01';
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

create or replace function private.close_review() returns trigger
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
  -- It was public before: what waits are its changes, and a new time does not publish them.
  if old.status = 'published' and (old.unpublish_at is null or old.unpublish_at > now())
    and private.has_shared_copy(tg_argv[0], new.id) then
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

create function private.close_copy_review() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.review_requests r
  where r.kind = old.kind and r.document_id = old.document_id
    and exists (
      select from public.blog_posts p
      where old.kind = 'post' and p.id = old.document_id and p.status = 'published'
        and (p.unpublish_at is null or p.unpublish_at > now())
      union all
      select from public.pages p
      where old.kind = 'page' and p.id = old.document_id and p.status = 'published'
        and (p.unpublish_at is null or p.unpublish_at > now())
    );
  return null;
end;
$$;

comment on function private.close_copy_review() is
'Changes of a public document that are published or discarded wait for nobody. A draft that takes them in waits on.';

revoke all on function private.close_copy_review() from public, anon, authenticated, service_role;

create trigger shared_copies_55_review after delete on public.shared_copies
for each row execute function private.close_copy_review();
