import { site } from '@/config/site';
import { endOf, type CareerEvent } from '@/data/events';
import { toIstIso } from '@/lib/ist';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';
import { isInternalLink, timingOf } from './model';

function eventJsonLd(event: CareerEvent, path: string): JsonLdObject {
  const elsewhere = event.registrationUrlZoom;
  const url = elsewhere !== undefined && !isInternalLink(elsewhere) ? elsewhere : absoluteUrl(path);
  return {
    '@type': 'EducationEvent',
    name: event.title,
    description: event.description,
    startDate: event.startISO,
    endDate: toIstIso(endOf(event)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: event.free,
    organizer: { '@type': 'EducationalOrganization', name: site.name, url: absoluteUrl('/') },
  };
}

/**
 * schema.org's events of a page: only those that are still to come. None before the visitor's clock is known,
 * since a date written at build would soon be untrue.
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
    .map((event) => eventJsonLd(event, path));
}
