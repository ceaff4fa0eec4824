-- The 404 report: what was asked for in vain, per address and day. Only what looks like an address of ours, so that neither what
-- robots try nor what somebody typed about themselves is kept.
create table public.missing_addresses (
  path text not null,
  day date not null,
  requests integer not null default 0,
  primary key (path, day)
);

comment on table public.missing_addresses is 'Addresses that were asked for in vain, one row per address and day, for 90 days; nothing about who asked.';

alter table public.missing_addresses
  add constraint missing_addresses_path_form check (
    char_length(path) <= 200 and path ~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$'
  ),
  add constraint missing_addresses_requests_positive check (requests >= 0);

create index missing_addresses_day_idx on public.missing_addresses (day, path);

create table private.dismissed_addresses (
  path text primary key,
  dismissed_at timestamptz not null default now()
);

comment on table private.dismissed_addresses is 'Addresses that somebody took out of the 404 report.';

revoke all on table private.dismissed_addresses from public, anon, authenticated, service_role;

create function private.looks_like_ours(asked text) returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  section text;
begin
  if asked is null or char_length(asked) > 200 or asked !~ '^(/[a-z0-9]+(-[a-z0-9]+)*)+$' then
    return false;
  end if;
  -- A telephone number or a code that somebody was sent is no address of ours; the id of an article is.
  if regexp_replace(asked, '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '') ~ '[0-9]{7}' then
    return false;
  end if;
  section := split_part(asked, '/', 2);
  if section = substr(asked, 2) then
    return true;
  end if;
  return split_part(asked, '/', 6) = ''
    and exists (select from private.reserved_slugs s where s.slug = section)
    and not exists (select from private.reserved_paths r where r.path = '/' || section || '/*');
end;
$$;

comment on function private.looks_like_ours(text) is
'Whether an address could be one of this site: one slug, or a few of them in a section that there is.';

create function private.record_missing(asked text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  this_day date := private.india_day(now());
begin
  if asked is null or char_length(asked) > 200 then
    return;
  end if;
  if private.is_robot(nullif(current_setting('request.headers', true), '')::json)
    or not private.looks_like_ours(asked) or private.is_built_in_path(asked) then
    return;
  end if;
  -- What there is, is not missing.
  if exists (select from public.pages p where p.slug = substr(asked, 2) and p.status = 'published')
    or exists (select from public.redirects r where r.from_path = asked) then
    return;
  end if;
  if asked ~ '^/blogs/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    if exists (select from public.blog_posts p where p.id = substr(asked, 8)::uuid and p.status = 'published') then
      return;
    end if;
  end if;
  -- Sixty addresses an hour from one network, and each of them five times.
  if not private.take_slot('missing', 60) or not private.take_slot('missing ' || asked, 5) then
    return;
  end if;
  update public.missing_addresses m set requests = m.requests + 1 where m.path = asked and m.day = this_day;
  if found then
    return;
  end if;
  -- One new address after the other, so that the count holds.
  perform pg_advisory_xact_lock(hashtextextended('public.missing_addresses', 0));
  if (
    select count(*) from (select from public.missing_addresses m where m.day = this_day limit 1000) as known_today
  ) >= 1000 then
    return;
  end if;
  insert into public.missing_addresses as m (path, day, requests)
  values (asked, this_day, 1)
  on conflict (path, day) do update set requests = m.requests + 1;
  -- Each adds one row at most and takes away twenty, so that no job has to come by.
  delete from public.missing_addresses m
  where m.ctid = any (
    array(select o.ctid from public.missing_addresses o where o.day < this_day - 90 limit 20 for update skip locked)
  );
end;
$$;

comment on function private.record_missing(text) is
'Counts an address that was asked for in vain: per hour and network 60 addresses, each 5 times; per day 1000 addresses in all.';

create function public.record_missing(asked_path text) returns void
language sql
set search_path = ''
as $$
  select private.record_missing(asked_path);
$$;

comment on function public.record_missing(text) is
'Counts an address that was asked for in vain, where it looks like one of this site; anything else is ignored.';

revoke all on function
  private.looks_like_ours(text), private.record_missing(text), public.record_missing(text)
from public, anon, authenticated, service_role;

grant execute on function private.record_missing(text), public.record_missing(text) to anon, authenticated;

revoke all on table public.missing_addresses from public, anon, authenticated, service_role;

grant select on table public.missing_addresses to authenticated;

grant all on table public.missing_addresses to service_role;

alter table public.missing_addresses enable row level security;

create policy "people with manage_redirects read the 404 report" on public.missing_addresses
for select to authenticated
using ((select private.has_permission('manage_redirects')));
