-- A post or page is shown before it is public to whoever holds an address with a secret in it. Of the secret a hash alone is
-- kept, so that neither a colleague nor a copy of the database opens anything.
create table public.preview_links (
  id uuid primary key,
  kind text not null,
  document_id uuid not null,
  secret_hash text not null,
  created_by uuid references auth.users (id) on delete set null,
  created_by_name text not null default '',
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '7 days',
  withdrawn_at timestamptz,
  opened integer not null default 0,
  last_opened_at timestamptz
);

comment on table public.preview_links is
'Secret addresses at which a post or page can be read before it is public, for 7 days; written by functions alone.';
comment on column public.preview_links.document_id is 'No reference: an address sleeps while its document lies in the trash.';
comment on column public.preview_links.secret_hash is 'SHA-256 of the secret, which is told once and kept nowhere.';
comment on column public.preview_links.opened is 'How often it was opened by anybody but robots.';

alter table public.preview_links
  add constraint preview_links_kind_known check (kind in ('post', 'page')),
  add constraint preview_links_secret_hash_form check (secret_hash ~ '^[0-9a-f]{64}$'),
  add constraint preview_links_end_after_beginning check (ends_at > created_at),
  add constraint preview_links_opened_positive check (opened >= 0);

create unique index preview_links_secret_hash_key on public.preview_links (secret_hash);

create index preview_links_document_idx on public.preview_links (kind, document_id, created_at desc, id desc);

create index preview_links_ends_idx on public.preview_links (ends_at);

create index preview_links_created_by_idx on public.preview_links (created_by);

create function private.may_share_preview(document_kind text) returns boolean
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

comment on function private.may_share_preview(text) is
'Whether the signed-in person may make, see and withdraw preview addresses of posts (kind post) or pages (kind page).';

create function private.remove_old_previews(document_kind text, document uuid) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.preview_links l
  where l.id in (
    select o.id
    from public.preview_links o
    where o.kind = document_kind and o.document_id = document and (o.withdrawn_at is not null or o.ends_at <= now())
    order by o.created_at desc, o.id desc
    offset 30
  );
  delete from public.preview_links l
  where l.id in (
    select o.id
    from public.preview_links o
    where o.ends_at <= now() - interval '30 days'
    order by o.ends_at
    limit 20
    for update skip locked
  );
$$;

comment on function private.remove_old_previews(text, uuid) is
'Leaves a document the newest 30 of its preview addresses that are over, and removes up to 20 of any that ended 30 days ago.';

create function private.make_preview_link(link_id uuid, document_kind text, document uuid)
returns table (id uuid, secret text, ends_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  new_secret text := encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'
  );
  made_until timestamptz;
begin
  if not private.may_share_preview(document_kind) then
    raise exception 'You don''t have permission to %', case document_kind when 'page' then 'manage pages' else 'edit content' end
    using errcode = '42501';
  end if;
  if not private.is_living(document_kind, document) then
    raise exception 'This % was deleted', document_kind using errcode = '22023';
  end if;
  -- One after the other for each document, so that the count holds.
  perform pg_advisory_xact_lock(hashtextextended('public.preview_links ' || document::text, 0));
  -- Asked for again because the answer was lost: nobody knows the secret of before.
  update public.preview_links l
  set secret_hash = private.hash_of(new_secret)
  where l.id = link_id and l.kind = document_kind and l.document_id = document and l.created_by = private.own_id()
    and l.opened = 0 and l.withdrawn_at is null and l.created_at > now() - interval '1 hour'
  returning l.ends_at into made_until;
  if not found then
    perform private.remove_old_previews(document_kind, document);
    if (
      select count(*)
      from public.preview_links l
      where l.kind = document_kind and l.document_id = document and l.withdrawn_at is null and l.ends_at > now()
    ) >= 20 then
      raise exception 'This % has 20 preview addresses. Withdraw one of them first', document_kind using errcode = '22023';
    end if;
    insert into public.preview_links as l (id, kind, document_id, secret_hash, created_by, created_by_name)
    values (
      link_id, document_kind, document, private.hash_of(new_secret), private.own_id(), coalesce(private.own_name(), '')
    )
    returning l.ends_at into made_until;
  end if;
  return query select link_id, new_secret, made_until;
end;
$$;

comment on function private.make_preview_link(uuid, text, uuid) is
'Makes an address at which a document can be read for 7 days, at most 20 at a time; once more for the same id tells a new secret.';

create function private.withdraw_preview_link(link_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  document_kind text;
begin
  select l.kind into document_kind from public.preview_links l where l.id = link_id for update;
  if not found then
    return false;
  end if;
  if not private.may_share_preview(document_kind) then
    raise exception 'You don''t have permission to %', case document_kind when 'page' then 'manage pages' else 'edit content' end
    using errcode = '42501';
  end if;
  update public.preview_links l set withdrawn_at = now() where l.id = link_id and l.withdrawn_at is null;
  return true;
end;
$$;

comment on function private.withdraw_preview_link(uuid) is 'Ends a preview address at once; once more changes nothing.';

create function private.forget_previews() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_living(old.kind, old.id) then
    delete from public.preview_links l where l.kind = old.kind and l.document_id = old.id;
  end if;
  return null;
end;
$$;

comment on function private.forget_previews() is 'What is gone for good has no preview addresses.';

create trigger trashed_documents_71_previews
after delete on public.trashed_documents
for each row execute function private.forget_previews();

create function public.make_preview_link(link_id uuid, kind text, document_id uuid)
returns table (id uuid, secret text, ends_at timestamptz)
language sql
set search_path = ''
as $$
  select * from private.make_preview_link($1, $2, $3);
$$;

comment on function public.make_preview_link(uuid, text, uuid) is
'Makes a secret address at which a post or page can be read for 7 days, for who edits that kind. The secret is told this once; asked again with the same id, because the answer was lost, there is still one address, with a new secret.';

create function public.withdraw_preview_link(link_id uuid) returns boolean
language sql
set search_path = ''
as $$
  select private.withdraw_preview_link(link_id);
$$;

comment on function public.withdraw_preview_link(uuid) is
'Ends a preview address at once, for who edits that kind of document; false where there is none. Once more changes nothing.';

revoke all on function
  private.may_share_preview(text), private.remove_old_previews(text, uuid), private.make_preview_link(uuid, text, uuid),
  private.withdraw_preview_link(uuid), private.forget_previews(), public.make_preview_link(uuid, text, uuid),
  public.withdraw_preview_link(uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.may_share_preview(text), private.make_preview_link(uuid, text, uuid), private.withdraw_preview_link(uuid),
  public.make_preview_link(uuid, text, uuid), public.withdraw_preview_link(uuid)
to authenticated;

revoke all on table public.preview_links from public, anon, authenticated, service_role;

grant select (
  id, kind, document_id, created_by, created_by_name, created_at, ends_at, withdrawn_at, opened, last_opened_at
) on public.preview_links to authenticated;

grant all on table public.preview_links to service_role;

alter table public.preview_links enable row level security;

create policy "who edits posts or pages sees their preview addresses" on public.preview_links
for select to authenticated
using (
  (kind = 'post' and (select private.may_share_preview('post')))
  or (kind = 'page' and (select private.may_share_preview('page')))
);
