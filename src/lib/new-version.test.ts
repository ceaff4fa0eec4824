import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
const answer = vi.fn<() => Promise<{ status: number }>>();

/** A fresh page: the module's memory begins anew, as after a reload. */
async function openPage() {
  vi.resetModules();
  const { holdUnsavedWork } = await import('./unsaved-work');
  return { ...(await import('./new-version')), holdUnsavedWork };
}

beforeEach(() => {
  window.sessionStorage.clear();
  reload.mockReset();
  answer.mockReset().mockResolvedValue({ status: 200 });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  vi.stubGlobal('location', { reload, href: 'https://careerloom.example/cms/content' });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page whose code the server no longer has', () => {
  it('reloads once and then shows the error instead of reloading for ever', async () => {
    await expect((await openPage()).reloadForNewVersion()).resolves.toBe(true);
    vi.advanceTimersByTime(2_000);
    await expect((await openPage()).reloadForNewVersion()).resolves.toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for the next deploy', async () => {
    await (await openPage()).reloadForNewVersion();
    vi.advanceTimersByTime(60_000);
    await expect((await openPage()).reloadForNewVersion()).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('N17: never reloads without a network, known or not', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect((await openPage()).reloadForNewVersion()).resolves.toBe(false);
    expect(answer).not.toHaveBeenCalled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect((await openPage()).reloadForNewVersion()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('N17: never reloads over unsaved work, also when that began while it asked for the page', async () => {
    const { reloadForNewVersion, holdUnsavedWork } = await openPage();
    let isUnsaved = true;
    const release = holdUnsavedWork(() => isUnsaved);
    await expect(reloadForNewVersion()).resolves.toBe(false);
    isUnsaved = false;
    const asking = reloadForNewVersion();
    isUnsaved = true;
    await expect(asking).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    release();
    await expect(reloadForNewVersion()).resolves.toBe(true);
  });
});
