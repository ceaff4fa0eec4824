-- A version that says again what an earlier one said names that one: what was restored, whatever way that was done.
create function private.words_of(fields jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select md5((fields - array['status', 'slug', 'publish_at', 'unpublish_at'])::text);
$$;

comment on function private.words_of(jsonb) is
'A hash of what a version says, without what a restoration leaves as it is: address, status and dates.';

alter table public.document_versions
  add column words text generated always as (private.words_of(fields)) stored,
  add column repeats integer;

comment on column public.document_versions.words is 'A hash of what it says; equal where nothing that is restored differs.';

comment on column public.document_versions.repeats is
'The newest version that said the same before something else was said; it may have been thinned out since. Null where this is new.';

create index document_versions_words_idx on public.document_versions (document_id, words);

create or replace function private.keep_version() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  now_held jsonb := to_jsonb(new) - private.stamp_columns();
  held_before jsonb;
  differing text[] := '{}';
  said_in integer;
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
    if private.words_of(now_held) <> private.words_of(held_before) then
      select v.version into said_in
      from public.document_versions v
      where v.kind = tg_argv[0] and v.document_id = new.id and v.version < new.version and v.words = private.words_of(now_held)
      order by v.version desc
      limit 1;
    end if;
  end if;
  insert into public.document_versions
    (kind, document_id, version, status, fields, changed, repeats, saved_at, saved_by, saved_by_name, judged_at)
  select
    tg_argv[0], new.id, new.version, new.status, now_held, differing, said_in, w.saved_at, w.saved_by,
    coalesce(w.saved_by_name, ''), w.saved_at + interval '30 days'
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

revoke all on function private.words_of(jsonb) from public, anon, authenticated, service_role;

-- Whoever writes a row computes its hash.
grant execute on function private.words_of(jsonb) to service_role;

grant select (repeats) on public.document_versions to authenticated;
