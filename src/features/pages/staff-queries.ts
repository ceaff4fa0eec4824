import { queryOptions } from '@tanstack/react-query';
import { documentSorts } from '@/config/document-sorts';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { supabase } from '@/lib/supabase/client';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { publicationStates } from '@/lib/publication-times';
import { listedPage, pageTemplates } from './model';

/** What the address of the staff's list holds. */
export const staffPageFields = {
  search: textField(),
  status: choiceField(['all', ...publicationStates], 'all'),
  template: choiceField(['all', ...pageTemplates], 'all'),
  sort: choiceField(documentSorts, 'updated'),
  page: pageField(),
};

export type StaffPageFilter = FilterOf<typeof staffPageFields>;

export interface PageCounts {
  readonly total: number;
  readonly published: number;
  readonly drafts: number;
  /** Templates that at least one page uses. */
  readonly templates: number;
}

async function fetchCounts(signal: AbortSignal): Promise<PageCounts> {
  const totals = unwrap(await supabase().rpc('content_totals').abortSignal(signal));
  const pages = totals.filter(({ kind }) => kind === 'page');
  const published = sumOf(pages.filter(({ status }) => status === 'published'));
  const drafts = sumOf(pages.filter(({ status }) => status === 'draft'));
  const templates = new Set(pages.map(({ facet }) => facet)).size;
  // Also what waits for its moment or has ended.
  return { total: sumOf(pages), published, drafts, templates };
}

function sumOf(rows: readonly { readonly total: number }[]): number {
  return rows.reduce((sum, { total }) => sum + total, 0);
}

/** What staff see of all pages. Every query throws `AppError`. */
export const staffPageQueries = {
  all: ['pages'] as const,
  lists: ['pages', 'list'] as const,
  list: (filter: StaffPageFilter) =>
    countedListQuery({
      key: staffPageQueries.lists,
      noun: 'pages',
      filter,
      conditions: { in_status: filter.status, in_template: filter.template },
      pageSize: 20,
      fromRow: listedPage.fromRow,
    }),
  counts: () =>
    queryOptions({
      queryKey: [...staffPageQueries.all, 'counts'],
      queryFn: ({ signal }) => fetchCounts(signal),
    }),
};
