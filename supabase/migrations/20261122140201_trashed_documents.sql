-- A deleted post or page lies in the trash for 30 days. The tables of what lives stay as they are, so that everything which
-- reads them (policies, search, counters, feed, addresses) takes it for deleted, and its address is free at once.

create function private.trash_horizon() returns timestamptz
language sql
stable
set search_path = ''
as $$
  select now() - interval '30 days';
$$;

comment on function private.trash_horizon() is 'What was deleted at this moment or before is gone.';

create function private.may_see_trash(document_kind text) returns boolean
language sql
stable
set search_path = ''
as $$
  select case document_kind
    when 'post' then private.has_permission('edit_content') or private.has_permission('delete_content')
    when 'page' then private.has_permission('manage_pages')
    else false
  end;
$$;

comment on function private.may_see_trash(text) is 'Whether the signed-in person may see and restore deleted posts (kind post) or pages (kind page).';

create function private.may_empty_trash(document_kind text) returns boolean
language sql
stable
set search_path = ''
as $$
  select case document_kind
    when 'post' then private.has_permission('delete_content')
    when 'page' then private.has_permission('manage_pages')
    else false
  end;
$$;

comment on function private.may_empty_trash(text) is 'Whether the signed-in person may delete posts (kind post) or pages (kind page) for good.';

create function private.trash_search_text(title text, slug text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(title || coalesce(chr(10) || slug, ''));
$$;

comment on function private.trash_search_text(text, text) is 'What the search of the trash looks in; also the expression of its index.';

create table public.trashed_documents (
  kind text not null,
  id uuid not null,
  title text not null,
  slug text,
  row jsonb not null,
  trashed_at timestamptz not null default now(),
  trashed_by uuid references auth.users (id) on delete set null,
  trashed_by_name text,
  primary key (kind, id)
);

comment on table public.trashed_documents is 'Deleted posts and pages, kept for 30 days; written by triggers alone.';
comment on column public.trashed_documents.slug is 'Address of a page; null for a post.';
comment on column public.trashed_documents.row is 'The whole row as it was deleted, by the names of its columns.';

alter table public.trashed_documents
  add constraint trashed_documents_kind_known check (kind in ('post', 'page')),
  add constraint trashed_documents_slug_of_page check ((kind = 'page') = (slug is not null));

create index trashed_documents_kind_trashed_idx on public.trashed_documents (kind, trashed_at desc, id desc);

create index trashed_documents_kind_title_idx on public.trashed_documents (kind, lower(title), id desc);

create index trashed_documents_trashed_idx on public.trashed_documents (trashed_at);

create index trashed_documents_trashed_by_idx on public.trashed_documents (trashed_by);

-- Signs and pairs of neighbours serve terms of every length, and need no extension.
create index trashed_documents_search_idx on public.trashed_documents
using gin (private.short_grams(private.trash_search_text(title, slug)));

create function private.lies_in_trash(document_kind text, document_id uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.trashed_documents t where t.kind = document_kind and t.id = document_id);
$$;

comment on function private.lies_in_trash(text, uuid) is 'Whether a deleted post or page has this id.';

-- Bounded, so that no single deletion or look into the trash pays for all that has become old meanwhile.
create function private.remove_old_trash() returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.trashed_documents t
  where (t.kind, t.id) in (
    select o.kind, o.id
    from public.trashed_documents o
    where o.trashed_at <= private.trash_horizon()
    order by o.trashed_at
    limit 20
    for update skip locked
  );
$$;

comment on function private.remove_old_trash() is 'Removes up to 20 documents that have lain in the trash for 30 days.';

create function private.move_to_trash() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  document_kind text := tg_argv[0];
  document jsonb := to_jsonb(old);
begin
  insert into public.trashed_documents as t (kind, id, title, slug, row, trashed_by, trashed_by_name)
  values (document_kind, old.id, old.title, document ->> 'slug', document, auth.uid(), private.own_name())
  -- A document that was made again under the id of one in the trash, past the guard, by the owner of the tables.
  on conflict (kind, id) do update
  set title = excluded.title, slug = excluded.slug, row = excluded.row, trashed_at = now(), trashed_by = excluded.trashed_by,
    trashed_by_name = excluded.trashed_by_name;
  perform private.log_activity(document_kind || '_trashed', old.id, old.title, null, now());
  perform private.remove_old_trash();
  return null;
end;
$$;

comment on function private.move_to_trash() is 'Keeps a deleted post or page. Argument: its kind.';

create function private.guard_trashed_id() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Nested, for a function that a role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    if private.lies_in_trash(tg_argv[0], new.id) then
      raise exception 'This % lies in the trash. Restore it there', tg_argv[0] using errcode = '22023';
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_trashed_id() is 'Nobody puts another document in the place of one that lies in the trash. Argument: the kind.';

create function private.keep_first_publication() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.first_published_at := coalesce(
    (
      select (t.row ->> 'first_published_at')::timestamptz
      from public.trashed_documents t
      where t.kind = tg_argv[0] and t.id = new.id
    ),
    new.first_published_at
  );
  return new;
end;
$$;

comment on function private.keep_first_publication() is 'What comes back from the trash was published when it was. Argument: the kind.';

create function private.leave_trash() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.trashed_documents t where t.kind = tg_argv[0] and t.id = new.id;
  if found then
    perform private.log_activity(tg_argv[0] || '_restored', new.id, new.title, null, now());
  end if;
  return null;
end;
$$;

comment on function private.leave_trash() is 'A document that is back does not lie in the trash. Argument: its kind.';

create function private.guard_trash() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if private.is_api_request() then
    -- Asked again here: the policy's answer is as old as the statement, which may have waited for the row.
    if not private.may_empty_trash(old.kind) then
      raise exception 'You don''t have permission to delete %', case old.kind when 'post' then 'content' else 'pages' end
      using errcode = '42501';
    end if;
  end if;
  return old;
end;
$$;

comment on function private.guard_trash() is 'Deleting for good needs delete_content for posts, manage_pages for pages.';

create function private.forget_trashed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_living(old.kind, old.id) then
    return null;
  end if;
  perform private.note_media_uses(old.kind, old.id, '');
  perform private.forget_versions(old.kind, old.id);
  -- What has only become old was deleted by nobody.
  if old.trashed_at > private.trash_horizon() then
    perform private.log_activity(old.kind || '_deleted', old.id, old.title, null, now());
  end if;
  return null;
end;
$$;

comment on function private.forget_trashed() is 'What is gone for good protects no file any longer, and has no past.';

alter table public.activity_log
  drop constraint activity_log_type_known,
  add constraint activity_log_type_known check (
    type in (
      'post_created', 'post_published', 'post_trashed', 'post_restored', 'post_deleted', 'page_created', 'page_published',
      'page_trashed', 'page_restored', 'page_deleted', 'user_created', 'media_uploaded', 'campaign_created', 'campaign_scheduled',
      'search_data_changed', 'search_data_reset'
    )
  );

create trigger trashed_documents_10_guard
before delete on public.trashed_documents
for each row execute function private.guard_trash();

create trigger trashed_documents_70_forget
after delete on public.trashed_documents
for each row execute function private.forget_trashed();

-- What comes back was created and published long ago: the log says "restored".
drop trigger blog_posts_50_log on public.blog_posts;

drop trigger pages_50_log on public.pages;

create trigger blog_posts_50_log
after insert or update of status on public.blog_posts
for each row when (not private.lies_in_trash('post', new.id)) execute function private.log_post();

create trigger pages_50_log
after insert or update of status on public.pages
for each row when (not private.lies_in_trash('page', new.id)) execute function private.log_page();

create trigger blog_posts_11_trash
before insert on public.blog_posts
for each row execute function private.guard_trashed_id('post');

create trigger pages_11_trash
before insert on public.pages
for each row execute function private.guard_trashed_id('page');

create trigger blog_posts_14_trash
before insert on public.blog_posts
for each row execute function private.keep_first_publication('post');

create trigger pages_14_trash
before insert on public.pages
for each row execute function private.keep_first_publication('page');

create trigger blog_posts_80_restored
after insert on public.blog_posts
for each row execute function private.leave_trash('post');

create trigger pages_80_restored
after insert on public.pages
for each row execute function private.leave_trash('page');

create trigger blog_posts_80_trash
after delete on public.blog_posts
for each row execute function private.move_to_trash('post');

create trigger pages_80_trash
after delete on public.pages
for each row execute function private.move_to_trash('page');

revoke all on function
  private.trash_horizon(), private.may_see_trash(text), private.may_empty_trash(text), private.trash_search_text(text, text),
  private.lies_in_trash(text, uuid), private.remove_old_trash(), private.move_to_trash(), private.guard_trashed_id(),
  private.keep_first_publication(), private.leave_trash(), private.guard_trash(), private.forget_trashed()
from public, anon, authenticated, service_role;

grant execute on function private.trash_horizon(), private.may_see_trash(text), private.may_empty_trash(text) to authenticated;

grant execute on function private.trash_search_text(text, text) to authenticated, service_role;

-- A trigger's condition is looked at with the rights of whoever writes the row.
grant execute on function private.lies_in_trash(text, uuid) to authenticated, service_role;

revoke all on table public.trashed_documents from public, anon, authenticated, service_role;

grant select, delete on table public.trashed_documents to authenticated;

grant all on table public.trashed_documents to service_role;

alter table public.trashed_documents enable row level security;

create policy "who edits or deletes a kind sees its trash for 30 days" on public.trashed_documents
for select to authenticated
using (
  trashed_at > (select private.trash_horizon())
  and (
    kind = 'post' and (select private.may_see_trash('post'))
    or kind = 'page' and (select private.may_see_trash('page'))
  )
);

create policy "who deletes content or manages pages deletes them for good" on public.trashed_documents
for delete to authenticated
using (
  kind = 'post' and (select private.may_empty_trash('post'))
  or kind = 'page' and (select private.may_empty_trash('page'))
);
