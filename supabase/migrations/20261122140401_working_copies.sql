-- What somebody types is kept here while they type, so that it waits for them on any device. The browser keeps it, too, and
-- alone where the server is out of reach.
create table public.working_copies (
  owner uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  document_id uuid not null,
  slot uuid not null,
  base_version integer,
  base_updated_at timestamptz,
  fields jsonb not null,
  kept_at timestamptz not null,
  stored_at timestamptz not null default now(),
  primary key (owner, kind, document_id, slot)
);

comment on table public.working_copies is
'Unsaved text of posts and pages, private to whoever typed it: the newest 200 of each person, gone when saved or discarded.';

comment on column public.working_copies.document_id is 'No reference, for a new document is kept before it is saved for the first time.';
comment on column public.working_copies.slot is 'One per open editor, so that two of them never overwrite each other''s text.';
comment on column public.working_copies.base_version is 'The saved version that the text is based on; null for a document that was never saved.';
comment on column public.working_copies.fields is 'What the form holds, by the names of the form.';
comment on column public.working_copies.kept_at is 'By the clock of the device that typed it: which of two texts of one editor is newer.';
comment on column public.working_copies.stored_at is 'By our clock: which copies are the newest of a person.';

alter table public.working_copies
  add constraint working_copies_kind_known check (kind in ('post', 'page')),
  add constraint working_copies_base_whole check ((base_version is null) = (base_updated_at is null)),
  add constraint working_copies_base_counted check (base_version >= 1),
  add constraint working_copies_moment_bounded check (kept_at between '2000-01-01 00:00:00+00' and '2100-01-01 00:00:00+00'),
  add constraint working_copies_fields_named check (jsonb_typeof(fields) = 'object'),
  -- As long as a document may be: its content, and all its other fields together.
  add constraint working_copies_content_length check (char_length(fields ->> 'content') <= 1000000),
  add constraint working_copies_fields_length check (char_length((fields - 'content')::text) <= 20000);

create index working_copies_document_idx on public.working_copies (kind, document_id);

create index working_copies_owner_stored_idx on public.working_copies (owner, stored_at desc);

create function private.may_write(document_kind text) returns boolean
language sql
stable
set search_path = ''
as $$
  select case document_kind
    when 'post' then private.has_permission('edit_content') or private.has_permission('create_content')
    when 'page' then private.has_permission('manage_pages')
    else false
  end;
$$;

comment on function private.may_write(text) is 'Whether the signed-in person may write posts (kind post) or pages (kind page), new or not.';

create function private.keep_working_copy(
  document_kind text, document uuid, editor_slot uuid, typed jsonb, typed_at timestamptz, on_version integer, on_updated_at timestamptz
) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := auth.uid();
  is_kept boolean;
begin
  if not private.may_write(document_kind) then
    raise exception 'You don''t have permission to edit %', case document_kind when 'page' then 'pages' else 'content' end
    using errcode = '42501';
  end if;
  insert into public.working_copies as w (owner, kind, document_id, slot, base_version, base_updated_at, fields, kept_at)
  values (person, document_kind, document, editor_slot, on_version, on_updated_at, typed, typed_at)
  on conflict (owner, kind, document_id, slot) do update
  set
    base_version = excluded.base_version, base_updated_at = excluded.base_updated_at, fields = excluded.fields,
    kept_at = excluded.kept_at, stored_at = now()
  -- A request that was long on its way puts nothing old over what came after it.
  where w.kept_at <= excluded.kept_at;
  is_kept := found;
  delete from public.working_copies w
  where w.owner = person
    and (w.kind, w.document_id, w.slot) in (
      select o.kind, o.document_id, o.slot
      from public.working_copies o
      where o.owner = person
      order by o.stored_at desc
      offset 200
      limit 20
    );
  return is_kept;
end;
$$;

comment on function private.keep_working_copy(text, uuid, uuid, jsonb, timestamptz, integer, timestamptz) is
'Keeps unsaved text of the signed-in person, and removes what is beyond their newest 200.';

create function public.keep_working_copy(
  kind text, document_id uuid, slot uuid, fields jsonb, kept_at timestamptz, base_version integer default null,
  base_updated_at timestamptz default null
) returns boolean
language sql
set search_path = ''
as $$
  select private.keep_working_copy($1, $2, $3, $4, $5, $6, $7);
$$;

comment on function public.keep_working_copy(text, uuid, uuid, jsonb, timestamptz, integer, timestamptz) is
'Keeps what an open editor (slot) holds of a post or page, for who may write that kind; false where something newer of that editor is kept already. Base: the saved version that the text began with, none for a new document.';

create function private.forget_copies() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_living(old.kind, old.id) then
    delete from public.working_copies w where w.kind = old.kind and w.document_id = old.id;
  end if;
  return null;
end;
$$;

comment on function private.forget_copies() is 'Unsaved text of what is gone for good is offered nowhere any more.';

create trigger trashed_documents_72_copies
after delete on public.trashed_documents
for each row execute function private.forget_copies();

revoke all on function
  private.may_write(text), private.keep_working_copy(text, uuid, uuid, jsonb, timestamptz, integer, timestamptz),
  public.keep_working_copy(text, uuid, uuid, jsonb, timestamptz, integer, timestamptz), private.forget_copies()
from public, anon, authenticated, service_role;

grant execute on function
  private.may_write(text), private.keep_working_copy(text, uuid, uuid, jsonb, timestamptz, integer, timestamptz),
  public.keep_working_copy(text, uuid, uuid, jsonb, timestamptz, integer, timestamptz)
to authenticated;

revoke all on table public.working_copies from public, anon, authenticated, service_role;

grant select (kind, document_id, slot, base_version, base_updated_at, fields, kept_at), delete on table public.working_copies
to authenticated;

grant all on table public.working_copies to service_role;

alter table public.working_copies enable row level security;

create policy "who may write a kind reads their own unsaved text" on public.working_copies
for select to authenticated
using (
  owner = (select private.own_id())
  and (
    kind = 'post' and (select private.may_write('post'))
    or kind = 'page' and (select private.may_write('page'))
  )
);

create policy "who may write a kind discards their own unsaved text" on public.working_copies
for delete to authenticated
using (
  owner = (select private.own_id())
  and (
    kind = 'post' and (select private.may_write('post'))
    or kind = 'page' and (select private.may_write('page'))
  )
);
