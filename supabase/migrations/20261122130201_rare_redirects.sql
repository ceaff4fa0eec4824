-- A search for a few redirects among many. The planner guesses from a hundred sample texts how many rows a word is in: where one of
-- them happens to hold a rare word, it takes that word to be in every hundredth row, reads the redirects in the order of the list, and
-- visits all of them. So it is counted first, as the list counts it anyway, and few rows are sorted by what no index has.
create or replace function private.search_redirects(
  term text, sort_by text, page_size integer, page_offset integer, by_origin text, by_status integer
) returns table (
  id uuid, from_path text, to_target text, status integer, note text, is_automatic boolean, hits bigint,
  last_hit_at timestamptz, version integer, created_at timestamptz, updated_at timestamptz, updated_by_name text
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
  wanted_automatic boolean := case by_origin when 'automatic' then true when 'manual' then false end;
  is_rare boolean := false;
begin
  perform private.require_redirects();
  if pattern is not null then
    is_rare := private.count_redirects(term, by_origin, by_status) < 1000;
  end if;
  return query
  select
    r.id, r.from_path, r.to_target, r.status, r.note, r.is_automatic, r.hits, r.last_hit_at, r.version, r.created_at, r.updated_at,
    r.updated_by_name
  from public.redirects r
  where (pattern is null or private.redirect_search_text(r.from_path, r.to_target, r.note) like pattern)
    and (grams is null or private.short_grams(private.redirect_search_text(r.from_path, r.to_target, r.note)) @> grams)
    and (wanted_automatic is null or r.is_automatic = wanted_automatic)
    and (by_status is null or r.status = by_status)
  order by
    case when is_rare and sort_by = 'from' then r.from_path || '' end,
    case when is_rare and sort_by = 'hits' then r.hits + 0 end desc,
    case when is_rare and coalesce(sort_by, '') not in ('from', 'hits') then r.updated_at + interval '0' end desc,
    case when sort_by = 'from' then r.from_path end,
    case when sort_by = 'hits' then r.hits end desc,
    case when coalesce(sort_by, '') not in ('from', 'hits') then r.updated_at end desc,
    r.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;
