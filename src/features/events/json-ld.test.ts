import { expect, test } from 'vitest';
import { eventsAt } from '@/data/events';
import { futureEventsJsonLd } from './json-ld';

const now = new Date('2026-11-20T10:00:00+05:30');

test('only what is still to come is announced, and nothing before the clock is known', () => {
  const items = futureEventsJsonLd(eventsAt(now), now, '/events');
  expect(items).toHaveLength(6);
  expect(items[0]).toMatchObject({
    startDate: '2026-11-21T15:00:00+05:30',
    endDate: '2026-11-21T16:00:00+05:30',
    isAccessibleForFree: true,
  });
  expect(futureEventsJsonLd(eventsAt(now), null, '/events')).toEqual([]);
});
