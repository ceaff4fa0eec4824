import { timesOfNow } from '@/lib/publication-times';
import { AppError } from '@/lib/supabase/errors';
import { isUnanswered } from '@/lib/trash/trash';
import { storeTimes, type TimedRow } from './store-times';

/**
 * Publishes or unpublishes on top of the version that was seen, also where an answer was lost. Who publishes means now:
 * a moment that was to come, or an end that has come, goes.
 *
 * @param denial what is said where the right is missing
 * @throws AppError
 */
export async function changeRow(
  kind: 'post' | 'page',
  row: TimedRow,
  status: 'draft' | 'published',
  denial: string,
): Promise<void> {
  const now = Date.now();
  const change = status === 'draft' ? { status } : { status, ...timesOfNow(row, now) };
  const outcome = await storeTimes(kind, row, change).catch((cause: unknown) => {
    if (!isUnanswered(cause)) throw cause;
    // It may have arrived. The version keeps a second try from doing more than the first.
    return storeTimes(kind, row, change);
  });
  if (outcome === 'denied') throw new AppError('denied', denial);
  if (outcome === 'gone') throw new AppError('not-found', 'It was deleted meanwhile.');
  if (outcome === 'changed')
    throw new AppError('invalid', 'Somebody changed it meanwhile. Look at it first.');
}
