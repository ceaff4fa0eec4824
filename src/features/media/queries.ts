import { queryOptions } from '@tanstack/react-query';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { supabase } from '@/lib/supabase/client';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { mediaCategories, mediaColumns } from './model';

/** Orders of the library, as the database names them. */
export const mediaSorts = ['newest', 'name', 'size'] as const;
export type MediaSort = (typeof mediaSorts)[number];

/** What the address of a media screen holds. */
export const mediaFields = {
  search: textField(),
  category: choiceField(['all', ...mediaCategories], 'all'),
  use: choiceField(['all', 'unused'], 'all'),
  sort: choiceField(mediaSorts, 'newest'),
  page: pageField(),
};

export type MediaFilter = FilterOf<typeof mediaFields>;

/** A post, page or kept section that shows a file, or the settings (without title and status). */
export interface MediaUse {
  readonly kind: 'post' | 'page' | 'section' | 'settings';
  readonly id: string;
  /** Empty where the person may not know it. */
  readonly title: string;
  readonly state: 'published' | 'draft' | 'trashed';
}

function kindOfUse(kind: string): MediaUse['kind'] {
  return kind === 'page' || kind === 'section' || kind === 'settings' ? kind : 'post';
}

async function fetchUses(id: string, signal: AbortSignal): Promise<readonly MediaUse[]> {
  const rows = unwrap(await supabase().rpc('media_used_in', { target: id }).abortSignal(signal));
  return rows.map((row) => ({
    kind: kindOfUse(row.kind),
    id: row.id,
    title: row.title,
    state: row.status === 'published' || row.status === 'trashed' ? row.status : 'draft',
  }));
}

/** The media library as staff see it. Every query throws `AppError`. */
export const mediaQueries = {
  all: ['media'] as const,
  /** @param onlyImages for whoever needs a picture */
  list: (filter: MediaFilter, { onlyImages = false } = {}) =>
    countedListQuery({
      key: [...mediaQueries.all, onlyImages ? 'pictures' : 'list'],
      noun: 'media',
      filter,
      conditions: {
        in_category: filter.category,
        only_images: onlyImages,
        ...(filter.use === 'unused' ? { only_unused: true } : {}),
      },
      pageSize: 24,
      isAlwaysCapped: filter.use === 'unused',
      fromRow: mediaColumns.fromRow,
    }),
  uses: (id: string) =>
    queryOptions({
      queryKey: [...mediaQueries.all, 'uses', id],
      queryFn: ({ signal }) => fetchUses(id, signal),
      // Somebody may have put it into a text a moment ago.
      staleTime: 0,
    }),
};
