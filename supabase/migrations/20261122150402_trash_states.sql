-- The trash says what a document was when it was deleted: one whose time had not come was not public.

create or replace function private.search_trash(term text, in_kind text, page_size integer, page_offset integer, sort_by text)
returns table (kind text, id uuid, title text, slug text, status text, trashed_at timestamptz, trashed_by_name text, days_left integer)
language plpgsql
volatile
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  pattern text := private.like_pattern(term);
  grams text[] := case when private.like_pattern(term) is not null then private.short_grams(lower(left(btrim(term), 200))) end;
begin
  perform private.require_trash(in_kind);
  perform private.remove_old_trash();
  return query
  select
    t.kind, t.id, t.title, t.slug, case
      when t.row ->> 'status' <> 'published' then 'draft'
      when (t.row ->> 'publish_at')::timestamptz > t.trashed_at then 'scheduled'
      when (t.row ->> 'unpublish_at')::timestamptz <= t.trashed_at then 'ended'
      else 'published'
    end, t.trashed_at, t.trashed_by_name,
    ceil(extract(epoch from t.trashed_at - private.trash_horizon()) / 86400)::integer
  from public.trashed_documents t
  where t.kind = in_kind and t.trashed_at > private.trash_horizon()
    and (pattern is null or private.trash_search_text(t.title, t.slug) like pattern)
    and (grams is null or private.short_grams(private.trash_search_text(t.title, t.slug)) @> grams)
  order by
    case when sort_by = 'title' then lower(t.title) end,
    case when coalesce(sort_by, '') <> 'title' then t.trashed_at end desc,
    t.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
  offset least(greatest(coalesce(page_offset, 0), 0), 1000000);
end;
$$;
