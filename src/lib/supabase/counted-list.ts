import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { supabase } from './client';
import type { Database } from './database.types';
import { unwrap } from './errors';

type Functions = Database['public']['Functions'];

/** What has the two functions of a list: `search_posts` gives a page of rows, `count_posts` how many there are. */
type CountedNoun = {
  [Name in keyof Functions]: Name extends `search_${infer Noun}`
    ? `count_${Noun}` extends keyof Functions
      ? Noun
      : never
    : never;
}[keyof Functions];

type SearchOf<Noun extends CountedNoun> = Functions[`search_${Noun}`];

/** The database stops counting here. */
const COUNT_LIMIT = 1000;

export interface CountedPage<Item> {
  readonly rows: readonly Item[];
  /** Of all pages, as far as the database counted. */
  readonly total: number;
  /** There are more than it counted. */
  readonly isCapped: boolean;
  readonly pageSize: number;
}

interface CountedListOptions<Noun extends CountedNoun, Item> {
  /** Starts the query's key; the filter ends it. */
  readonly key: readonly string[];
  readonly noun: Noun;
  readonly filter: { readonly search: string; readonly sort: string; readonly page: number };
  /** What both functions take beside the search; "all" stands for none. */
  readonly conditions: Omit<
    SearchOf<Noun>['Args'],
    'term' | 'sort_by' | 'page_size' | 'page_offset'
  >;
  readonly pageSize: number;
  readonly fromRow: (row: SearchOf<Noun>['Returns'][number]) => Item;
  /** Whether the count ends at its limit even where nothing is searched for. */
  readonly isAlwaysCapped?: boolean;
}

/** One page of a staff list with the number of all rows, counted and sorted by the database. Throws `AppError`. */
export function countedListQuery<Noun extends CountedNoun, Item>(
  options: CountedListOptions<Noun, Item>,
) {
  const { key, filter, pageSize, isAlwaysCapped = false } = options;
  const { search, count, fromRow } = untyped(options);
  const conditions = {
    term: filter.search,
    ...Object.fromEntries(
      Object.entries(options.conditions).filter(([, value]) => value !== 'all'),
    ),
  };
  return queryOptions({
    queryKey: [...key, filter],
    queryFn: async ({ signal }): Promise<CountedPage<Item>> => {
      const [rows, total] = await Promise.all([
        supabase()
          .rpc(search, {
            ...conditions,
            sort_by: filter.sort,
            page_size: pageSize,
            page_offset: (filter.page - 1) * pageSize,
          })
          .abortSignal(signal)
          .then(unwrap),
        supabase().rpc(count, conditions).abortSignal(signal).then(unwrap),
      ]);
      return {
        rows: rows.map(fromRow),
        total,
        isCapped: (isAlwaysCapped || filter.search !== '') && total >= COUNT_LIMIT,
        pageSize,
      };
    },
    // The old page stays until the new one is there, so that the list does not jump.
    placeholderData: keepPreviousData,
  });
}

/** All pairs of functions take and give alike; the types of one stand for those of all. */
function untyped<Noun extends CountedNoun, Item>({
  noun,
  fromRow,
}: Pick<CountedListOptions<Noun, Item>, 'noun' | 'fromRow'>) {
  return {
    search: `search_${noun}` as 'search_posts',
    count: `count_${noun}` as 'count_posts',
    fromRow: fromRow as unknown as (row: SearchOf<'posts'>['Returns'][number]) => Item,
  };
}

/**
 * Shows a change in every page of a list at once, before it is stored.
 *
 * @param key of the list's queries
 * @returns takes it back
 */
export async function changeListedRow<Item extends { readonly id: string }>(
  client: QueryClient,
  key: readonly string[],
  id: string,
  change: Partial<Item>,
): Promise<() => void> {
  const filter = { queryKey: key };
  await client.cancelQueries(filter);
  const before = client.getQueriesData<CountedPage<Item>>(filter);
  client.setQueriesData<CountedPage<Item>>(
    filter,
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      },
  );
  return () => {
    for (const [queryKey, page] of before) client.setQueryData(queryKey, page);
  };
}
