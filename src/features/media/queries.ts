import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { fromRow, type MediaCategory, type MediaFile } from './model';

export const MEDIA_PAGE_SIZE = 24;
/** The database stops counting search results here. */
const COUNT_LIMIT = 1000;

/** Orders of the library, as the database names them. */
export const mediaSorts = ['newest', 'name', 'size'] as const;
export type MediaSort = (typeof mediaSorts)[number];

export interface MediaFilter {
  readonly search: string;
  readonly category: MediaCategory | 'all';
  readonly sort: MediaSort;
  /** 1-based. */
  readonly page: number;
  /** For whoever needs a picture. */
  readonly onlyImages?: boolean;
}

export interface MediaPage {
  readonly files: readonly MediaFile[];
  /** Files that match the filters over all pages. */
  readonly total: number;
  /** There are more than the database counted. */
  readonly isCapped: boolean;
}

/** A post or page that shows a file, or the settings (without title and status). */
export interface MediaUse {
  readonly kind: 'post' | 'page' | 'settings';
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
}

function kindOfUse(kind: string): MediaUse['kind'] {
  return kind === 'page' || kind === 'settings' ? kind : 'post';
}

async function fetchPage(filter: MediaFilter, signal: AbortSignal): Promise<MediaPage> {
  const conditions = {
    term: filter.search,
    only_images: filter.onlyImages ?? false,
    ...(filter.category === 'all' ? {} : { in_category: filter.category }),
  };
  const [rows, total] = await Promise.all([
    supabase()
      .rpc('search_media', {
        ...conditions,
        sort_by: filter.sort,
        page_size: MEDIA_PAGE_SIZE,
        page_offset: (filter.page - 1) * MEDIA_PAGE_SIZE,
      })
      .abortSignal(signal)
      .then(unwrap),
    supabase().rpc('count_media', conditions).abortSignal(signal).then(unwrap),
  ]);
  return {
    files: rows.map(fromRow),
    total,
    isCapped: filter.search !== '' && total >= COUNT_LIMIT,
  };
}

async function fetchUses(id: string, signal: AbortSignal): Promise<readonly MediaUse[]> {
  const rows = unwrap(await supabase().rpc('media_used_in', { target: id }).abortSignal(signal));
  return rows.map((row) => ({
    kind: kindOfUse(row.kind),
    id: row.id,
    title: row.title,
    isPublished: row.status === 'published',
  }));
}

/** The media library as staff see it. Every query throws `AppError`. */
export const mediaQueries = {
  all: ['media'] as const,
  list: (filter: MediaFilter) =>
    queryOptions({
      queryKey: [...mediaQueries.all, 'list', filter],
      queryFn: ({ signal }) => fetchPage(filter, signal),
      // The old page stays until the new one is there, so that nothing jumps.
      placeholderData: keepPreviousData,
    }),
  uses: (id: string) =>
    queryOptions({
      queryKey: [...mediaQueries.all, 'uses', id],
      queryFn: ({ signal }) => fetchUses(id, signal),
      // Somebody may have put it into a text a moment ago.
      staleTime: 0,
    }),
};
