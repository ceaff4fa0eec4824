import { normalizeTimestamp } from '@/lib/dates';
import type { PublicationTimes } from '@/lib/publication-times';
import type { ChosenTimes } from '@/lib/typed-times';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';

/** A row of a list as it was seen. */
export interface TimedRow extends PublicationTimes {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

export type TimeChange =
  { readonly status: 'draft' } | ({ readonly status: 'published' } & ChosenTimes);

/** What became of a change: stored, or why not. */
export type TimeOutcome = 'stored' | 'changed' | 'gone' | 'denied';

/** Stores status and times on top of the version that was seen. @throws AppError */
export async function storeTimes(
  noun: 'post' | 'page',
  row: TimedRow,
  change: TimeChange,
): Promise<TimeOutcome> {
  // Both tables take times alike; the types of one stand for those of both.
  const table = supabase().from((noun === 'post' ? 'blog_posts' : 'pages') as 'pages');
  const values =
    change.status === 'draft'
      ? { status: 'draft' }
      : { status: 'published', publish_at: change.publishAt, unpublish_at: change.unpublishAt };
  const rows = unwrap(
    await table.update(values).eq('id', row.id).eq('version', row.version).select('id'),
  );
  if (rows.length > 0) return 'stored';
  const again = supabase().from((noun === 'post' ? 'blog_posts' : 'pages') as 'pages');
  const stored = unwrap(
    await again.select('version, status, publish_at, unpublish_at').eq('id', row.id).maybeSingle(),
  );
  if (stored === null) return 'gone';
  if (stored.version === row.version) return 'denied';
  // An earlier try arrived, and its answer was lost: what was to be stored stands there.
  const isSame = (sent: string | null, found: string | null) =>
    (sent && Date.parse(sent)) === (found && Date.parse(normalizeTimestamp(found)));
  const isOurs =
    stored.version === row.version + 1 &&
    stored.status === change.status &&
    (change.status === 'draft' ||
      (isSame(change.publishAt, stored.publish_at) &&
        isSame(change.unpublishAt, stored.unpublish_at)));
  return isOurs ? 'stored' : 'changed';
}
