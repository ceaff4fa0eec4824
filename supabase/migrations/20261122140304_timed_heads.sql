-- Search data of what is not public now is nobody's worry yet: the list holds it, and shows it from its moment on.
alter table private.document_heads
  add column publish_at timestamptz,
  add column unpublish_at timestamptz;

comment on column private.document_heads.publish_at is 'As of the document: not shown before.';
comment on column private.document_heads.unpublish_at is 'As of the document: not shown from then on.';

create or replace function private.note_document_head() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  noted private.document_heads;
begin
  if tg_op = 'DELETE' then
    delete from private.document_heads h where h.kind = tg_argv[0] and h.id = old.id;
    return null;
  end if;
  if new.status <> 'published' then
    delete from private.document_heads h where h.kind = tg_argv[0] and h.id = new.id;
    return null;
  end if;
  noted.title := coalesce(nullif(new.meta_title, ''), new.title);
  if tg_argv[0] = 'post' then
    noted.path := '/blogs/' || new.id;
    noted.description := private.one_line(coalesce(nullif(new.meta_description, ''), new.excerpt));
  else
    noted.path := '/' || new.slug;
    noted.description := private.one_line(new.meta_description);
  end if;
  insert into private.document_heads as h (
    kind, id, path, title, description, problems, title_key, description_key, words, updated_at, publish_at, unpublish_at
  )
  values (
    tg_argv[0], new.id, noted.path, noted.title, noted.description, private.head_problems(noted.title, noted.description),
    private.head_key(noted.title), private.head_key(noted.description),
    private.head_words(noted.path, noted.title, noted.description), new.updated_at,
    new.publish_at, new.unpublish_at
  )
  on conflict (kind, id) do update set
    path = excluded.path, title = excluded.title, description = excluded.description, problems = excluded.problems,
    title_key = excluded.title_key, description_key = excluded.description_key, words = excluded.words,
    updated_at = excluded.updated_at, publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at;
  return null;
end;
$$;

create or replace function private.search_heads(
  built_in jsonb, term text, in_kind text, in_problem text, sort_by text, page_size integer, page_offset integer
) returns table (
  kind text, id uuid, path text, title text, description text, problems text[], base_title text, base_description text,
  meta_title text, meta_description text, image text, version integer, updated_at timestamptz, updated_by_name text
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  pattern text := private.like_pattern(term);
  grams text[] := private.short_term_grams(term);
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  start integer := least(greatest(coalesce(page_offset, 0), 0), 1000000);
  is_by_time boolean := coalesce(sort_by, '') = 'updated';
  -- Problems that a title or a description has by itself are noted; the others lie between several.
  noted text[] := case
    when in_problem in ('long-title', 'no-description', 'long-description', 'short-description') then array[in_problem]
  end;
  wants_same_title boolean := coalesce(in_problem in ('same-title', 'any'), false);
  wants_same_description boolean := coalesce(in_problem in ('same-description', 'any'), false);
  wants_any boolean := coalesce(in_problem = 'any', false);
  wants_shared boolean := wants_same_title or wants_same_description;
  titles bigint[];
  descriptions bigint[];
begin
  perform private.require_meta(built_in);
  select array_agg(b.title_key), array_agg(b.description_key) into titles, descriptions
  from private.built_in_heads(built_in) b;
  return query
  with shared_titles as (
    select k.key
    from (
      select h.title_key as key from private.document_heads h
      where (h.publish_at is null or h.publish_at <= now()) and (h.unpublish_at is null or h.unpublish_at > now())
      union all
      select unnest(titles)
    ) as k
    group by k.key
    having count(*) > 1
  ),
  shared_descriptions as (
    select k.key
    from (
      select h.description_key as key from private.document_heads h
      where (h.publish_at is null or h.publish_at <= now()) and (h.unpublish_at is null or h.unpublish_at > now())
      union all
      select unnest(descriptions)
    ) as k
    where k.key is not null
    group by k.key
    having count(*) > 1
  ),
  documents as (
    select h.kind, h.id, h.path, h.title, h.description, h.problems, h.title_key, h.description_key, h.updated_at
    from private.document_heads h
    where coalesce(in_kind, '') <> 'built-in'
      and (h.publish_at is null or h.publish_at <= now()) and (h.unpublish_at is null or h.unpublish_at > now())
      and (in_kind is null or h.kind = in_kind)
      and (pattern is null or h.words like pattern)
      and (grams is null or private.short_grams(h.words) @> grams)
      and (noted is null or h.problems @> noted)
      and (
        not wants_shared
        or wants_any and h.problems <> '{}'
        or wants_same_title and h.title_key in (select s.key from shared_titles s)
        or wants_same_description and h.description_key in (select s.key from shared_descriptions s)
      )
    order by
      -- An expression that no index has: of rows with a rare problem the order's index would visit all before it has enough.
      case when noted is not null and is_by_time then h.updated_at + interval '0' end desc,
      case when noted is not null and not is_by_time then lower(h.title) || '' end,
      case when is_by_time then h.updated_at end desc,
      case when is_by_time then h.id end desc,
      case when not is_by_time then lower(h.title) end,
      h.id
    limit start + size
  ),
  built as (
    select b.*
    from private.built_in_heads(built_in) b
    where coalesce(in_kind, 'built-in') = 'built-in'
      and (pattern is null or b.words like pattern)
      and (noted is null or b.problems @> noted)
      and (
        not wants_shared
        or wants_any and b.problems <> '{}'
        or wants_same_title and b.title_key in (select s.key from shared_titles s)
        or wants_same_description and b.description_key in (select s.key from shared_descriptions s)
      )
  ),
  found_heads as (
    select f.*
    from (
      select
        d.kind, d.id, d.path, d.title, d.description, d.problems, d.title_key, d.description_key, d.updated_at,
        null::text as base_title, null::text as base_description, null::text as meta_title, null::text as meta_description,
        0 as version, null::text as updated_by_name
      from documents d
      union all
      select
        'built-in', null, b.path, b.title, b.description, b.problems, b.title_key, b.description_key, b.updated_at,
        b.base_title, b.base_description, b.meta_title, b.meta_description, b.version, b.updated_by_name
      from built b
    ) as f
    order by
      case when is_by_time then f.updated_at end desc nulls last,
      case when is_by_time then f.id end desc nulls last,
      lower(f.title), f.id nulls first, f.path
    limit size
    offset start
  )
  select
    f.kind, f.id, f.path, f.title, f.description,
    f.problems || array_remove(array[
      case when (
        (
          select count(*)
          from (
            select from private.document_heads o
            where o.title_key = f.title_key
              and (o.publish_at is null or o.publish_at <= now()) and (o.unpublish_at is null or o.unpublish_at > now())
            limit 2
          ) as o
        )
        + (select count(*) from unnest(titles) as t (key) where t.key = f.title_key)
      ) > 1 then 'same-title' end,
      case when (
        (
          select count(*)
          from (
            select from private.document_heads o
            where o.description_key = f.description_key
              and (o.publish_at is null or o.publish_at <= now()) and (o.unpublish_at is null or o.unpublish_at > now())
            limit 2
          ) as o
        )
        + (select count(*) from unnest(descriptions) as t (key) where t.key = f.description_key)
      ) > 1 then 'same-description' end
    ], null),
    coalesce(f.base_title, p.title, g.title), coalesce(f.base_description, p.excerpt, ''),
    coalesce(f.meta_title, p.meta_title, g.meta_title), coalesce(f.meta_description, p.meta_description, g.meta_description),
    p.featured_image, coalesce(p.version, g.version, f.version), f.updated_at,
    coalesce(f.updated_by_name, p.updated_by_name, g.updated_by_name)
  from found_heads f
  left join public.blog_posts p on f.kind = 'post' and p.id = f.id
  left join public.pages g on f.kind = 'page' and g.id = f.id
  order by
    case when is_by_time then f.updated_at end desc nulls last,
    case when is_by_time then f.id end desc nulls last,
    lower(f.title), f.id nulls first, f.path;
end;
$$;

create or replace function private.count_heads(built_in jsonb, term text, in_kind text) returns table (
  total bigint, any_problem bigint, long_title bigint, same_title bigint, no_description bigint, long_description bigint,
  short_description bigint, same_description bigint
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
begin
  perform private.require_meta(built_in);
  return query
  with heads as materialized (
    select h.problems, h.title_key, h.description_key,
      (in_kind is null or h.kind = in_kind) and (pattern is null or h.words like pattern)
        and (grams is null or private.short_grams(h.words) @> grams) as is_meant
    from private.document_heads h
    where (h.publish_at is null or h.publish_at <= now()) and (h.unpublish_at is null or h.unpublish_at > now())
    union all
    select b.problems, b.title_key, b.description_key,
      coalesce(in_kind, 'built-in') = 'built-in' and (pattern is null or b.words like pattern)
    from private.built_in_heads(built_in) b
  ),
  shared_titles as (
    select h.title_key as key from heads h group by h.title_key having count(*) > 1
  ),
  shared_descriptions as (
    select h.description_key as key from heads h where h.description_key is not null
    group by h.description_key having count(*) > 1
  ),
  found_heads as (
    select
      h.problems, h.title_key in (select s.key from shared_titles s) as is_title_shared,
      coalesce(h.description_key in (select s.key from shared_descriptions s), false) as is_description_shared
    from heads h
    where h.is_meant
  )
  select
    count(*),
    count(*) filter (where f.problems <> '{}' or f.is_title_shared or f.is_description_shared),
    count(*) filter (where 'long-title' = any (f.problems)),
    count(*) filter (where f.is_title_shared),
    count(*) filter (where 'no-description' = any (f.problems)),
    count(*) filter (where 'long-description' = any (f.problems)),
    count(*) filter (where 'short-description' = any (f.problems)),
    count(*) filter (where f.is_description_shared)
  from found_heads f;
end;
$$;
