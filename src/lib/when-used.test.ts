import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenUsed } from './when-used';

const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])(
  'waits for somebody: a %s, and then an idle moment',
  (act) => {
    whenUsed(work);
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(act));
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event(act));
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledOnce();
  },
);

test('is called off before the act and after it', () => {
  whenUsed(work)();
  const stop = whenUsed(work);
  window.dispatchEvent(new Event('scroll'));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
