import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitSource } from '@/lib/outbox/late-visit-source';
import { readSource } from '@/lib/outbox/visit-source';
import { brokenBackend, fakeDataApi, type FakeDataApi } from '@/testing/fake-data-api';
import { keepCampaignsCurrent } from './keep-current';
import { shownCampaigns } from './shown';

const MINUTE = 60_000;
/** The database's clock is years from that of this device. */
const databaseStart = Date.parse('2031-03-03T09:00:00Z');

let api: FakeDataApi;
let stop: () => void;
let start: number;

const iso = (minutes: number) => new Date(databaseStart + minutes * MINUTE).toISOString();
const promoOf = (text: string) => ({ promos: [{ text, href: '/courses' }] });

interface Row {
  readonly content: unknown;
  readonly endsIn?: number;
  readonly utm?: string;
}

/** @param again minutes until it is to be asked again; @param now the moment of the answer */
function answer(shown: Record<string, Row>, again = 15, now = 0): Response {
  const rows = Object.entries(shown).map(([kind, { content, endsIn, utm = '' }]) => [
    kind,
    { content, utm_campaign: utm, ends_at: endsIn === undefined ? null : iso(now + endsIn) },
  ]);
  return Response.json({
    now: iso(now),
    ask_again_at: iso(now + again),
    shown: Object.fromEntries(rows),
  });
}

const ticker = () => shownCampaigns.get().ticker?.content.promos.map(({ text }) => text);
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);

async function open(first: Response): Promise<void> {
  api.answer = () => first.clone();
  stop = keepCampaignsCurrent();
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  start = Date.now();
  api = fakeDataApi(() => brokenBackend());
  stop = () => undefined;
});

afterEach(() => {
  stop();
  shownCampaigns.set({});
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('asks once, and shows what runs, whatever this device takes for the time', async () => {
  await open(answer({ ticker: { content: promoOf('Two seats left'), endsIn: 60 } }));
  expect(ticker()).toEqual(['Two seats left']);
  await pass(10);
  expect(api.requests).toMatchObject([{ method: 'GET', target: 'rpc/running_campaigns' }]);
});

test('with the backend away nothing is shown, and it is asked again after some minutes', async () => {
  await open(brokenBackend());
  expect(shownCampaigns.get()).toEqual({});
  api.answer = () => answer({ ticker: { content: promoOf('Late') } });
  await pass(4);
  expect(api.requests).toHaveLength(1);
  await pass(2);
  expect(ticker()).toEqual(['Late']);
});

test('an end takes effect at its moment, without an answer', async () => {
  await open(answer({ ticker: { content: promoOf('Two seats left'), endsIn: 4 } }, 4));
  api.answer = () => brokenBackend();
  await pass(3.9);
  expect(ticker()).toEqual(['Two seats left']);
  await pass(0.2);
  expect(ticker()).toBeUndefined();
});

test('a start takes effect when it is asked again', async () => {
  await open(answer({}, 10));
  api.answer = () => answer({ ticker: { content: promoOf('Now') } }, 15, 10);
  await pass(9.9);
  expect(ticker()).toBeUndefined();
  await pass(0.2);
  expect(ticker()).toEqual(['Now']);
});

test('an end that lies further away than a timer reaches keeps nobody busy, and takes effect', async () => {
  // A timer counts milliseconds in 31 bits: what is further away than 24.8 days would go off at once.
  const days = 40 * 24 * 60;
  const timers = vi.spyOn(window, 'setTimeout');
  await open(answer({ ticker: { content: promoOf('All autumn'), endsIn: days } }, days));
  await pass(10);
  expect(ticker()).toEqual(['All autumn']);
  expect(timers.mock.calls.length).toBeLessThan(40);
  expect(Math.max(...timers.mock.calls.map(([, delay]) => delay ?? 0))).toBeLessThan(2 ** 31);
  api.answer = () => brokenBackend();
  vi.setSystemTime(start + (days - 1) * MINUTE);
  await pass(0.5);
  expect(ticker()).toEqual(['All autumn']);
  await pass(1);
  expect(ticker()).toBeUndefined();
  expect(timers.mock.calls.length).toBeLessThan(60);
});

test('pages that wait for one moment ask within three seconds, not at once', async () => {
  vi.mocked(Math.random).mockReturnValue(0.9);
  await open(answer({}, 1));
  await pass(1);
  expect(api.requests).toHaveLength(1);
  await pass(0.05);
  expect(api.requests).toHaveLength(2);
});

test('after sleep, in which timers stand still, it is looked at once somebody looks at the page', async () => {
  await open(answer({ ticker: { content: promoOf('Over night'), endsIn: 5 } }));
  api.answer = () => brokenBackend();
  // The wall clock went on; neither timers nor the clock of the page did.
  vi.setSystemTime(start + 8 * 60 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ticker()).toBeUndefined();
});

test('a clock that is set back does not keep a campaign alive', async () => {
  await open(answer({ ticker: { content: promoOf('Short'), endsIn: 5 } }, 15));
  vi.setSystemTime(start - 24 * 60 * MINUTE);
  await pass(5.5);
  expect(ticker()).toBeUndefined();
});

test('a page in the background asks when it is looked at', async () => {
  await open(answer({}, 5));
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(30);
  expect(api.requests).toHaveLength(1);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(api.requests).toHaveLength(2);
});

test('the next page of the tab believes the answer for two minutes', async () => {
  await open(answer({ ticker: { content: promoOf('Kept'), endsIn: 60 } }));
  stop();
  shownCampaigns.set({});
  await pass(1);
  stop = keepCampaignsCurrent();
  expect(ticker()).toEqual(['Kept']);
  expect(api.requests).toHaveLength(1);
  stop();
  await pass(2);
  stop = keepCampaignsCurrent();
  await pass(0);
  expect(api.requests).toHaveLength(2);
});

test('N54 what cannot be read, or leads elsewhere, is not shown; the rest is', async () => {
  const button = { label: 'Go', href: '/enroll' };
  await open(
    answer({
      ticker: { content: { promos: [{ text: 'x', href: 'javascript:alert(1)' }] } },
      popup: { content: { title: 1 } },
      bar: { content: { primary: button, secondary: button } },
    }),
  );
  expect(Object.keys(shownCampaigns.get())).toEqual(['bar']);
  stop();
  sessionStorage.setItem('running_campaigns', '{"came": {"now": 1}, "date": "x"');
  await open(Response.json('<html>'));
  expect(Object.keys(shownCampaigns.get())).toEqual(['bar']);
});

test('who follows a promo came by its campaign; what is tagged already stays so', async () => {
  await open(
    answer({
      ticker: { content: promoOf('a'), utm: 'monday' },
      bar: {
        content: { primary: { label: 'b', href: '/' }, secondary: { label: 'c', href: '/' } },
      },
    }),
  );
  await visitSource.load();
  const { ticker: promos, bar } = shownCampaigns.get();
  const last = async () => {
    await pass(0);
    return readSource(new Date())?.last;
  };
  bar?.onFollow('/enroll');
  promos?.onFollow('https://example.com/?utm_campaign=theirs');
  expect(await last()).toBeUndefined();
  promos?.onFollow('/courses');
  expect(await last()).toMatchObject({
    path: '/courses',
    utm_source: 'site',
    utm_medium: 'banner',
    utm_campaign: 'monday',
  });
  bar?.onFollow('/enroll?utm_source=letter&utm_medium=email&utm_campaign=diwali');
  expect(await last()).toMatchObject({ utm_source: 'letter', utm_campaign: 'diwali' });
});
