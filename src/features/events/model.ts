import { endOf, type CareerEvent } from '@/data/events';

export const eventViews = ['all', 'upcoming', 'workshops', 'webinars'] as const;

export type EventView = (typeof eventViews)[number];

export const eventViewLabels: Record<EventView, string> = {
  all: 'All',
  upcoming: 'Upcoming',
  workshops: 'Workshops',
  webinars: 'Webinars',
};

export const allTags = 'all';

export const upcomingWebinarCount = 3;

export type EventTiming = 'upcoming' | 'running' | 'past';

export function timingOf(event: CareerEvent, now: Date): EventTiming {
  if (Date.parse(event.startISO) > now.getTime()) return 'upcoming';
  return endOf(event) > now.getTime() ? 'running' : 'past';
}

const byStart = (one: CareerEvent, other: CareerEvent) =>
  Date.parse(one.startISO) - Date.parse(other.startISO);

/** View and tag together, by start time. */
export function filterEvents(
  events: readonly CareerEvent[],
  { view, tag, now }: { view: EventView; tag: string; now: Date },
): CareerEvent[] {
  return events
    .filter((event) => {
      if (view === 'upcoming') return timingOf(event, now) === 'upcoming';
      if (view === 'workshops') return event.type === 'Workshop';
      return view === 'all' || event.type === 'Webinar';
    })
    .filter((event) => tag === allTags || event.tags.includes(tag))
    .sort(byStart);
}

/** For a page of its own kind: what is still to come before what is over, each by start time. */
export function nextFirst(events: readonly CareerEvent[], now: Date): CareerEvent[] {
  const isOver = (event: CareerEvent) => timingOf(event, now) === 'past';
  return [...events].sort(
    (one, other) => Number(isOver(one)) - Number(isOver(other)) || byStart(one, other),
  );
}

/** Every tag once, by name. */
export function tagsOf(events: readonly CareerEvent[]): string[] {
  const tags = [...new Set(events.flatMap((event) => event.tags))];
  // By code units: a slow phone takes 30 ms and more to get its collation ready.
  const key = (tag: string) => tag.toLowerCase();
  return tags.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** The home page's webinars: those that have not begun, the next first. */
export function upcomingWebinars(
  events: readonly CareerEvent[],
  now: Date,
  count = upcomingWebinarCount,
): CareerEvent[] {
  return filterEvents(events, { view: 'upcoming', tag: allTags, now })
    .filter((event) => event.type === 'Webinar')
    .slice(0, count);
}

/** A link of this site, against one that opens elsewhere in a new tab. */
export function isInternalLink(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}
