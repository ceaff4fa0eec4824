import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import { summaryColumns, summaryFromRow, type PostCategory, type PostSummary } from './model';

/** Cards that one request brings; a multiple of the grid's two and three columns. */
const PAGE_SIZE = 12;
/** Posts in the section of their own. */
const FEATURED_LIMIT = 3;
const MAX_SEARCH_LENGTH = 200;

export interface PublishedFilter {
  readonly search: string;
  readonly category: PostCategory | 'all';
}

/** Where the next page starts: the last row that was shown. */
interface Cursor {
  readonly publishedAt: string;
  readonly id: string;
}

interface PublishedPage {
  readonly posts: readonly PostSummary[];
  readonly next: Cursor | null;
}

async function fetchPage(
  filter: PublishedFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<PublishedPage> {
  const rows =
    filter.search === ''
      ? await listRows(filter, cursor, signal)
      : await searchRows(filter, cursor, signal);
  const posts = rows.slice(0, PAGE_SIZE).map(summaryFromRow);
  const last = posts.at(-1);
  // One row more than a page is asked for: it tells whether there is a next page without counting.
  return {
    posts,
    next: rows.length > PAGE_SIZE && last ? { publishedAt: last.publishedAt, id: last.id } : null,
  };
}

async function listRows({ category }: PublishedFilter, cursor: Cursor | null, signal: AbortSignal) {
  let query = publicApi()
    .from('blog_posts')
    .select(summaryColumns)
    .eq('status', 'published')
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  if (category !== 'all') query = query.eq('category', category);
  if (cursor) {
    query = query.or(
      `published_at.lt."${cursor.publishedAt}",and(published_at.eq."${cursor.publishedAt}",id.lt.${cursor.id})`,
    );
  }
  return unwrap(await query.abortSignal(signal));
}

async function searchRows(
  { search, category }: PublishedFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
) {
  const call = publicApi().rpc('search_published_posts', {
    term: search.slice(0, MAX_SEARCH_LENGTH),
    page_size: PAGE_SIZE + 1,
    ...(category === 'all' ? {} : { in_category: category }),
    ...(cursor ? { before_at: cursor.publishedAt, before_id: cursor.id } : {}),
  });
  return unwrap(await call.abortSignal(signal));
}

async function fetchFeatured(
  category: PublishedFilter['category'],
  signal: AbortSignal,
): Promise<PostSummary[]> {
  let query = publicApi()
    .from('blog_posts')
    .select(summaryColumns)
    .eq('status', 'published')
    .eq('is_featured', true)
    .order('published_at', { ascending: false })
    .limit(FEATURED_LIMIT);
  if (category !== 'all') query = query.eq('category', category);
  return unwrap(await query.abortSignal(signal)).map(summaryFromRow);
}

/** The lists that visitors read. Every query throws `AppError`. */
export const publishedPostQueries = {
  all: ['published-posts'] as const,
  list: (filter: PublishedFilter) =>
    infiniteQueryOptions({
      queryKey: [...publishedPostQueries.all, 'list', filter],
      queryFn: ({ pageParam, signal }: { pageParam: Cursor | null; signal: AbortSignal }) =>
        fetchPage(filter, pageParam, signal),
      initialPageParam: null,
      getNextPageParam: (page: PublishedPage) => page.next,
    }),
  featured: (category: PublishedFilter['category']) =>
    queryOptions({
      queryKey: [...publishedPostQueries.all, 'featured', category],
      queryFn: ({ signal }) => fetchFeatured(category, signal),
    }),
};
