-- What nothing shows can be listed, to be looked through and deleted. One more parameter makes another function: the old ones
-- would answer beside the new ones.
drop function public.search_media(text, text, boolean, integer, integer, text);

drop function private.search_media(text, text, boolean, integer, integer, text);

drop function public.count_media(text, text, boolean);

drop function private.count_media(text, text, boolean);

create function private.search_media(
  term text, in_category text, only_images boolean, page_size integer, page_offset integer, sort_by text, only_unused boolean
)
returns table (
  id uuid, name text, url text, size bigint, type text, category text, alt_text text, is_decorative boolean,
  width integer, height integer, uploaded_at timestamptz, uploaded_by text
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
  horizon timestamptz := private.trash_horizon();
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  return query
  select
    m.id, m.name, m.url, m.size, m.type, m.category, m.alt_text, m.is_decorative, m.width, m.height, m.uploaded_at, m.uploaded_by
  from public.media_files m
  where m.removed_at is null
    and (pattern is null or private.media_search_text(m.name, m.alt_text) like pattern)
    and (grams is null or private.short_grams(private.media_search_text(m.name, m.alt_text)) @> grams)
    and (in_category is null or m.category = in_category)
    and (not coalesce(only_images, false) or m.type like 'image/%')
    -- As private.is_media_used says it; written out, because a call for each file of the library costs a tenth of a second.
    and (
      not coalesce(only_unused, false)
      or not exists (
        select
        from private.media_uses u
        where u.bucket = m.bucket and u.path = m.path
          and not exists (
            select from public.trashed_documents t
            where t.kind = u.kind and t.id = u.subject_id and t.trashed_at <= horizon
          )
      )
    )
  order by
    case when sort_by = 'name' then lower(m.name) end,
    case when sort_by = 'size' then m.size end desc,
    case when coalesce(sort_by, '') not in ('name', 'size') then m.uploaded_at end desc,
    m.id desc
  limit least(greatest(coalesce(page_size, 24), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;

comment on function private.search_media(text, text, boolean, integer, integer, text, boolean)
is 'Files of the media library for staff, those alone that nothing shows among them: newest first, or sorted by name or size (largest first).';

create function public.search_media(
  term text default '', in_category text default null, only_images boolean default false, page_size integer default 24,
  page_offset integer default 0, sort_by text default 'newest', only_unused boolean default false
) returns table (
  id uuid, name text, url text, size bigint, type text, category text, alt_text text, is_decorative boolean,
  width integer, height integer, uploaded_at timestamptz, uploaded_by text
)
language sql
stable
set search_path = ''
as $$
  select * from private.search_media(term, in_category, only_images, page_size, page_offset, sort_by, only_unused);
$$;

comment on function public.search_media(text, text, boolean, integer, integer, text, boolean)
is 'Files of the media library for staff, or those alone that nothing shows: newest first, or sorted by name or size (largest first).';

create function private.count_media(term text, in_category text, only_images boolean, only_unused boolean)
returns integer
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := private.short_term_grams(term);
  horizon timestamptz := private.trash_horizon();
begin
  if not private.is_staff() then
    raise exception 'Access Denied' using errcode = '42501';
  end if;
  if pattern is null and not coalesce(only_unused, false) then
    return (
      select coalesce(sum(c.total), 0)::integer
      from private.content_counts c
      where c.kind = 'media'
        and (in_category is null or c.facet = in_category)
        and (not coalesce(only_images, false) or c.status = 'image')
    );
  end if;
  return (
    select count(*)::integer
    from (
      select 1
      from public.media_files m
      where m.removed_at is null
        and (pattern is null or private.media_search_text(m.name, m.alt_text) like pattern)
        and (grams is null or private.short_grams(private.media_search_text(m.name, m.alt_text)) @> grams)
        and (in_category is null or m.category = in_category)
        and (not coalesce(only_images, false) or m.type like 'image/%')
        and (
          not coalesce(only_unused, false)
          or not exists (
            select
            from private.media_uses u
            where u.bucket = m.bucket and u.path = m.path
              and not exists (
                select from public.trashed_documents t
                where t.kind = u.kind and t.id = u.subject_id and t.trashed_at <= horizon
              )
          )
        )
      limit 1000
    ) as found_files
  );
end;
$$;

comment on function private.count_media(text, text, boolean, boolean)
is 'Number of files; with a term, and of those that nothing shows, counted up to 1000, which then means "1000 or more".';

create function public.count_media(
  term text default '', in_category text default null, only_images boolean default false, only_unused boolean default false
) returns integer
language sql
stable
set search_path = ''
as $$
  select private.count_media(term, in_category, only_images, only_unused);
$$;

comment on function public.count_media(text, text, boolean, boolean)
is 'Number of files for staff; with a term, and of those that nothing shows, counted up to 1000, which then means "1000 or more".';

revoke all on function
  private.search_media(text, text, boolean, integer, integer, text, boolean),
  public.search_media(text, text, boolean, integer, integer, text, boolean),
  private.count_media(text, text, boolean, boolean),
  public.count_media(text, text, boolean, boolean)
from public, anon, authenticated;

grant execute on function
  private.search_media(text, text, boolean, integer, integer, text, boolean),
  public.search_media(text, text, boolean, integer, integer, text, boolean),
  private.count_media(text, text, boolean, boolean),
  public.count_media(text, text, boolean, boolean)
to authenticated;
