import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import {
  articleColumns,
  articleFromRow,
  summaryColumns,
  summaryFromRow,
  toCategory,
  type Article,
  type PostCategory,
  type PostSummary,
  type RelatedPost,
} from './model';

/** Cards that one request brings; a multiple of the grid's two and three columns. */
const PAGE_SIZE = 12;
/** Featured section, related articles: limits of the specification. */
const FEATURED_LIMIT = 3;
const RELATED_LIMIT = 3;
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

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** @returns null when no published post has this id, whatever the id looks like */
async function fetchArticle(id: string, signal: AbortSignal): Promise<Article | null> {
  // The database would answer a malformed id with a failed cast; to the reader both are the same.
  if (!UUID.test(id)) return null;
  const row = unwrap(
    await publicApi()
      .from('blog_posts')
      .select(articleColumns)
      .eq('id', id)
      .eq('status', 'published')
      .abortSignal(signal)
      .maybeSingle(),
  );
  return row ? articleFromRow(row) : null;
}

async function fetchRelated(
  id: string,
  category: PostCategory,
  signal: AbortSignal,
): Promise<RelatedPost[]> {
  const rows = unwrap(
    await publicApi()
      .from('blog_posts')
      .select('id,title,excerpt,featured_image,featured_image_alt,category,reading_time')
      .eq('category', category)
      .eq('status', 'published')
      .neq('id', id)
      .order('published_at', { ascending: false })
      .limit(RELATED_LIMIT)
      .abortSignal(signal),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    category: toCategory(row.category),
    readingTime: row.reading_time,
  }));
}

/** What visitors read. Every query throws `AppError`. */
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
  article: (id: string) =>
    queryOptions({
      queryKey: [...publishedPostQueries.all, 'article', id],
      queryFn: ({ signal }) => fetchArticle(id, signal),
    }),
  related: (id: string, category: PostCategory) =>
    queryOptions({
      queryKey: [...publishedPostQueries.all, 'related', id, category],
      queryFn: ({ signal }) => fetchRelated(id, category, signal),
    }),
};
