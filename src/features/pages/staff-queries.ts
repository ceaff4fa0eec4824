import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DocumentSort } from '@/config/document-sorts';
import { normalizeTimestamp } from '@/lib/dates';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import {
  toStatus,
  toTemplate,
  type PageListItem,
  type PageStatus,
  type PageTemplate,
} from './model';

export const STAFF_PAGE_SIZE = 20;
/** The database stops counting search results here. */
const COUNT_LIMIT = 1000;

export interface StaffPageFilter {
  readonly search: string;
  readonly status: PageStatus | 'all';
  readonly template: PageTemplate | 'all';
  readonly sort: DocumentSort;
  /** 1-based. */
  readonly page: number;
}

export interface StaffPageList {
  readonly pages: readonly PageListItem[];
  /** Pages that match the filters over all result pages. */
  readonly found: number;
  /** There are more than the database counted. */
  readonly isCapped: boolean;
}

async function fetchList(filter: StaffPageFilter, signal: AbortSignal): Promise<StaffPageList> {
  const conditions = {
    term: filter.search,
    ...(filter.status === 'all' ? {} : { in_status: filter.status }),
    ...(filter.template === 'all' ? {} : { in_template: filter.template }),
  };
  const [rows, found] = await Promise.all([
    supabase()
      .rpc('search_pages', {
        ...conditions,
        sort_by: filter.sort,
        page_size: STAFF_PAGE_SIZE,
        page_offset: (filter.page - 1) * STAFF_PAGE_SIZE,
      })
      .abortSignal(signal)
      .then(unwrap),
    supabase().rpc('count_pages', conditions).abortSignal(signal).then(unwrap),
  ]);
  const pages = rows.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    metaDescription: row.meta_description,
    status: toStatus(row.status),
    template: toTemplate(row.template),
    createdAt: normalizeTimestamp(row.created_at),
    updatedAt: normalizeTimestamp(row.updated_at),
    updatedByName: row.updated_by_name,
  }));
  return { pages, found, isCapped: filter.search !== '' && found >= COUNT_LIMIT };
}

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
  return { total: published + drafts, published, drafts, templates };
}

function sumOf(rows: readonly { readonly total: number }[]): number {
  return rows.reduce((sum, { total }) => sum + total, 0);
}

/** What staff see of all pages. Every query throws `AppError`. */
export const staffPageQueries = {
  all: ['pages'] as const,
  lists: ['pages', 'list'] as const,
  list: (filter: StaffPageFilter) =>
    queryOptions({
      queryKey: [...staffPageQueries.lists, filter],
      queryFn: ({ signal }) => fetchList(filter, signal),
      // The old page stays until the new one is there, so that the table does not jump.
      placeholderData: keepPreviousData,
    }),
  counts: () =>
    queryOptions({
      queryKey: [...staffPageQueries.all, 'counts'],
      queryFn: ({ signal }) => fetchCounts(signal),
    }),
};
