-- Addresses that lead elsewhere. No target is itself an address that leads elsewhere: chains are flattened when they are written, so
-- that one look is enough and nothing can go in circles.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null,
  to_target text not null,
  status integer not null default 301,
  note text not null default '',
  is_automatic boolean not null default false,
  hits bigint not null default 0,
  last_hit_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  updated_by uuid references auth.users (id) on delete set null,
  updated_by_name text,
  -- For other sites it never equals a path of ours.
  target_path text not null generated always as (split_part(split_part(to_target, '#', 1), '?', 1)) stored
);

comment on table public.redirects is 'Addresses that lead elsewhere, each in one step; a row acts for as long as it exists.';
comment on column public.redirects.to_target is 'A path of ours, with query and fragment where wanted, or an https address.';
comment on column public.redirects.is_automatic is 'Made when the slug of a published page changed, and not changed by hand since.';
comment on column public.redirects.version is 'Raised by every save; a save names the version it was based on.';

-- The signs are those that no file of a host reads as anything else.
create function private.is_redirect_target(target text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select char_length(target) <= 500
    and (
      target ~ '^/([a-z0-9][a-z0-9._~-]*(/[a-z0-9][a-z0-9._~-]*)*)?(\?[A-Za-z0-9._~=&+%,/-]+)?(#[A-Za-z0-9._~=&%/-]+)?$'
      or target ~ (
        '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]+|xn--[a-z0-9-]+)(:[0-9]+)?(/[A-Za-z0-9._~=&+%,@/-]*)?'
        || '(\?[A-Za-z0-9._~=&+%,/-]+)?(#[A-Za-z0-9._~=&%/-]+)?$'
      )
    )
    and target !~ '%(?![0-9A-Fa-f]{2})'
    -- Encoded control characters and backslashes.
    and target !~* '%([01][0-9a-f]|5c|7f)';
$$;

comment on function private.is_redirect_target(text) is 'Whether a text is an address of this site or an https address, in signs that every host takes as they are.';

revoke all on function private.is_redirect_target(text) from public, anon, authenticated, service_role;

-- A check runs with the rights of whoever writes the row.
grant execute on function private.is_redirect_target(text) to authenticated, service_role;

alter table public.redirects
  add constraint redirects_from_path_form check (
    char_length(from_path) <= 200 and from_path ~ '^(/[a-z0-9][a-z0-9._~-]*)+$'
  ),
  add constraint redirects_to_target_form check (private.is_redirect_target(to_target)),
  add constraint redirects_status_known check (status in (301, 302)),
  add constraint redirects_note_length check (char_length(note) <= 200 and note !~ '[[:cntrl:]]'),
  add constraint redirects_hits_positive check (hits >= 0),
  add constraint redirects_not_to_itself check (target_path <> from_path);

create unique index redirects_from_path_key on public.redirects (from_path);

create index redirects_target_path_idx on public.redirects (target_path);

create index redirects_updated_idx on public.redirects (updated_at desc, id desc);

create index redirects_hits_idx on public.redirects (hits desc, id desc);

create index redirects_status_updated_idx on public.redirects (status, updated_at desc, id desc);

create index redirects_automatic_updated_idx on public.redirects (is_automatic, updated_at desc, id desc);

create index redirects_created_by_idx on public.redirects (created_by);

create index redirects_updated_by_idx on public.redirects (updated_by);

create function private.redirect_search_text(from_path text, to_target text, note text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(from_path || chr(10) || to_target || chr(10) || note);
$$;

comment on function private.redirect_search_text(text, text, text) is 'What the search of redirects looks in; also the expression of its index.';

revoke all on function private.redirect_search_text(text, text, text) from public, anon, authenticated, service_role;

-- An index expression runs with the rights of whoever writes the row.
grant execute on function private.redirect_search_text(text, text, text) to authenticated, service_role;

create index redirects_short_search_idx on public.redirects
using gin (private.short_grams(private.redirect_search_text(from_path, to_target, note)));

do $$
declare
  trigram_schema name;
begin
  select n.nspname into trigram_schema
  from pg_catalog.pg_extension e
  join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index redirects_search_idx on public.redirects
       using gin (private.redirect_search_text(from_path, to_target, note) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

create function private.require_redirects() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.has_permission('manage_redirects') then
    raise exception 'You don''t have permission to manage redirects' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_redirects() is 'Refuses whoever may not manage redirects.';

create function private.guard_redirect() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A generated column has no value yet.
  may_change text[] := private.stamp_columns() || array['from_path', 'to_target', 'status', 'note', 'target_path'];
begin
  -- Nested, for a function that the service role may not call fails even on the side of an "and" that is not reached.
  if private.is_api_request() then
    perform private.require_redirects();
    if tg_op = 'INSERT' then
      new.hits := 0;
      new.last_hit_at := null;
      new.is_automatic := false;
      return new;
    end if;
    if to_jsonb(new) - may_change is distinct from to_jsonb(old) - may_change then
      raise exception 'Only addresses, status and note of a redirect can be changed' using errcode = '42501';
    end if;
    if (new.from_path, new.to_target) is distinct from (old.from_path, old.to_target) then
      new.is_automatic := false;
    end if;
  end if;
  return new;
end;
$$;

comment on function private.guard_redirect() is 'Redirects need manage_redirects; what counts and how it came about is the server''s.';

-- Who writes redirects, or publishes what may stand at the address of one, does so one after the other: a chain that two make
-- together is seen by the second of them. Taken before any row, so that nobody waits for each other.
create function private.lock_redirects() returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.redirects', 0));
$$;

comment on function private.lock_redirects() is 'Lets one transaction at a time change where addresses lead.';

create function private.lock_redirects_first() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_redirects();
  return null;
end;
$$;

comment on function private.lock_redirects_first() is 'Takes the lock of redirects before the first row is touched.';

create function private.join_target(asked text, leads_to text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  before_fragment text := split_part(leads_to, '#', 1);
  fragment text := substr(leads_to, char_length(before_fragment) + 1);
  asked_before_fragment text := split_part(asked, '#', 1);
  asked_query text := substr(asked_before_fragment, char_length(split_part(asked_before_fragment, '?', 1)) + 1);
  joined text;
begin
  joined := before_fragment
    || case when position('?' in before_fragment) > 0 then '' else asked_query end
    || case when fragment <> '' then fragment else substr(asked, char_length(asked_before_fragment) + 1) end;
  return case when char_length(joined) > 500 then leads_to else joined end;
end;
$$;

comment on function private.join_target(text, text) is
'Where one gets who asks for an address that leads elsewhere: with the query and fragment asked for, unless the target has its own.';

create function private.clean_from_path(sent text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(rtrim(btrim(left(sent, 500)), '/'));
$$;

comment on function private.clean_from_path(text) is 'An address as it is compared: in lower case, without a slash at its end.';

create function private.clean_target(sent text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  trimmed text := btrim(left(sent, 600));
  path text;
begin
  if trimmed !~ '^/[^/]' then
    -- The name of a host has no case.
    return coalesce(lower(substring(trimmed from '^[^/]*//[^/?#]*')), '')
      || coalesce(substring(trimmed from '^[^/]*//[^/?#]*(.*)$'), trimmed);
  end if;
  path := split_part(split_part(trimmed, '#', 1), '?', 1);
  return coalesce(nullif(rtrim(lower(path), '/'), ''), '/') || substr(trimmed, char_length(path) + 1);
end;
$$;

comment on function private.clean_target(text) is 'A target as it is stored: a path of ours in lower case and without a slash at its end, a host in lower case.';

create function private.settle_redirect() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  next_step record;
begin
  new.from_path := private.clean_from_path(new.from_path);
  new.to_target := private.clean_target(new.to_target);
  if tg_op = 'INSERT' or new.from_path is distinct from old.from_path then
    if char_length(new.from_path) > 200 then
      perform private.refuse_field('from_path', 'The old address can have at most 200 characters');
    end if;
    if new.from_path = '' or private.is_built_in_path(new.from_path) then
      perform private.refuse_field(
        'from_path', format('The address %s belongs to a part of the site and cannot lead elsewhere', coalesce(nullif(new.from_path, ''), '/'))
      );
    end if;
    if new.from_path !~ '^(/[a-z0-9][a-z0-9._~-]*)+$' then
      perform private.refuse_field(
        'from_path', 'Begin the old address with a slash, and use letters, digits, hyphens, dots and underscores: /old-page'
      );
    end if;
    if exists (select from public.pages p where p.slug = substr(new.from_path, 2) and p.status = 'published') then
      perform private.refuse_field('from_path', format('A page is published at %s. Unpublish it or change its slug first', new.from_path));
    end if;
    if new.from_path ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      if exists (select from public.blog_posts p where p.id = substr(new.from_path, 8)::uuid and p.status = 'published') then
        perform private.refuse_field('from_path', 'An article is published at this address. Unpublish it first');
      end if;
    end if;
    -- One with the same id is the same once more, and told apart by its key.
    if exists (select from public.redirects r where r.from_path = new.from_path and r.id <> new.id) then
      perform private.refuse_field('from_path', format('There is already a redirect from %s', new.from_path));
    end if;
  end if;
  if char_length(new.to_target) > 500 then
    perform private.refuse_field('to_target', 'The new address can have at most 500 characters');
  end if;
  if not private.is_redirect_target(new.to_target) then
    perform private.refuse_field('to_target', 'Give an address of this site, such as /courses, or one that begins with https://');
  end if;

  select r.from_path, r.to_target, r.status into next_step
  from public.redirects r
  where r.from_path = split_part(split_part(new.to_target, '#', 1), '?', 1) and r.id <> new.id;
  if found then
    if split_part(split_part(next_step.to_target, '#', 1), '?', 1) = new.from_path then
      perform private.refuse_field(
        'to_target', format('This would lead in a circle: %s leads back to %s', next_step.from_path, new.from_path)
      );
    end if;
    new.to_target := private.join_target(new.to_target, next_step.to_target);
    -- Browsers keep a permanent redirect for ever: what leads over a temporary one is temporary, too.
    new.status := greatest(new.status, next_step.status);
  end if;
  if split_part(split_part(new.to_target, '#', 1), '?', 1) = new.from_path then
    perform private.refuse_field('to_target', 'An address cannot lead to itself');
  end if;
  return new;
end;
$$;

comment on function private.settle_redirect() is
'Cleans both addresses, refuses what belongs to the site, what is published and circles, and leads over another redirect in one step.';

create function private.flatten_redirects() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.redirects r
  set to_target = private.join_target(r.to_target, new.to_target), status = greatest(r.status, new.status)
  where r.target_path = new.from_path;
  return null;
end;
$$;

comment on function private.flatten_redirects() is 'What led to an address that leads elsewhere now goes there in one step.';

create trigger redirects_05_lock_new
before insert on public.redirects
for each statement execute function private.lock_redirects_first();

-- Counting a hit waits for nobody.
create trigger redirects_05_lock_changed
before update of from_path, to_target, status on public.redirects
for each statement execute function private.lock_redirects_first();

create trigger redirects_10_guard
before insert or update on public.redirects
for each row execute function private.guard_redirect();

create trigger redirects_12_stamp
before insert or update on public.redirects
for each row execute function private.stamp_row('hits', 'last_hit_at', 'target_path');

create trigger redirects_14_settle
before insert or update of from_path, to_target, status on public.redirects
for each row execute function private.settle_redirect();

create trigger redirects_50_flatten
after insert or update of from_path, to_target, status on public.redirects
for each row execute function private.flatten_redirects();

-- What is published takes its address back, and the old address of a page leads to its new one, whoever changed it.
create function private.redirect_published_page() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if old.status = 'published' and old.slug = new.slug then
      return null;
    end if;
  end if;
  perform private.lock_redirects();
  delete from public.redirects r where r.from_path = '/' || new.slug;
  if tg_op = 'INSERT' then
    return null;
  end if;
  if old.status = 'published'
    and not private.is_built_in_path('/' || old.slug)
    and not exists (select from public.pages p where p.slug = old.slug and p.status = 'published') then
    delete from public.redirects r where r.from_path = '/' || old.slug;
    insert into public.redirects (from_path, to_target, is_automatic, created_by, updated_by, updated_by_name)
    values ('/' || old.slug, '/' || new.slug, true, private.own_id(), private.own_id(), private.own_name());
  end if;
  return null;
end;
$$;

comment on function private.redirect_published_page() is
'A page that becomes public takes a redirect''s address back; the old address of a public page leads to its new one.';

create function private.redirect_published_post() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if old.status = 'published' then
      return null;
    end if;
  end if;
  perform private.lock_redirects();
  delete from public.redirects r where r.from_path = '/blogs/' || new.id;
  return null;
end;
$$;

comment on function private.redirect_published_post() is 'An article that becomes public takes a redirect''s address back.';

create trigger pages_50_redirect
after insert or update of slug, status on public.pages
for each row when (new.status = 'published')
execute function private.redirect_published_page();

create trigger blog_posts_50_redirect
after insert or update of status on public.blog_posts
for each row when (new.status = 'published')
execute function private.redirect_published_post();

-- What visitors' requests may count. One table of slots serves views, redirects and missing addresses.
comment on table private.view_slots is
'What was counted in this hour per subject and slot, at most 4096 rows each; those of earlier hours are deleted by later counts.';

create function private.is_robot(headers json) returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    left(headers ->> 'user-agent', 1000)
      ~* '(bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|scrapy)',
    false
  );
$$;

comment on function private.is_robot(json) is 'Whether a request says of itself that no person sent it.';

create function private.take_slot(subject text, most integer) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  this_hour timestamptz := date_trunc('hour', now());
  own_slot smallint;
begin
  own_slot := (
    'x' || left(
      private.hash_of(concat_ws(' ', private.secret_of_day(), private.visitor_network(headers), subject, this_hour)), 3
    )
  )::bit(12)::integer;
  -- Looked at first: a flood then writes nothing at all.
  perform from private.view_slots s
  where s.path = subject and s.hour = this_hour and s.slot = own_slot and s.views >= most;
  if found then
    return false;
  end if;
  insert into private.view_slots as s (path, hour, slot, views)
  values (subject, this_hour, own_slot, 1)
  on conflict (path, hour, slot) do update set views = s.views + 1 where s.views < most;
  if not found then
    return false;
  end if;
  -- Each adds one row at most and takes away twenty, so that no job has to come by.
  delete from private.view_slots s
  where s.ctid = any (
    array(select o.ctid from private.view_slots o where o.hour < this_hour limit 20 for update skip locked)
  );
  return true;
end;
$$;

comment on function private.take_slot(text, integer) is
'Whether something may be counted once more for the network that asks, in this hour. Networks are hashed with the secret of the day.';

create function private.record_redirect(asked text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if asked is null or char_length(asked) > 200 then
    return;
  end if;
  if private.is_robot(nullif(current_setting('request.headers', true), '')::json) then
    return;
  end if;
  -- Only what exists is counted, so that nobody can fill the slots with made-up addresses.
  perform from public.redirects r where r.from_path = asked;
  if not found or not private.take_slot('redirect ' || asked, 20) then
    return;
  end if;
  update public.redirects r set hits = r.hits + 1, last_hit_at = now() where r.from_path = asked;
end;
$$;

comment on function private.record_redirect(text) is 'Counts that somebody was led on, at most 20 times per network, address and hour.';

create function public.record_redirect(asked_path text) returns void
language sql
set search_path = ''
as $$
  select private.record_redirect(asked_path);
$$;

comment on function public.record_redirect(text) is
'Counts that a redirect was followed, at most 20 times per network and hour; anything else is ignored.';

revoke all on function
  private.require_redirects(), private.guard_redirect(), private.lock_redirects(), private.lock_redirects_first(),
  private.join_target(text, text), private.clean_from_path(text), private.clean_target(text), private.settle_redirect(),
  private.flatten_redirects(), private.redirect_published_page(), private.redirect_published_post(), private.is_robot(json),
  private.take_slot(text, integer), private.record_redirect(text), public.record_redirect(text)
from public, anon, authenticated, service_role;

-- A guard's function runs with the rights of whoever writes the row, and so does what it calls.
grant execute on function private.require_redirects() to authenticated;

grant execute on function private.record_redirect(text), public.record_redirect(text) to anon, authenticated;

revoke all on table public.redirects from public, anon, authenticated, service_role;

grant select (from_path, to_target, status) on table public.redirects to anon;

grant select, delete on table public.redirects to authenticated;

grant
  insert (id, from_path, to_target, status, note),
  update (from_path, to_target, status, note)
on table public.redirects to authenticated;

grant all on table public.redirects to service_role;

alter table public.redirects enable row level security;

create policy "visitors read where addresses lead" on public.redirects
for select to anon
using (true);

create policy "people with manage_redirects read redirects" on public.redirects
for select to authenticated
using ((select private.has_permission('manage_redirects')));

create policy "people with manage_redirects create redirects" on public.redirects
for insert to authenticated
with check ((select private.has_permission('manage_redirects')));

create policy "people with manage_redirects change redirects" on public.redirects
for update to authenticated
using ((select private.has_permission('manage_redirects')))
with check ((select private.has_permission('manage_redirects')));

create policy "people with manage_redirects delete redirects" on public.redirects
for delete to authenticated
using ((select private.has_permission('manage_redirects')));
