import { normalizeTimestamp } from '@/lib/dates';
import { toPublicationState } from '@/lib/publication-times';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';

/** A row of the list. */
export const trashedDocument = readColumns(
  'search_trash',
  [
    'id',
    'title',
    // Null for a post.
    'slug',
    // What it was when it was deleted.
    'status',
    'trashedAt',
    'trashedByName',
    // 1 to 30, by the clock of the database.
    'daysLeft',
  ],
  {
    // Functions' results are typed as never null.
    slug: (slug: string | null) => slug,
    status: toPublicationState,
    trashedAt: normalizeTimestamp,
    trashedByName: (name: string | null) => name ?? '',
  },
);
export type TrashedDocument = ItemOf<typeof trashedDocument>;
