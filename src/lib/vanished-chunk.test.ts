import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();

/** A fresh page: the module's memory begins anew, as after a reload. */
async function openPage() {
  vi.resetModules();
  return import('./vanished-chunk');
}

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chunk that the server no longer has', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/blog-1.js',
    'error loading dynamically imported module: https://x/assets/blog-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/index-1.css',
  ])('is known by what browsers say: %s', async (message) => {
    const { isVanishedChunk } = await openPage();
    expect(isVanishedChunk(new TypeError(message))).toBe(true);
  });

  it.each([new Error('x is not a function'), 'text', undefined, new TypeError('Failed to fetch')])(
    'is not any other error: %s',
    async (error) => {
      const { isVanishedChunk } = await openPage();
      expect(isVanishedChunk(error)).toBe(false);
    },
  );

  it('reloads the page once and then shows the error instead of reloading for ever', async () => {
    expect((await openPage()).reloadOnce()).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect((await openPage()).reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for the next deploy', async () => {
    (await openPage()).reloadOnce();
    vi.advanceTimersByTime(60_000);
    expect((await openPage()).reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
