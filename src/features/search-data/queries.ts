import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { supabase } from '@/lib/supabase/client';
import type { CountedPage } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import {
  builtInHeads,
  headFromRow,
  headKinds,
  headProblems,
  type HeadProblem,
  type ListedHead,
} from './model';

/** Orders of the list, as the database names them. */
export const headSorts = ['title', 'updated'] as const;

/** What the address of the list holds. */
export const headFields = {
  kind: choiceField(['all', ...headKinds], 'all'),
  problem: choiceField(['all', 'any', ...headProblems], 'all'),
  search: textField(),
  sort: choiceField(headSorts, 'title'),
  page: pageField(),
};

export type HeadFilter = FilterOf<typeof headFields>;

const PAGE_SIZE = 20;

/** The database gives no more at once. */
const STEP = 100;

/** A file that spreadsheets still open at once. */
export const EXPORT_LIMIT = 10_000;

/** What the database cannot know by itself. */
const builtIns = builtInHeads.map(({ path, title, description }) => ({ path, title, description }));

const all = ['search-data'] as const;

/** What narrows down both the list and its figures. */
type Narrowing = Pick<HeadFilter, 'search' | 'kind'>;

function narrowing({ search, kind }: Narrowing) {
  return { built_in: builtIns, term: search, ...(kind === 'all' ? {} : { in_kind: kind }) };
}

async function readPage(
  filter: HeadFilter,
  size: number,
  offset: number,
  signal?: AbortSignal,
): Promise<readonly ListedHead[]> {
  const request = supabase().rpc('search_heads', {
    ...narrowing(filter),
    ...(filter.problem === 'all' ? {} : { in_problem: filter.problem }),
    sort_by: filter.sort,
    page_size: size,
    page_offset: offset,
  });
  return unwrap(await (signal ? request.abortSignal(signal) : request)).map(headFromRow);
}

/** How many addresses a search leaves, in all and by what is wrong with them. */
export type HeadCounts = Readonly<Record<HeadProblem | 'all' | 'any', number>>;

async function readCounts(filter: Narrowing, signal?: AbortSignal): Promise<HeadCounts> {
  const request = supabase().rpc('count_heads', narrowing(filter));
  const [row] = unwrap(await (signal ? request.abortSignal(signal) : request));
  return {
    all: row?.total ?? 0,
    any: row?.any_problem ?? 0,
    'long-title': row?.long_title ?? 0,
    'same-title': row?.same_title ?? 0,
    'no-description': row?.no_description ?? 0,
    'long-description': row?.long_description ?? 0,
    'short-description': row?.short_description ?? 0,
    'same-description': row?.same_description ?? 0,
  };
}

/** Search data of all public addresses, for people with `manage_meta`. Every query throws `AppError`. */
export const headQueries = {
  all,
  list: (filter: HeadFilter) =>
    queryOptions({
      queryKey: [...all, 'list', filter],
      queryFn: async ({ client, signal }): Promise<CountedPage<ListedHead>> => {
        const [rows, counts] = await Promise.all([
          readPage(filter, PAGE_SIZE, (filter.page - 1) * PAGE_SIZE, signal),
          client.query({ ...headQueries.counts(filter), staleTime: 5_000 }),
        ]);
        return { rows, total: counts[filter.problem], isCapped: false, pageSize: PAGE_SIZE };
      },
      // The old page stays until the new one is there, so that the list does not jump.
      placeholderData: keepPreviousData,
    }),
  counts: ({ search, kind }: Narrowing) =>
    queryOptions({
      queryKey: [...all, 'counts', { search, kind }],
      queryFn: ({ signal }) => readCounts({ search, kind }, signal),
      placeholderData: keepPreviousData,
    }),
  /** Views of an address in the last thirty days, today included. */
  views: (path: string) =>
    queryOptions({
      queryKey: [...all, 'views', path],
      queryFn: async ({ signal }) => {
        const since = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
        const days = unwrap(
          await supabase()
            .from('page_views')
            .select('views')
            .eq('path', path)
            .gte('day', since)
            .abortSignal(signal),
        );
        return days.reduce((sum, { views }) => sum + views, 0);
      },
    }),
};

/**
 * Every address that the filters leave, as far as one file goes.
 * @throws AppError
 */
export async function readAllHeads(filter: HeadFilter): Promise<readonly ListedHead[]> {
  // Keyed by path: what changes meanwhile moves rows from page to page.
  const heads = new Map<string, ListedHead>();
  for (let offset = 0; offset < EXPORT_LIMIT; offset += STEP) {
    const rows = await readPage(filter, STEP, offset);
    for (const row of rows) heads.set(row.path, row);
    if (rows.length < STEP) break;
  }
  return [...heads.values()];
}
