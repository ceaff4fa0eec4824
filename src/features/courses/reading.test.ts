import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./components/course-reading', () => ({}));

const loads = vi.fn();

/** As far as it comes within some frames, in a document of its own. */
async function load(): Promise<void> {
  const { readingCode } = await import('./reading');
  void readingCode.load().then(loads);
  await vi.advanceTimersByTimeAsync(1_000);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  loads.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what accompanies the reader comes at the first move down the page', async () => {
  await load();
  expect(loads).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveBeenCalledOnce();
});

test('and by itself where the address or the history has led into it', async () => {
  vi.stubGlobal('scrollY', 900);
  await load();
  expect(loads).toHaveBeenCalledOnce();
});
