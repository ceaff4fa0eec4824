import { describe, expect, test } from 'vitest';
import { eventsAt } from '@/data/events';
import {
  allTags,
  eventViews,
  filterEvents,
  isInternalLink,
  nextFirst,
  tagsOf,
  timingOf,
  upcomingWebinars,
} from './model';

const now = new Date('2026-11-20T10:00:00+05:30');
const events = eventsAt(now);

describe('the filter', () => {
  test.each([
    ['all', 8],
    ['upcoming', 6],
    ['workshops', 3],
    ['webinars', 5],
  ] as const)('%s shows %d events', (view, count) => {
    expect(filterEvents(events, { view, tag: allTags, now })).toHaveLength(count);
  });

  test.each(eventViews)('%s is sorted by start time', (view) => {
    const starts = filterEvents([...events].reverse(), { view, tag: allTags, now }).map((one) =>
      Date.parse(one.startISO),
    );
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });

  test('combines with a tag', () => {
    const found = filterEvents(events, { view: 'webinars', tag: 'Careers', now });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.type === 'Webinar' && one.tags.includes('Careers'))).toBe(true);
    expect(filterEvents(events, { view: 'all', tag: 'no such tag', now })).toEqual([]);
  });

  test('an event is upcoming until it starts, then runs, then is past', () => {
    const [webinar] = upcomingWebinars(events, now);
    expect(webinar?.startISO).toBe('2026-11-21T15:00:00+05:30');
    if (!webinar) return;
    const at = (time: string) => timingOf(webinar, new Date(`2026-11-21T${time}+05:30`));
    expect(at('14:59:59')).toBe('upcoming');
    expect(at('15:00:00')).toBe('running');
    expect(at('15:59:59')).toBe('running');
    expect(at('16:00:00')).toBe('past');
  });
});

test('the home page shows the next three webinars', () => {
  expect(upcomingWebinars(events, now).map((one) => one.startISO.slice(0, 10))).toEqual([
    '2026-11-21',
    '2026-11-28',
    '2026-12-05',
  ]);
});

test('on the page of a kind what is over comes last', () => {
  for (const view of ['webinars', 'workshops'] as const) {
    const timings = nextFirst(filterEvents(events, { view, tag: allTags, now }), now).map((one) =>
      timingOf(one, now),
    );
    expect(timings[0]).toBe('upcoming');
    expect(timings.at(-1)).toBe('past');
  }
  const onAir = new Date('2026-11-21T15:30:00+05:30');
  const first = nextFirst(
    filterEvents(eventsAt(onAir), { view: 'webinars', tag: allTags, now: onAir }),
    onAir,
  )[0];
  expect(first && timingOf(first, onAir)).toBe('running');
});

test('each tag is offered once', () => {
  const tags = tagsOf(events);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags).toEqual([...tags].sort((one, other) => one.localeCompare(other, 'en')));
});

test('only a path of this site counts as internal', () => {
  expect(isInternalLink('/ai-bootcamp-event')).toBe(true);
  expect(isInternalLink('//evil.example')).toBe(false);
  expect(isInternalLink('https://meet.careerloom.example/w/x')).toBe(false);
});
