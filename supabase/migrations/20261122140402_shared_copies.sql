-- A published post or page can be worked on without changing what visitors read: what is not public yet lies here, one copy for
-- everybody who edits, until it is published with a save of the document or discarded.
create table public.shared_copies (
  kind text not null,
  document_id uuid not null,
  version integer not null default 1,
  base_version integer not null,
  fields jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text not null default '',
  primary key (kind, document_id)
);

comment on table public.shared_copies is 'Changes of published posts and pages that are not public yet, one copy of each; written by functions alone.';

comment on column public.shared_copies.document_id is 'No reference, for the copy outlives a row that lies in the trash.';
comment on column public.shared_copies.version is 'Raised by every save of the copy; a save names the one it was based on.';
comment on column public.shared_copies.base_version is 'The version of the document that the changes were made from.';
comment on column public.shared_copies.fields is 'What people edit, by the names of the columns; neither status nor times.';

alter table public.shared_copies
  add constraint shared_copies_kind_known check (kind in ('post', 'page')),
  add constraint shared_copies_fields_named check (jsonb_typeof(fields) = 'object'),
  -- As long as a document may be: its content, and all its other fields together.
  add constraint shared_copies_content_length check (char_length(fields ->> 'content') <= 1000000),
  add constraint shared_copies_fields_length check (char_length((fields - 'content')::text) <= 20000);

create index shared_copies_saved_by_idx on public.shared_copies (saved_by);

create function private.may_edit(document_kind text) returns boolean
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

comment on function private.may_edit(text) is 'Whether the signed-in person may edit posts (kind post) or pages (kind page) that others wrote.';

create function private.has_shared_copy(document_kind text, document uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.shared_copies c where c.kind = document_kind and c.document_id = document);
$$;

comment on function private.has_shared_copy(text, uuid) is 'Whether a post or page has changes that are not public yet.';

create function private.copy_pictures(document_kind text, document uuid) returns text
language sql
stable
security definer
set search_path = ''
as $$
  select concat_ws(' ', c.fields ->> 'featured_image', c.fields ->> 'author_image', c.fields ->> 'content')
  from public.shared_copies c
  where c.kind = document_kind and c.document_id = document;
$$;

comment on function private.copy_pictures(text, uuid) is 'Where the changes of a post or page that are not public yet show pictures; null where there are none.';

create or replace function private.note_post_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_media_uses(
    'post', new.id, concat_ws(' ', new.featured_image, new.author_image, new.content, private.copy_pictures('post', new.id))
  );
  return null;
end;
$$;

create or replace function private.note_page_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_media_uses('page', new.id, concat_ws(' ', new.content, private.copy_pictures('page', new.id)));
  return null;
end;
$$;

create function private.note_copy_media() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.shared_copies;
  shown text;
begin
  if tg_op = 'DELETE' then
    changed := old;
  else
    changed := new;
  end if;
  select s.body into shown
  from (
    select concat_ws(' ', p.featured_image, p.author_image, p.content) as body
    from public.blog_posts p
    where changed.kind = 'post' and p.id = changed.document_id
    union all
    select p.content from public.pages p where changed.kind = 'page' and p.id = changed.document_id
  ) as s;
  -- What lies in the trash keeps the notes that it had.
  if shown is not null then
    perform private.note_media_uses(
      changed.kind, changed.document_id, concat_ws(' ', shown, private.copy_pictures(changed.kind, changed.document_id))
    );
  end if;
  return null;
end;
$$;

comment on function private.note_copy_media() is 'A file that only changes which are not public yet show is in use.';

create function private.save_shared_copy(
  document_kind text, document uuid, changes jsonb, on_version integer, expected integer
)
returns table (version integer, base_version integer, fields jsonb, saved_at timestamptz, saved_by_name text, is_saved boolean)
language plpgsql
security definer
set search_path = ''
as $$
declare
  present record;
  tidy jsonb;
  found_copy public.shared_copies;
  saves boolean;
begin
  if not private.may_edit(document_kind) then
    raise exception 'You don''t have permission to edit %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
  -- The row of the document first, as whoever publishes takes it.
  if document_kind = 'post' then
    select p.version, p.status into present from public.blog_posts p where p.id = document for share;
  else
    select p.version, p.status into present from public.pages p where p.id = document for share;
  end if;
  if present.version is null then
    return;
  end if;
  -- A right may have been lost while this waited.
  if not private.may_edit(document_kind) then
    raise exception 'You don''t have permission to edit %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
  -- Read as a row and back: values are of their columns' types, and nothing else is kept.
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into tidy
  from jsonb_each(
    case document_kind
      when 'post' then to_jsonb(jsonb_populate_record(null::public.blog_posts, changes))
      else to_jsonb(jsonb_populate_record(null::public.pages, changes))
    end
    - private.stamp_columns() - array['status', 'publish_at', 'unpublish_at']
  ) as f
  where changes ? f.key;
  select c.* into found_copy
  from public.shared_copies c
  where c.kind = document_kind and c.document_id = document
  for update;
  if found_copy.kind is null then
    -- Published or discarded meanwhile: begun anew only on what is public now.
    saves := present.version = on_version;
    if saves and present.status <> 'published' then
      raise exception 'This % is a draft. Save it instead', document_kind using errcode = '22023';
    end if;
    if saves then
      insert into public.shared_copies as c (kind, document_id, base_version, fields, saved_by, saved_by_name)
      values (document_kind, document, on_version, tidy, auth.uid(), coalesce(private.own_name(), ''))
      on conflict on constraint shared_copies_pkey do nothing
      returning c.* into found_copy;
      saves := found_copy.kind is not null;
    end if;
  else
    saves := found_copy.version is not distinct from expected;
    if saves and found_copy.fields <> tidy then
      update public.shared_copies c
      set
        version = c.version + 1, base_version = on_version, fields = tidy, saved_at = now(), saved_by = auth.uid(),
        saved_by_name = coalesce(private.own_name(), '')
      where c.kind = document_kind and c.document_id = document
      returning c.* into found_copy;
    end if;
    -- What was to be saved stands there: an earlier try arrived, and its answer was lost.
    saves := saves or found_copy.fields = tidy;
  end if;
  if found_copy.kind is null then
    select c.* into found_copy from public.shared_copies c where c.kind = document_kind and c.document_id = document;
  end if;
  if found_copy.kind is not null then
    return query
    select
      found_copy.version, found_copy.base_version, found_copy.fields, found_copy.saved_at, found_copy.saved_by_name, saves;
  end if;
end;
$$;

comment on function private.save_shared_copy(text, uuid, jsonb, integer, integer) is 'Saves changes of a published post or page without publishing them.';

create function public.save_shared_copy(
  kind text, document_id uuid, fields jsonb, base_version integer, expected_version integer default null
)
returns table (version integer, base_version integer, fields jsonb, saved_at timestamptz, saved_by_name text, is_saved boolean)
language sql
set search_path = ''
as $$
  select * from private.save_shared_copy($1, $2, $3, $4, $5);
$$;

comment on function public.save_shared_copy(text, uuid, jsonb, integer, integer) is
'Saves changes of a published post or page without publishing them, for who may edit it. Gives the copy that there is now and whether it is the caller''s (else somebody was quicker: expected_version is not its version); nothing where the document is gone, or was saved while there was no copy.';

create function private.publish_shared_copy(
  document_kind text, document uuid, changes jsonb, on_version integer, seen integer
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  published jsonb;
begin
  if exists (
    select from public.shared_copies c where c.kind = document_kind and c.document_id = document and c.version <> seen
  ) then
    return jsonb_build_object('outcome', 'newer');
  end if;
  -- With the rights of whoever asks, as any save of the document: every column that people may change.
  if document_kind = 'post' then
    update public.blog_posts as d
    set (
      title, excerpt, content, featured_image, featured_image_alt, author, author_image, author_bio, category,
      tags, status, is_featured, reading_time, meta_title, meta_description, publish_at, unpublish_at
    ) = (
      select
        r.title, r.excerpt, r.content, r.featured_image, r.featured_image_alt, r.author, r.author_image,
        r.author_bio, r.category, r.tags, r.status, r.is_featured, r.reading_time, r.meta_title,
        r.meta_description, r.publish_at, r.unpublish_at
      from jsonb_populate_record(d, changes) as r
    )
    where d.id = document and d.version = on_version
    returning to_jsonb(d) into published;
  else
    update public.pages as d
    set (
      title, slug, content, meta_title, meta_description, status, template, publish_at, unpublish_at
    ) = (
      select
        r.title, r.slug, r.content, r.meta_title, r.meta_description, r.status, r.template, r.publish_at,
        r.unpublish_at
      from jsonb_populate_record(d, changes) as r
    )
    where d.id = document and d.version = on_version
    returning to_jsonb(d) into published;
  end if;
  if published is null then
    return jsonb_build_object('outcome', 'outdated');
  end if;
  -- Whoever saves the copy takes the row first: what stands there now is there until this is done.
  if exists (
    select from public.shared_copies c where c.kind = document_kind and c.document_id = document and c.version <> seen
  ) then
    raise exception 'Somebody is saving changes at this moment. Try again' using errcode = '40001';
  end if;
  delete from public.shared_copies c where c.kind = document_kind and c.document_id = document and c.version = seen;
  return jsonb_build_object('outcome', 'published', 'document', published);
end;
$$;

comment on function private.publish_shared_copy(text, uuid, jsonb, integer, integer) is
'Saves a post or page whose unpublished changes the caller has seen, and removes them.';

create function public.publish_shared_copy(
  kind text, document_id uuid, fields jsonb, base_version integer, copy_version integer
) returns jsonb
language sql
set search_path = ''
as $$
  select private.publish_shared_copy($1, $2, $3, $4, $5);
$$;

comment on function public.publish_shared_copy(text, uuid, jsonb, integer, integer) is
'Saves a post or page on top of base_version and removes its unpublished changes, as of copy_version, in the same step. Outcome: published (with the document as it is now), newer (somebody has saved the changes since; nothing is stored), outdated (no document of that version, or the caller may not change it).';

create function private.guard_unpublished_changes() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept text[] := private.stamp_columns() || private.search_data_columns();
begin
  if private.is_api_request() then
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

comment on function private.guard_unpublished_changes() is 'While a post has changes that are not public yet, its public text is for who may publish.';

create function private.drop_published_copy() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb := to_jsonb(new);
begin
  delete from public.shared_copies c
  where c.kind = tg_argv[0] and c.document_id = new.id
    and not exists (select from jsonb_each(c.fields) as f where stored -> f.key is distinct from f.value);
  return null;
end;
$$;

comment on function private.drop_published_copy() is 'Changes that the document holds are public, and no copy any more. Argument: kind of document.';

create or replace function private.forget_copies() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_living(old.kind, old.id) then
    delete from public.working_copies w where w.kind = old.kind and w.document_id = old.id;
    delete from public.shared_copies c where c.kind = old.kind and c.document_id = old.id;
  end if;
  return null;
end;
$$;

comment on function private.forget_copies() is 'What is gone for good has no changes that wait for anybody.';

create trigger blog_posts_11_copy
before update on public.blog_posts
for each row execute function private.guard_unpublished_changes();

create trigger blog_posts_85_copy
after update on public.blog_posts
for each row execute function private.drop_published_copy('post');

create trigger pages_85_copy
after update on public.pages
for each row execute function private.drop_published_copy('page');

create trigger shared_copies_70_media
after insert or delete or update of fields on public.shared_copies
for each row execute function private.note_copy_media();

revoke all on function
  private.may_edit(text), private.has_shared_copy(text, uuid), private.copy_pictures(text, uuid), private.note_copy_media(),
  private.save_shared_copy(text, uuid, jsonb, integer, integer), public.save_shared_copy(text, uuid, jsonb, integer, integer),
  private.publish_shared_copy(text, uuid, jsonb, integer, integer),
  public.publish_shared_copy(text, uuid, jsonb, integer, integer), private.guard_unpublished_changes(), private.drop_published_copy()
from public, anon, authenticated, service_role;

grant execute on function
  private.may_edit(text), private.has_shared_copy(text, uuid), private.save_shared_copy(text, uuid, jsonb, integer, integer),
  public.save_shared_copy(text, uuid, jsonb, integer, integer),
  private.publish_shared_copy(text, uuid, jsonb, integer, integer),
  public.publish_shared_copy(text, uuid, jsonb, integer, integer)
to authenticated;

revoke all on table public.shared_copies from public, anon, authenticated, service_role;

grant select (kind, document_id, version, base_version, fields, saved_at, saved_by_name), delete on table public.shared_copies
to authenticated;

grant all on table public.shared_copies to service_role;

alter table public.shared_copies enable row level security;

create policy "who may edit posts or pages reads their unpublished changes" on public.shared_copies
for select to authenticated
using (
  kind = 'post' and (select private.may_edit('post'))
  or kind = 'page' and (select private.may_edit('page'))
);

create policy "who may edit posts or pages discards their unpublished changes" on public.shared_copies
for delete to authenticated
using (
  kind = 'post' and (select private.may_edit('post'))
  or kind = 'page' and (select private.may_edit('page'))
);
