import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { fakeDataApi, type FakeDataApi } from '@/testing/fake-data-api';

let api: FakeDataApi;
let stop: () => void;

/** A document of its own: what has come once stays so. */
async function open(): Promise<() => boolean> {
  const [{ start }, { pageNews }] = await Promise.all([
    import('./after-page'),
    import('../page-use'),
  ]);
  stop = start();
  // An idle moment, and the answers.
  await vi.advanceTimersByTimeAsync(4_000);
  return pageNews.isOpen;
}

function answer(shown: object): Response {
  const now = new Date().toISOString();
  return Response.json({ now, ask_again_at: new Date(Date.now() + 900_000).toISOString(), shown });
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  api = fakeDataApi(({ target }) => (target.includes('running') ? answer({}) : Response.json([])));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test('what floats sleeps on where nothing runs and nothing waits, until shortly before the popup is due', async () => {
  const isNews = await open();
  expect(isNews()).toBe(false);
  await vi.advanceTimersByTimeAsync(24_900 - performance.now());
  expect(isNews()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isNews()).toBe(true);
});

test('nothing comes where the page was left before', async () => {
  const isNews = await open();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isNews()).toBe(false);
});

test('a campaign that runs wakes what shows it', async () => {
  const content = { promos: [{ text: 'Diwali offer', href: '/courses' }] };
  api.answer = ({ target }) =>
    target.includes('running')
      ? answer({ ticker: { content, utm_campaign: '', ends_at: null } })
      : Response.json([]);
  expect((await open())()).toBe(true);
});

test('a message that waits wakes what says so', async () => {
  localStorage.setItem(visitorKeys.outboxWaiting, '1');
  expect((await open())()).toBe(true);
});
