import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from './load-once';

describe('loadOnce', () => {
  it('lets those who wait go on in the order in which they asked', async () => {
    const answers: ((module: string) => void)[] = [];
    const fetch = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const { load, peek } = loadOnce(fetch);
    const order: number[] = [];
    const all = [1, 2, 3].map((place) => load().then(() => order.push(place)));
    expect(peek()).toBeUndefined();
    for (const answer of answers.reverse()) answer('module');
    await Promise.all(all);
    expect(order).toEqual([1, 2, 3]);
    expect(peek()).toBe('module');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const fetch = vi.fn<() => Promise<string>>();
    fetch.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('module');
    const { load, peek } = loadOnce(fetch);
    await expect(load()).rejects.toThrow('offline');
    expect(peek()).toBeUndefined();
    await expect(load()).resolves.toBe('module');
    expect(peek()).toBe('module');
  });
});
