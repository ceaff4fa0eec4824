import { timesOfNow, type PublicationTimes } from '@/lib/publication-times';

/**
 * What publishing or unpublishing stores. Who publishes means now: a moment that was to come, or an end that has come, goes.
 * A draft has no times, which the database sees to.
 */
export function statusRow({
  status,
  times,
}: {
  readonly status: 'draft' | 'published';
  readonly times: PublicationTimes;
}) {
  const isTimed = times.publishAt != null || times.unpublishAt != null;
  if (status === 'draft' || !isTimed) return { status };
  const { publishAt, unpublishAt } = timesOfNow(times, Date.now());
  return { status, publish_at: publishAt, unpublish_at: unpublishAt };
}
