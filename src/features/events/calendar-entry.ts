import type { CareerEvent } from '@/data/events';
import type { CalendarEntry } from '@/lib/calendar';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { isInternalLink } from './model';

/** @param path page of the event on this site */
export function calendarEntry(event: CareerEvent, path: string): CalendarEntry {
  const elsewhere = event.registrationUrlZoom;
  return {
    // One event a date: the same topic comes back some weeks later as another entry.
    uid: `${event.id}-${event.startISO.slice(0, 10)}`,
    title: event.title,
    startISO: event.startISO,
    durationMins: event.durationMins,
    description: event.description,
    location: 'Online',
    url: elsewhere !== undefined && !isInternalLink(elsewhere) ? elsewhere : absoluteUrl(path),
  };
}
