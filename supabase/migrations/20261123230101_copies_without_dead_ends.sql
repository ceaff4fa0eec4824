-- Changes that are not public yet lead somewhere for everybody: who may publish but not edit reads and publishes them as they are,
-- and what is taken off the site takes them into its draft.
create function private.take_in_copy(document_kind text, document uuid, changes jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The guard of pictures asks persons alone, and this writes in nobody's name but theirs.
  perform private.refuse_new_foreign_pictures(
    array(
      select a.address
      from unnest(array[changes ->> 'featured_image', changes ->> 'author_image']) as a (address)
      where private.is_elsewhere(a.address)
    ) || private.foreign_pictures(coalesce(changes ->> 'content', ''), document_kind = 'page'),
    (
      select array_remove(array[p.featured_image, p.author_image], null) || private.foreign_pictures(p.content, false)
      from public.blog_posts p
      where document_kind = 'post' and p.id = document
      union all
      select private.foreign_pictures(p.content, true)
      from public.pages p
      where document_kind = 'page' and p.id = document
    )
  );
  -- As a save of the document, with all else that is checked there; who changes it is still the person.
  if document_kind = 'post' then
    update public.blog_posts as d
    set (
      title, excerpt, content, featured_image, featured_image_alt, author, author_image, author_bio, category, tags, is_featured,
      reading_time, meta_title, meta_description, updated_by, updated_by_name
    ) = (
      select
        r.title, r.excerpt, r.content, r.featured_image, r.featured_image_alt, r.author, r.author_image, r.author_bio, r.category,
        r.tags, r.is_featured, r.reading_time, r.meta_title, r.meta_description, coalesce(private.own_id(), d.updated_by),
        coalesce(private.own_name(), d.updated_by_name)
      from jsonb_populate_record(d, changes) as r
    )
    where d.id = document;
  else
    update public.pages as d
    set (title, slug, content, meta_title, meta_description, template, updated_by, updated_by_name) = (
      select
        r.title, r.slug, r.content, r.meta_title, r.meta_description, r.template, coalesce(private.own_id(), d.updated_by),
        coalesce(private.own_name(), d.updated_by_name)
      from jsonb_populate_record(d, changes) as r
    )
    where d.id = document;
  end if;
  delete from public.shared_copies c where c.kind = document_kind and c.document_id = document;
end;
$$;

comment on function private.take_in_copy(text, uuid, jsonb) is
'Writes changes that are not public yet into their post or page, and removes the copy. Asks for no right.';

create function private.settle_copy(document_kind text, document uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  held public.shared_copies;
  stored jsonb;
  origin jsonb;
begin
  -- The row of the document first, as whoever saves a copy takes it.
  if document_kind = 'post' then
    select to_jsonb(p) into stored from public.blog_posts p where p.id = document and p.status <> 'published' for no key update;
  else
    select to_jsonb(p) into stored from public.pages p where p.id = document and p.status <> 'published' for no key update;
  end if;
  select c.* into held from public.shared_copies c where c.kind = document_kind and c.document_id = document for update;
  select v.fields into origin
  from public.document_versions v
  where v.kind = document_kind and v.document_id = document and v.version = held.base_version;
  -- Published again by the same request, or made from what nobody knows any more.
  if stored is null or origin is null then
    return;
  end if;
  if exists (
    select
    from jsonb_each(held.fields) as f
    where f.value is distinct from origin -> f.key
      and stored -> f.key is distinct from origin -> f.key
      and stored -> f.key is distinct from f.value
  ) then
    -- Both were changed: a person decides.
    return;
  end if;
  begin
    perform private.take_in_copy(
      document_kind, document,
      (
        select coalesce(jsonb_object_agg(f.key, f.value), '{}')
        from jsonb_each(held.fields) as f
        where f.value is distinct from origin -> f.key
      )
    );
  exception
    when integrity_constraint_violation or data_exception or raise_exception or insufficient_privilege then
      -- Such a draft cannot be (an address that is taken, say): the changes stay beside it, for the editor to show why.
      return;
  end;
end;
$$;

comment on function private.settle_copy(text, uuid) is
'Takes what a copy changes into its document where that is not published any more; where that cannot be, it stays beside it.';

create function private.settle_own_copy() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_shared_copy(tg_argv[0], new.id) then
    perform private.settle_copy(tg_argv[0], new.id);
  end if;
  return null;
end;
$$;

comment on function private.settle_own_copy() is
'What is not published any more needs no copy beside it. Argument: kind of document. Deferred, for a save of the editor removes the copy itself.';

create constraint trigger blog_posts_86_copy
after update on public.blog_posts
deferrable initially deferred
for each row when (old.status = 'published' and new.status <> 'published')
execute function private.settle_own_copy('post');

create constraint trigger blog_posts_86_copy_restored
after insert on public.blog_posts
deferrable initially deferred
for each row when (new.status <> 'published')
execute function private.settle_own_copy('post');

create constraint trigger pages_86_copy
after update on public.pages
deferrable initially deferred
for each row when (old.status = 'published' and new.status <> 'published')
execute function private.settle_own_copy('page');

create constraint trigger pages_86_copy_restored
after insert on public.pages
deferrable initially deferred
for each row when (new.status <> 'published')
execute function private.settle_own_copy('page');

create or replace function private.guard_unpublished_changes() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept text[] := private.stamp_columns() || private.search_data_columns();
begin
  -- Of a draft nothing is public: there is nothing to keep apart.
  if private.is_api_request() and old.status = 'published' then
    if to_jsonb(new) - kept is distinct from to_jsonb(old) - kept then
      if private.has_shared_copy('post', new.id) and not private.has_permission('publish_content') then
        raise exception 'This post has unpublished changes. Save without publishing, for who may publish them'
        using errcode = '42501';
      end if;
    end if;
  end if;
  return new;
end;
$$;

create function private.publish_copy_as_it_is(document_kind text, document uuid, seen integer) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  about record;
  held public.shared_copies;
begin
  perform private.require_review_right(document_kind, true);
  select d.* into about from private.held_document(document_kind, document) d;
  -- A right may have been lost while this waited.
  perform private.require_review_right(document_kind, true);
  select c.* into held
  from public.shared_copies c
  where c.kind = document_kind and c.document_id = document
  for update;
  if about.version is null or held.kind is null then
    return 'gone';
  end if;
  if held.version is distinct from seen then
    return 'newer';
  end if;
  if held.base_version <> about.version then
    return 'outdated';
  end if;
  perform private.take_in_copy(document_kind, document, held.fields);
  return 'published';
end;
$$;

comment on function private.publish_copy_as_it_is(text, uuid, integer) is 'Makes changes public that the caller has read and may not edit.';

create function public.publish_copy_as_it_is(kind text, document_id uuid, copy_version integer) returns text
language sql
set search_path = ''
as $$
  select private.publish_copy_as_it_is($1, $2, $3);
$$;

comment on function public.publish_copy_as_it_is(text, uuid, integer) is
'Publishes the unpublished changes of a post or page as they are, for who may publish it. Says published, newer (somebody has saved them again), outdated (the document was saved since they were made: who edits puts both together) or gone.';

drop policy "who may edit posts or pages reads their unpublished changes" on public.shared_copies;

create policy "who edits or publishes posts or pages reads their changes" on public.shared_copies
for select to authenticated
using (
  kind = 'post' and ((select private.may_edit('post')) or (select private.may_answer_review('post')))
  or kind = 'page' and (select private.may_edit('page'))
);

create or replace function private.answer_review(document_kind text, document uuid, seen_version integer, answer text, words text) returns boolean
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

revoke all on function
  private.take_in_copy(text, uuid, jsonb), private.settle_copy(text, uuid), private.settle_own_copy(), private.publish_copy_as_it_is(text, uuid, integer),
  public.publish_copy_as_it_is(text, uuid, integer)
from public, anon, authenticated, service_role;

grant execute on function private.publish_copy_as_it_is(text, uuid, integer), public.publish_copy_as_it_is(text, uuid, integer)
to authenticated;

-- Drafts from before.
select private.settle_copy(c.kind, c.document_id)
from public.shared_copies c;
