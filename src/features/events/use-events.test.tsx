import { afterEach, expect, test, vi } from 'vitest';
import { eventsAt, type CareerEvent } from '@/data/events';
import { provideBuildData } from '@/lib/build-data';
import { hydrate } from '@/testing/hydrate';
import { useEvents } from './use-events';

const monday = '2026-11-23T10:00:00+05:30';

interface Reading {
  readonly events: readonly CareerEvent[];
  readonly isDated: boolean;
}

/** What a page that was built on a Monday renders with, for who comes at another time. */
async function readAt(visit: string, builtAt = monday): Promise<Reading[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(visit) });
  provideBuildData(builtAt === '' ? {} : { builtAt });
  const readings: Reading[] = [];
  function Page() {
    const { events, now } = useEvents();
    readings.push({ events, isDated: now !== null });
    return <button>{events[1]?.title}</button>;
  }
  await hydrate(<Page />);
  expect(readings[0]?.isDated).toBe(false);
  expect(readings.at(-1)?.isDated).toBe(true);
  return readings;
}

afterEach(() => {
  vi.useRealTimers();
  provideBuildData({});
});

test('who comes some days after the build finds the events where they stand', async () => {
  const readings = await readAt('2026-11-27T21:00:00+05:30');
  expect(new Set(readings.map(({ events }) => events)).size).toBe(1);
});

test('who comes after the next of them finds those of their own day', async () => {
  const visit = '2026-11-29T18:00:00+05:30';
  const [built, ...later] = await readAt(visit);
  expect(built?.events).toEqual(eventsAt(new Date(monday)));
  expect(later.at(-1)?.events).toEqual(eventsAt(new Date(visit)));
  expect(later.at(-1)?.events).not.toEqual(built?.events);
});

test('where no build has said its time the events of the day come with the clock', async () => {
  const visit = '2026-11-27T21:00:00+05:30';
  const readings = await readAt(visit, '');
  expect(readings.at(-1)?.events).toEqual(eventsAt(new Date(visit)));
});
