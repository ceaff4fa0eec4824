import { paths } from '@/config/paths';
import { normalizeTimestamp, toMoment } from '@/lib/dates';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';

/** What can be shared, as the database calls it. */
export type PreviewedKind = 'post' | 'page';

/** A preview address as staff see it: without its secret, which nobody has but whom it was given to. */
export const previewLink = readColumns(
  'preview_links',
  [
    'id',
    'createdByName',
    // Moments are ISO 8601.
    'createdAt',
    'endsAt',
    // Null: never.
    'withdrawnAt',
    'lastOpenedAt',
    'opened',
  ],
  {
    createdAt: normalizeTimestamp,
    endsAt: normalizeTimestamp,
    withdrawnAt: toMoment,
    lastOpenedAt: toMoment,
  },
);
export type PreviewLink = ItemOf<typeof previewLink>;

/** One that was just made, with what is told this once. */
export interface MadePreview {
  readonly id: string;
  /** Absolute, to be given to others. */
  readonly address: string;
  /** ISO 8601 */
  readonly endsAt: string;
}

/** The whole address with a secret in it. */
export function previewAddress(secret: string): string {
  return new URL(paths.preview(secret), window.location.origin).href;
}

/** @param now milliseconds since the epoch */
export function isOver({ withdrawnAt, endsAt }: PreviewLink, now: number): boolean {
  return withdrawnAt !== null || Date.parse(endsAt) <= now;
}
