import { describe, expect, it, vi } from 'vitest';
import { lateCode, MissingCodeError } from './late-code';

describe('late code', () => {
  it('lets those who wait go on in the order in which they asked', async () => {
    const answers: ((module: string) => void)[] = [];
    const fetch = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const { load, peek } = lateCode(fetch);
    const order: number[] = [];
    const all = [1, 2, 3].map((place) => load().then(() => order.push(place)));
    expect(peek()).toBeUndefined();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    for (const answer of answers) answer('module');
    await Promise.all(all);
    expect(order).toEqual([1, 2, 3]);
    expect(peek()).toBe('module');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure, which is one kind of error in every browser', async () => {
    const fetch = vi.fn<() => Promise<string>>();
    fetch.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
    fetch.mockResolvedValueOnce('module');
    const { load, peek, isMissing } = lateCode(fetch);
    await expect(load()).rejects.toBeInstanceOf(MissingCodeError);
    expect([peek(), isMissing()]).toEqual([undefined, true]);
    await expect(load()).resolves.toBe('module');
    expect([peek(), isMissing()]).toEqual(['module', false]);
  });

  it('hands on what the code itself threw', async () => {
    const broken = new TypeError('x is not a function');
    await expect(lateCode(() => Promise.reject(broken)).load()).rejects.toBe(broken);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/blog-1.js',
    'error loading dynamically imported module: https://x/assets/blog-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/index-1.css',
  ])('is known to be missing by what browsers say: %s', async (message) => {
    const { load } = lateCode(() => Promise.reject(new TypeError(message)));
    await expect(load()).rejects.toBeInstanceOf(MissingCodeError);
  });

  it('asks again for a stylesheet that failed with the code', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = 'https://careerloom.example/assets/editor.css';
    document.head.append(link);
    const fetch = vi.fn<() => Promise<string>>();
    fetch
      .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/editor.css'))
      .mockResolvedValueOnce('module');
    const { load } = lateCode(fetch);
    await expect(load()).rejects.toBeInstanceOf(MissingCodeError);
    const again = load();
    await vi.waitFor(() => expect(link.isConnected).toBe(false));
    const fresh = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    expect(fresh?.href).toBe(link.href);
    expect(fetch).toHaveBeenCalledTimes(1);
    fresh?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBe('module');
    fresh?.remove();
  });
});
