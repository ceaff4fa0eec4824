import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DocumentSort } from '@/config/document-sorts';
import { supabase } from '@/lib/supabase/client';
import { normalizeTimestamp } from '@/lib/dates';
import { unwrap } from '@/lib/supabase/errors';
import {
  toCategory,
  toStatus,
  type PostCategory,
  type PostListItem,
  type PostStatus,
} from './model';

export const STAFF_PAGE_SIZE = 20;
/** The database stops counting search results here. */
const COUNT_LIMIT = 1000;

export interface StaffPostFilter {
  readonly search: string;
  readonly status: PostStatus | 'all';
  readonly category: PostCategory | 'all';
  readonly sort: DocumentSort;
  /** 1-based. */
  readonly page: number;
}

export interface StaffPostPage {
  readonly posts: readonly PostListItem[];
  /** Posts that match the filters over all pages. */
  readonly total: number;
  /** There are more than the database counted. */
  readonly isCapped: boolean;
}

async function fetchStaffPage(
  filter: StaffPostFilter,
  signal: AbortSignal,
): Promise<StaffPostPage> {
  const conditions = {
    term: filter.search,
    ...(filter.status === 'all' ? {} : { in_status: filter.status }),
    ...(filter.category === 'all' ? {} : { in_category: filter.category }),
  };
  const [rows, total] = await Promise.all([
    supabase()
      .rpc('search_posts', {
        ...conditions,
        sort_by: filter.sort,
        page_size: STAFF_PAGE_SIZE,
        page_offset: (filter.page - 1) * STAFF_PAGE_SIZE,
      })
      .abortSignal(signal)
      .then(unwrap),
    supabase().rpc('count_posts', conditions).abortSignal(signal).then(unwrap),
  ]);
  const posts = rows.map((row) => ({
    id: row.id,
    title: row.title,
    author: row.author,
    category: toCategory(row.category),
    status: toStatus(row.status),
    isFeatured: row.is_featured,
    readingTime: row.reading_time,
    publishedAt: row.published_at ? normalizeTimestamp(row.published_at) : null,
    updatedAt: normalizeTimestamp(row.updated_at),
    version: row.version,
    updatedByName: row.updated_by_name,
  }));
  return { posts, total, isCapped: filter.search !== '' && total >= COUNT_LIMIT };
}

/** What staff see of all posts. Every query throws `AppError`. */
export const staffPostQueries = {
  all: ['posts'] as const,
  list: (filter: StaffPostFilter) =>
    queryOptions({
      queryKey: [...staffPostQueries.all, 'list', filter],
      queryFn: ({ signal }) => fetchStaffPage(filter, signal),
      // The old page stays until the new one is there, so that the table does not jump.
      placeholderData: keepPreviousData,
    }),
};
