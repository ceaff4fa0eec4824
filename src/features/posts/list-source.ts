import { addressLimits } from '@/config/address-limits';
import { createFreshCache } from '@/lib/fresh-cache';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import type { BuiltList } from './built';
import { type PostCategory } from './model';
import { postSummary, type PostSummary } from './public-model';

/** Cards that one request brings; a multiple of the grid's two and three columns. */
export const PAGE_SIZE = 12;
/** Posts in the section of their own. */
export const FEATURED_LIMIT = 3;

export interface PublishedFilter {
  readonly search: string;
  readonly category: PostCategory | 'all';
}

/** Where the next page starts: the last row that was shown. */
export interface Cursor {
  readonly publishedAt: string;
  readonly id: string;
}

export interface PublishedPage {
  readonly posts: readonly PostSummary[];
  readonly next: Cursor | null;
}

/** @throws AppError */
export async function loadPage(
  filter: PublishedFilter,
  cursor: Cursor | null,
): Promise<PublishedPage> {
  const rows =
    filter.search === '' ? await listRows(filter, cursor) : await searchRows(filter, cursor);
  return pageOf(rows);
}

/** A page of the list from its rows, and one more where there are more. */
export function pageOf(rows: readonly Parameters<typeof postSummary.fromRow>[0][]): PublishedPage {
  const posts = rows.slice(0, PAGE_SIZE).map(postSummary.fromRow);
  const last = posts.at(-1);
  // One row more than a page is asked for: it tells whether there is a next page without counting.
  return {
    posts,
    next: rows.length > PAGE_SIZE && last ? { publishedAt: last.publishedAt, id: last.id } : null,
  };
}

async function listRows({ category }: PublishedFilter, cursor: Cursor | null) {
  let query = publicApi()
    .from('blog_posts')
    .select(postSummary.select)
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
  return unwrap(await query);
}

async function searchRows({ search, category }: PublishedFilter, cursor: Cursor | null) {
  const call = publicApi().rpc('search_published_posts', {
    term: search.slice(0, addressLimits.searchTerm),
    page_size: PAGE_SIZE + 1,
    ...(category === 'all' ? {} : { in_category: category }),
    ...(cursor ? { before_at: cursor.publishedAt, before_id: cursor.id } : {}),
  });
  return unwrap(await call);
}

async function loadFeatured(category: PublishedFilter['category']): Promise<PostSummary[]> {
  let query = publicApi()
    .from('blog_posts')
    .select(postSummary.select)
    .eq('status', 'published')
    .eq('is_featured', true)
    .order('published_at', { ascending: false })
    .limit(FEATURED_LIMIT);
  if (category !== 'all') query = query.eq('category', category);
  return unwrap(await query).map(postSummary.fromRow);
}

export type LoadedList =
  | {
      readonly state: 'ready';
      readonly first: PublishedPage;
      /** Up to three posts; none while searching, when all results stand in one order. */
      readonly featured: readonly PostSummary[];
      /** Pages that "Load more" has brought since; kept here so that Back finds the list as it was left. */
      readonly more: PublishedPage[];
    }
  | { readonly state: 'failed' };

const lists = createFreshCache<LoadedList>();

const keyOf = ({ category, search }: PublishedFilter) => `${category} ${search}`;

/**
 * The first page and the featured posts for the filters.
 * @returns a promise that never rejects; for half a minute the list as it was left, with what "Load more" had brought
 */
export function loadList(filter: PublishedFilter): LoadedList | Promise<LoadedList> {
  const key = keyOf(filter);
  return lists.load(key, async (): Promise<LoadedList> => {
    try {
      const [first, featured] = await Promise.all([
        loadPage(filter, null),
        filter.search === '' ? loadFeatured(filter.category) : [],
      ]);
      return { state: 'ready', first, featured, more: [] };
    } catch {
      lists.forget(key);
      return { state: 'failed' };
    }
  });
}

/** The list that this page was built with, as if it had been fetched. */
export function listAsBuilt({ first, featured }: BuiltList): LoadedList {
  return { state: 'ready', first, featured, more: [] };
}

/**
 * Asks whether the first page of the list is still what it was when the page was built.
 * @param shown what is shown, which is kept for whoever comes back when it is still true
 * @returns undefined when it is, or when nobody can tell; else what is true now. Never rejects.
 */
export async function listSince(
  shown: LoadedList,
  filter: PublishedFilter,
): Promise<LoadedList | undefined> {
  const now = await loadList(filter);
  if (now.state === 'failed' || shown.state === 'failed') return undefined;
  const isSame =
    JSON.stringify([now.first, now.featured]) === JSON.stringify([shown.first, shown.featured]);
  if (!isSame) return now;
  lists.put(keyOf(filter), shown);
  return undefined;
}

/**
 * Reads the list again, because something has become public or ended.
 * @param shown what is shown; pages that "Load more" has brought stay, and go on from where they were
 * @returns undefined when it is the same, or when nobody can tell. Never rejects.
 */
export async function listAgain(
  shown: LoadedList,
  filter: PublishedFilter,
): Promise<LoadedList | undefined> {
  lists.forget(keyOf(filter));
  const now = await listSince(shown, filter);
  if (now?.state !== 'ready' || shown.state !== 'ready' || shown.more.length === 0) return now;
  const last = now.first.posts.at(-1);
  // Those that the first page of now has no room for are still there, and the second page begins after them.
  const pushedOut = shown.first.posts.filter(
    (post) => last && isOlder(post, last) && now.first.posts.every(({ id }) => id !== post.id),
  );
  const continued: LoadedList = {
    ...now,
    first: { posts: [...now.first.posts, ...pushedOut], next: shown.first.next },
    more: shown.more,
  };
  lists.put(keyOf(filter), continued);
  return continued;
}

function isOlder(post: PostSummary, other: PostSummary): boolean {
  const [one, two] = [Date.parse(post.publishedAt), Date.parse(other.publishedAt)];
  return one < two || (one === two && post.id < other.id);
}

/** After staff changed a post. */
export function forgetLists(): void {
  lists.clear();
}
