-- What lies in the trash is listed, put back and emptied by functions; one document is deleted for good from its table.

create function private.require_trash(document_kind text) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.may_see_trash(document_kind) then
    raise exception 'You don''t have permission to see the trash of %', case document_kind when 'page' then 'pages' else 'posts' end
    using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_trash(text) is 'Refuses whoever may neither edit nor delete posts (kind post) or pages (kind page).';

create function private.is_reserved_slug(asked text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select asked ~ '^partner-with-.*-edtech$' or exists (select from private.reserved_slugs r where r.slug = asked);
$$;

comment on function private.is_reserved_slug(text) is 'Whether an address at the top of the site belongs to a part of it.';

create or replace function private.refuse_reserved_slug() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_reserved_slug(new.slug) then
    -- A sentence for people: a form of before the address was taken does not know it.
    raise exception 'The address /% belongs to a part of the site. Choose another slug', new.slug using errcode = '23514';
  end if;
  return new;
end;
$$;

create function private.live_document(document_kind text, document_id uuid)
returns table (id uuid, title text, slug text, status text)
language sql
stable
security definer
set search_path = ''
as $$
  select p.id, p.title, null::text, p.status from public.blog_posts p where document_kind = 'post' and p.id = document_id
  union all
  select p.id, p.title, p.slug, p.status from public.pages p where document_kind = 'page' and p.id = document_id;
$$;

comment on function private.live_document(text, uuid) is 'A post or page that is not in the trash.';

create function private.put_post_back(kept jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  blank public.blog_posts;
begin
  begin
    -- Only what a column that came later starts with is wanted of this row.
    insert into public.blog_posts (title, excerpt, content, author, category)
    values ('-', '-', '-', '-', 'career-tips')
    returning * into blank;
    raise exception 'Taken back' using errcode = 'RT000';
  exception
    when sqlstate 'RT000' then
      null;
  end;
  insert into public.blog_posts select (jsonb_populate_record(blank, kept)).*;
end;
$$;

comment on function private.put_post_back(jsonb) is 'Inserts a post as it was, with what columns that came later start with.';

create function private.put_page_back(kept jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  blank public.pages;
begin
  begin
    insert into public.pages (title, slug) values ('-', 'blank-' || replace(gen_random_uuid()::text, '-', '')) returning * into blank;
    raise exception 'Taken back' using errcode = 'RT000';
  exception
    when sqlstate 'RT000' then
      null;
  end;
  insert into public.pages select (jsonb_populate_record(blank, kept)).*;
end;
$$;

comment on function private.put_page_back(jsonb) is 'Inserts a page as it was, with what columns that came later start with.';

create function private.address_problem(kept_slug text, asked text, was_public boolean, trashed_at timestamptz) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when private.is_reserved_slug(asked) then 'The address /' || asked || ' belongs to a part of the site now'
    when exists (select from public.pages p where p.slug = asked) then 'The address /' || asked || ' belongs to another page now'
    when exists (
      select from public.redirects r
      where r.from_path = '/' || asked
        -- A draft may have had its address beside a redirect all the time: that acts until the page is published.
        and (was_public or asked <> kept_slug or r.created_at > address_problem.trashed_at)
    ) then 'The address /' || asked || ' leads somewhere else now, by a redirect'
  end;
$$;

comment on function private.address_problem(text, text, boolean, timestamptz) is
'Why a page cannot come back at an address, as a sentence; null where it can.';

create function private.restore_document(document_kind text, document_id uuid, new_slug text)
returns table (id uuid, title text, slug text, status text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_document public.trashed_documents;
  kept jsonb;
  asked_slug text;
  is_public boolean;
  problem text;
begin
  perform private.require_trash(document_kind);
  if document_kind = 'page' then
    -- Before any row, as everything does that changes where addresses lead.
    perform private.lock_redirects();
  end if;
  select t.* into found_document
  from public.trashed_documents t
  where t.kind = document_kind and t.id = document_id and t.trashed_at > private.trash_horizon()
  for update;
  -- A right may have been lost while this waited.
  perform private.require_trash(document_kind);
  if found_document.id is null then
    -- Restored before, by a try whose answer was lost or by somebody else.
    return query select d.id, d.title, d.slug, d.status from private.live_document(document_kind, document_id) d;
    if not found then
      raise exception 'This % is no longer in the trash', document_kind using errcode = '22T02';
    end if;
    return;
  end if;
  is_public := found_document.row ->> 'status' = 'published'
    and (document_kind = 'page' or private.has_permission('publish_content'));
  kept := found_document.row || jsonb_build_object(
    'version', (found_document.row ->> 'version')::integer + 1,
    'status', case when is_public then 'published' else 'draft' end,
    -- Whose account is gone is nobody's.
    'created_by', (select u.id from auth.users u where u.id = (found_document.row ->> 'created_by')::uuid),
    'updated_by', (select u.id from auth.users u where u.id = (found_document.row ->> 'updated_by')::uuid)
  );
  if document_kind = 'post' then
    perform private.put_post_back(kept);
  else
    asked_slug := coalesce(nullif(btrim(new_slug), ''), found_document.slug);
    problem := private.address_problem(found_document.slug, asked_slug, is_public, found_document.trashed_at);
    if problem is not null then
      raise exception '%', problem using errcode = '22T01';
    end if;
    begin
      perform private.put_page_back(kept || jsonb_build_object('slug', asked_slug));
    exception
      when unique_violation then
        -- Somebody made a page there between the question and the answer.
        raise exception 'The address /% belongs to another page now', asked_slug using errcode = '22T01';
    end;
  end if;
  perform private.remove_old_trash();
  return query select d.id, d.title, d.slug, d.status from private.live_document(document_kind, document_id) d;
end;
$$;

comment on function private.restore_document(text, uuid, text) is 'Puts a deleted post or page back.';

create function private.search_trash(term text, in_kind text, page_size integer, page_offset integer, sort_by text)
returns table (kind text, id uuid, title text, slug text, status text, trashed_at timestamptz, trashed_by_name text, days_left integer)
language plpgsql
volatile
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := case when private.like_pattern(term) is not null then private.short_grams(lower(left(btrim(term), 200))) end;
begin
  perform private.require_trash(in_kind);
  perform private.remove_old_trash();
  return query
  select
    t.kind, t.id, t.title, t.slug, t.row ->> 'status', t.trashed_at, t.trashed_by_name,
    ceil(extract(epoch from t.trashed_at - private.trash_horizon()) / 86400)::integer
  from public.trashed_documents t
  where t.kind = in_kind and t.trashed_at > private.trash_horizon()
    and (pattern is null or private.trash_search_text(t.title, t.slug) like pattern)
    and (grams is null or private.short_grams(private.trash_search_text(t.title, t.slug)) @> grams)
  order by
    case when sort_by = 'title' then lower(t.title) end,
    case when coalesce(sort_by, '') <> 'title' then t.trashed_at end desc,
    t.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_trash(text, text, integer, integer, text) is 'One page of the deleted posts or pages of the last 30 days.';

create function private.count_trash(term text, in_kind text) returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := case when private.like_pattern(term) is not null then private.short_grams(lower(left(btrim(term), 200))) end;
begin
  perform private.require_trash(in_kind);
  return (
    select count(*)::integer
    from (
      select
      from public.trashed_documents t
      where t.kind = in_kind and t.trashed_at > private.trash_horizon()
        and (pattern is null or private.trash_search_text(t.title, t.slug) like pattern)
        and (grams is null or private.short_grams(private.trash_search_text(t.title, t.slug)) @> grams)
      limit 1000
    ) as found_documents
  );
end;
$$;

comment on function private.count_trash(text, text) is 'Number of deleted posts or pages, counted up to 1000, which then means "1000 or more".';

create function private.empty_trash(document_kind text, until timestamptz) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  if not private.may_empty_trash(document_kind) then
    raise exception 'You don''t have permission to delete %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
  delete from public.trashed_documents t
  where t.kind = document_kind
    and t.id in (
      select o.id
      from public.trashed_documents o
      where o.kind = document_kind and o.trashed_at <= until
      order by o.trashed_at
      limit 200
      for update skip locked
    );
  get diagnostics removed = row_count;
  return removed;
end;
$$;

comment on function private.empty_trash(text, timestamptz) is 'Deletes up to 200 documents of one kind for good.';

create function public.restore_document(kind text, id uuid, new_slug text default null)
returns table (id uuid, title text, slug text, status text)
language sql
set search_path = ''
as $$
  select * from private.restore_document($1, $2, $3);
$$;

comment on function public.restore_document(text, uuid, text) is
'Puts a deleted post or page back: as it was, or as a draft for who may not publish; once, however often it is asked for. Refused with 22T01 where the address of a page is taken (give another one as new_slug), with 22T02 where nothing is left to restore.';

create function public.search_trash(
  term text default '', in_kind text default 'post', page_size integer default 20, page_offset integer default 0,
  sort_by text default 'trashed'
)
returns table (kind text, id uuid, title text, slug text, status text, trashed_at timestamptz, trashed_by_name text, days_left integer)
language sql
set search_path = ''
as $$
  select * from private.search_trash(term, in_kind, page_size, page_offset, sort_by);
$$;

comment on function public.search_trash(text, text, integer, integer, text) is
'Deleted posts (in_kind post) or pages (page) of the last 30 days with the status that they had and the days that are left, for who edits or deletes them: last deleted first, or sorted by title.';

create function public.count_trash(term text default '', in_kind text default 'post') returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_trash(term, in_kind);
$$;

comment on function public.count_trash(text, text) is
'Number of deleted posts or pages for who edits or deletes them, counted up to 1000, which then means "1000 or more".';

create function public.empty_trash(kind text, until timestamptz) returns integer
language sql
set search_path = ''
as $$
  select private.empty_trash($1, $2);
$$;

comment on function public.empty_trash(text, timestamptz) is
'Deletes what was deleted up to a moment for good, at most 200 posts or pages at once, and says how many; for delete_content or manage_pages.';

revoke all on function
  private.require_trash(text), private.is_reserved_slug(text), private.live_document(text, uuid), private.put_post_back(jsonb),
  private.put_page_back(jsonb), private.address_problem(text, text, boolean, timestamptz),
  private.restore_document(text, uuid, text), private.search_trash(text, text, integer, integer, text),
  private.count_trash(text, text), private.empty_trash(text, timestamptz), public.restore_document(text, uuid, text),
  public.search_trash(text, text, integer, integer, text), public.count_trash(text, text), public.empty_trash(text, timestamptz)
from public, anon, authenticated, service_role;

grant execute on function
  private.restore_document(text, uuid, text), private.search_trash(text, text, integer, integer, text),
  private.count_trash(text, text), private.empty_trash(text, timestamptz), public.restore_document(text, uuid, text),
  public.search_trash(text, text, integer, integer, text), public.count_trash(text, text), public.empty_trash(text, timestamptz)
to authenticated;
