-- The log as a screen: who, what, when and words, newest first, page by page below a place that stays where it is.

create function private.activity_group(type text) returns text
language sql
immutable
set search_path = ''
as $$
  select split_part(type, '_', 1);
$$;

comment on function private.activity_group(text) is 'What an entry is about: post, page, user, media ...; also the expression of an index.';

create function private.activity_search_text(title text, actor_name text) returns text
language sql
immutable
set search_path = ''
as $$
  select lower(title || chr(10) || actor_name);
$$;

comment on function private.activity_search_text(text, text) is 'What the search of the log looks in; also the expression of its index.';

drop index public.activity_log_actor_idx;

create index activity_log_actor_idx on public.activity_log (actor_id, created_at desc, id desc);

create index activity_log_subject_idx on public.activity_log (subject_id, created_at desc, id desc);

create index activity_log_group_idx on public.activity_log (private.activity_group(type), created_at desc, id desc);

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
      'create index activity_log_search_idx on public.activity_log
       using gin (private.activity_search_text(title, actor_name) %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;

create index activity_log_short_search_idx on public.activity_log
using gin (private.short_grams(private.activity_search_text(title, actor_name)));

create function private.require_activity() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not (private.has_permission('manage_users') or private.has_permission('manage_settings')) then
    raise exception 'You don''t have permission to see the activity log' using errcode = '42501';
  end if;
end;
$$;

comment on function private.require_activity() is 'Refuses whoever may manage neither users nor settings.';

create function private.search_activity(
  term text, in_group text, by_actor text, days integer, before_at timestamptz, before_id bigint, page_size integer
)
returns table (
  id bigint, type text, title text, actor_id uuid, actor_name text, subject_id uuid, created_at timestamptz, changes jsonb
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := private.short_term_grams(term);
  wanted_actor uuid := case when private.is_uuid(by_actor) then by_actor::uuid end;
  since timestamptz := case when days is not null then now() - make_interval(days => least(greatest(days, 1), 3660)) end;
begin
  perform private.require_activity();
  return query
  select l.id, l.type, l.title, l.actor_id, l.actor_name, l.subject_id, l.created_at, l.changes
  from public.activity_log l
  where (pattern is null or private.activity_search_text(l.title, l.actor_name) like pattern)
    and (grams is null or private.short_grams(private.activity_search_text(l.title, l.actor_name)) @> grams)
    and (in_group is null or private.activity_group(l.type) = in_group)
    and (by_actor is null or case when by_actor = 'none' then l.actor_id is null else l.actor_id = wanted_actor end)
    and (since is null or l.created_at >= since)
    and (before_at is null or (l.created_at, l.id) < (before_at, coalesce(before_id, 0)))
  order by l.created_at desc, l.id desc
  limit least(greatest(coalesce(page_size, 30), 1), 101);
end;
$$;

comment on function private.search_activity(text, text, text, integer, timestamptz, bigint, integer) is
'One page of the activity log, newest first, below an entry.';

-- From one person to the next by the index: as many looks as there are people, however long the log.
create function private.activity_people() returns table (id uuid, name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_activity();
  return query
  with recursive people as (
    (select l.actor_id, 1 as nth from public.activity_log l where l.actor_id is not null order by l.actor_id limit 1)
    union all
    select n.actor_id, p.nth + 1
    from people p
    cross join lateral (
      select l.actor_id from public.activity_log l where l.actor_id > p.actor_id order by l.actor_id limit 1
    ) as n
    where p.nth < 500
  )
  select p.actor_id, u.full_name
  from people p
  join public.user_profiles u on u.id = p.actor_id
  order by lower(u.full_name), u.id;
end;
$$;

comment on function private.activity_people() is 'Up to 500 people who did something, by name.';

create function public.search_activity(
  term text default '', in_group text default null, by_actor text default null, days integer default null,
  before_at timestamptz default null, before_id bigint default null, page_size integer default 30
)
returns table (
  id bigint, type text, title text, actor_id uuid, actor_name text, subject_id uuid, created_at timestamptz, changes jsonb
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_activity(term, in_group, by_actor, days, before_at, before_id, page_size);
$$;

comment on function public.search_activity(text, text, text, integer, timestamptz, bigint, integer) is
'Who did what, newest first, for people with manage_users or manage_settings: by words, by what it is about (post, page, user ...), by person (an id, or none for what nobody signed in did), of the last days, below an entry.';

create function public.activity_people() returns table (id uuid, name text)
language sql
stable
set search_path = ''
as $$
  select * from private.activity_people();
$$;

comment on function public.activity_people() is 'The people who did something, by name, for people with manage_users or manage_settings.';

revoke all on function
  private.activity_group(text), private.activity_search_text(text, text), private.require_activity(),
  private.search_activity(text, text, text, integer, timestamptz, bigint, integer), private.activity_people(),
  public.search_activity(text, text, text, integer, timestamptz, bigint, integer), public.activity_people()
from public, anon, authenticated, service_role;

grant execute on function private.activity_group(text), private.activity_search_text(text, text) to service_role;

grant execute on function
  private.search_activity(text, text, text, integer, timestamptz, bigint, integer), private.activity_people(),
  public.search_activity(text, text, text, integer, timestamptz, bigint, integer), public.activity_people()
to authenticated;
