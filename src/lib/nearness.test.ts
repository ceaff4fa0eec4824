import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubNearness } from '@/testing/nearness';

beforeEach(() => {
  // A document of its own: what has been used once stays so.
  vi.resetModules();
  vi.useFakeTimers();
  stubNearness();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1_000));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Parts far away. @returns how many of them are awake */
async function watchParts(count: number): Promise<() => number> {
  const { createGate } = await import('./gate');
  const { watchNearness } = await import('./nearness');
  const gates = Array.from({ length: count }, createGate);
  for (const gate of gates) watchNearness(document.createElement('div'), gate);
  return () => gates.filter(({ isOpen }) => isOpen()).length;
}

test('what is far away stays as it is while nobody uses the page', async () => {
  const countAwake = await watchParts(2);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(countAwake()).toBe(0);
});

test('eight seconds after somebody has begun to use it, one part wakes up in each idle moment', async () => {
  const countAwake = await watchParts(2);
  dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(8_900);
  expect(countAwake()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(countAwake()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countAwake()).toBe(2);
});
