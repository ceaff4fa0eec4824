import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import type { ContentKind, ContentTotal, DayViews, TopItem, ViewTotals } from './model';

/** How many rows the lists of top content have. */
export const TOP_COUNT = 10;

async function fetchTotals(days: number, signal: AbortSignal): Promise<ViewTotals> {
  const [row] = unwrap(
    await supabase().rpc('view_totals', { range_days: days }).abortSignal(signal),
  );
  return {
    views: row?.views ?? 0,
    previous: row?.previous ?? 0,
    today: row?.today ?? 0,
    countedSince: row?.counted_since ?? null,
  };
}

async function fetchDays(days: number, signal: AbortSignal): Promise<readonly DayViews[]> {
  const rows = unwrap(
    await supabase().rpc('views_by_day', { range_days: days }).abortSignal(signal),
  );
  return rows.map((row) => ({
    day: row.day,
    views: row.views,
    previous: row.previous,
    isComplete: row.is_complete,
  }));
}

async function fetchTop(
  kind: ContentKind,
  days: number,
  signal: AbortSignal,
): Promise<readonly TopItem[]> {
  return unwrap(
    await supabase()
      .rpc('top_content', { content_kind: kind, range_days: days, list_size: TOP_COUNT })
      .abortSignal(signal),
  );
}

async function fetchContent(signal: AbortSignal): Promise<readonly ContentTotal[]> {
  const rows = unwrap(await supabase().rpc('content_totals').abortSignal(signal));
  return rows.map((row) => ({
    kind: row.kind === 'page' ? 'page' : 'post',
    status: row.status === 'published' || row.status === 'draft' ? row.status : 'timed',
    facet: row.facet,
    total: row.total,
  }));
}

/**
 * Figures of views and content. The first three need `view_analytics`, the last any permission. Every
 * query throws `AppError`.
 *
 * @param days length of the range, in whole days before today
 */
export const analyticsQueries = {
  totals: (days: number) =>
    queryOptions({
      queryKey: ['analytics', 'totals', days],
      queryFn: ({ signal }) => fetchTotals(days, signal),
    }),
  days: (days: number) =>
    queryOptions({
      queryKey: ['analytics', 'days', days],
      queryFn: ({ signal }) => fetchDays(days, signal),
      placeholderData: keepPreviousData,
    }),
  top: (kind: ContentKind, days: number) =>
    queryOptions({
      queryKey: ['analytics', 'top', kind, days],
      queryFn: ({ signal }) => fetchTop(kind, days, signal),
      placeholderData: keepPreviousData,
    }),
  // Other screens change these, so each visit asks again, showing meanwhile what it knows.
  content: () =>
    queryOptions({
      queryKey: ['analytics', 'content'],
      queryFn: ({ signal }) => fetchContent(signal),
      staleTime: 0,
    }),
};
