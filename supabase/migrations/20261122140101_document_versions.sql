-- What a post or a page said before: every save that changed something leaves a version. Older ones are thinned out by the saves
-- themselves, a few each time, so that no job has to come by.
create table public.document_versions (
  kind text not null,
  document_id uuid not null,
  version integer not null,
  status text not null,
  fields jsonb not null,
  changed text[] not null default '{}',
  saved_at timestamptz not null default now(),
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text not null default '',
  judged_at timestamptz not null default now() + interval '30 days',
  primary key (kind, document_id, version)
);

comment on table public.document_versions is
'Saved versions of posts and pages: all of 30 days, then the last of each day for a year, and the newest two of each; written by triggers alone.';

comment on column public.document_versions.document_id is 'No reference, for the versions outlive a row that lies in the trash.';

comment on column public.document_versions.fields is 'The columns that people edit, status included; nothing that the server stamps.';

comment on column public.document_versions.changed is 'Names of the columns in which it differs from the version before.';

comment on column public.document_versions.judged_at is 'When it is looked at next, and kept or thinned out.';

alter table public.document_versions
  add constraint document_versions_kind_known check (kind in ('post', 'page'));

create index document_versions_judged_idx on public.document_versions (judged_at);

create index document_versions_saved_by_idx on public.document_versions (saved_by);

create function private.is_living(kind text, document uuid) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case is_living.kind
    when 'post' then exists (select from public.blog_posts p where p.id = is_living.document)
    when 'page' then exists (select from public.pages p where p.id = is_living.document)
    else false
  end;
$$;

comment on function private.is_living(text, uuid) is 'Whether there is a post or a page of this id.';

create function private.thin_versions() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due record;
  follower record;
begin
  -- One at a time; whoever comes meanwhile leaves it to that one.
  if not pg_try_advisory_xact_lock(hashtextextended('public.document_versions', 0)) then
    return;
  end if;
  for due in
    select v.kind, v.document_id, v.version, v.changed, v.saved_at
    from public.document_versions v
    where v.judged_at <= now()
    order by v.judged_at
    limit 10
    for update skip locked
  loop
    select v.version, v.changed, v.saved_at into follower
    from public.document_versions v
    where v.kind = due.kind and v.document_id = due.document_id and v.version > due.version
    order by v.version
    limit 1
    for update skip locked;
    if follower.version is not null
      and (follower.saved_at at time zone 'UTC')::date = (due.saved_at at time zone 'UTC')::date then
      delete from public.document_versions v
      where v.kind = due.kind and v.document_id = due.document_id and v.version = due.version;
      -- What it changed is now part of what the next one changed.
      update public.document_versions v
      set changed = array(select distinct c.name from unnest(due.changed || v.changed) as c (name) order by c.name)
      where v.kind = due.kind and v.document_id = due.document_id and v.version = follower.version;
    elsif due.saved_at > now() - interval '1 year' then
      update public.document_versions v
      set judged_at = due.saved_at + interval '1 year'
      where v.kind = due.kind and v.document_id = due.document_id and v.version = due.version;
    elsif private.is_living(due.kind, due.document_id) and (
      select count(*)
      from (
        select from public.document_versions v
        where v.kind = due.kind and v.document_id = due.document_id and v.version > due.version
        limit 2
      ) as newer
    ) < 2 then
      update public.document_versions v
      set judged_at = now() + interval '30 days'
      where v.kind = due.kind and v.document_id = due.document_id and v.version = due.version;
    else
      delete from public.document_versions v
      where v.kind = due.kind and v.document_id = due.document_id and v.version = due.version;
    end if;
  end loop;
end;
$$;

comment on function private.thin_versions() is
'Looks at ten versions whose time has come: keeps the last of a day for a year and the newest two of what is there, and deletes the rest.';

create function private.forget_versions(kind text, document uuid) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.document_versions v
  where v.kind = forget_versions.kind and v.document_id = forget_versions.document;
$$;

comment on function private.forget_versions(text, uuid) is 'Deletes the past of a post or a page that is gone for good.';

create function private.continue_versions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.version := greatest(
    new.version,
    coalesce(
      (select max(v.version) + 1 from public.document_versions v where v.kind = tg_argv[0] and v.document_id = new.id), 1
    )
  );
  return new;
end;
$$;

comment on function private.continue_versions() is
'Counts the versions of a row that comes back on from those that are kept of it. Argument: kind of document.';

create function private.keep_version() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  now_held jsonb := to_jsonb(new) - private.stamp_columns();
  held_before jsonb;
  differing text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    held_before := to_jsonb(old) - private.stamp_columns();
  else
    select v.fields into held_before
    from public.document_versions v
    where v.kind = tg_argv[0] and v.document_id = new.id
    order by v.version desc
    limit 1;
  end if;
  if held_before is not null then
    differing := array(
      select n.key from jsonb_each(now_held) as n where n.value is distinct from held_before -> n.key order by n.key
    );
    if cardinality(differing) = 0 then
      return null;
    end if;
  end if;
  insert into public.document_versions
    (kind, document_id, version, status, fields, changed, saved_at, saved_by, saved_by_name, judged_at)
  select
    tg_argv[0], new.id, new.version, new.status, now_held, differing, w.saved_at, w.saved_by, coalesce(w.saved_by_name, ''),
    w.saved_at + interval '30 days'
  from (
    -- Whoever is signed in, also through a function of ours; of what is loaded, what it says of itself.
    select now() as saved_at, private.own_id() as saved_by, private.own_name() as saved_by_name
    where private.own_id() is not null
    union all
    select new.updated_at, case when tg_op = 'INSERT' then new.updated_by end, case when tg_op = 'INSERT' then new.updated_by_name end
    where private.own_id() is null
  ) as w
  on conflict (kind, document_id, version) do nothing;
  perform private.thin_versions();
  return null;
end;
$$;

comment on function private.keep_version() is
'Keeps what a post or a page says now as a version, where it differs from the one before. Argument: kind of document.';

create trigger blog_posts_14_version
before insert on public.blog_posts
for each row execute function private.continue_versions('post');

create trigger pages_14_version
before insert on public.pages
for each row execute function private.continue_versions('page');

create trigger blog_posts_80_version
after insert or update on public.blog_posts
for each row execute function private.keep_version('post');

create trigger pages_80_version
after insert or update on public.pages
for each row execute function private.keep_version('page');

-- What there is already begins its past with what it says now.
insert into public.document_versions
  (kind, document_id, version, status, fields, saved_at, saved_by, saved_by_name, judged_at)
select
  'post', p.id, p.version, p.status, to_jsonb(p) - private.stamp_columns(), p.updated_at, p.updated_by,
  coalesce(p.updated_by_name, ''), p.updated_at + interval '30 days'
from public.blog_posts p
union all
select
  'page', p.id, p.version, p.status, to_jsonb(p) - private.stamp_columns(), p.updated_at, p.updated_by,
  coalesce(p.updated_by_name, ''), p.updated_at + interval '30 days'
from public.pages p;

create function private.missing_files(addresses text[]) returns table (address text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select f.address
  from (
    select distinct a.address, split_part(a.address, '/', 6) as bucket, split_part(a.address, '/', 7) as path
    from unnest(missing_files.addresses[1:500]) as a (address)
    where char_length(a.address) <= 2048
      and a.address ~ '^/storage/v1/object/public/(blog-images|media-files)/[A-Za-z0-9][A-Za-z0-9._-]*$'
  ) as f
  where not private.has_stored_file(f.bucket, f.path)
    or exists (
      select from public.media_files m where m.bucket = f.bucket and m.path = f.path and m.removed_at is not null
    )
  order by f.address;
end;
$$;

comment on function private.missing_files(text[]) is 'Which of these storage addresses lead to no file any more; at most 500 are looked at.';

create function public.missing_files(addresses text[]) returns table (address text)
language sql
stable
set search_path = ''
as $$
  select * from private.missing_files(addresses);
$$;

comment on function public.missing_files(text[]) is 'For staff: which of these storage addresses lead to no file any more; at most 500 are looked at.';

revoke all on function
  private.is_living(text, uuid), private.thin_versions(), private.forget_versions(text, uuid), private.continue_versions(),
  private.keep_version(), private.missing_files(text[]), public.missing_files(text[])
from public, anon, authenticated, service_role;

grant execute on function private.missing_files(text[]), public.missing_files(text[]) to authenticated;

revoke all on table public.document_versions from public, anon, authenticated, service_role;

grant select (kind, document_id, version, status, fields, changed, saved_at, saved_by, saved_by_name)
on public.document_versions to authenticated;

grant all on table public.document_versions to service_role;

alter table public.document_versions enable row level security;

create policy "who may edit posts or pages reads their past" on public.document_versions
for select to authenticated
using (
  (kind = 'post' and (select private.has_permission('edit_content')))
  or (kind = 'page' and (select private.has_permission('manage_pages')))
);
