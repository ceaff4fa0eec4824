import type { CareerEvent } from '@/data/events';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { eventJsonLd } from '@/lib/seo/structured-data';
import { timingOf } from './model';

/**
 * schema.org's events of a page: only those that are still to come, all of which are online. None before the
 * visitor's clock is known, since a date written at build would soon be untrue.
 * @param path of the page that shows them
 */
export function futureEventsJsonLd(
  events: readonly CareerEvent[],
  now: Date | null,
  path: string,
): JsonLdObject[] {
  if (now === null) return [];
  return events
    .filter((event) => timingOf(event, now) === 'upcoming')
    .map((event) => eventJsonLd({ ...event, path }));
}
