import { afterEach, describe, expect, it, vi } from 'vitest';
import { hookSchema } from './build-hook';
import { badHooks, goodHooks } from './build-hook-examples';
import { startBuild } from './start-build';

const address = 'https://api.netlify.com/build_hooks/secret';

afterEach(() => vi.unstubAllGlobals());

describe('the address of a build hook', () => {
  it.each(goodHooks.map((good) => [good]))('may be %s', (good) => {
    expect(hookSchema.safeParse({ address: good }).success).toBe(true);
  });

  // Spaces around what was pasted are taken away.
  it.each(badHooks.filter((bad) => bad.trim() === bad).map((bad) => [bad]))(
    'may not be %s',
    (bad) => {
      expect(hookSchema.safeParse({ address: bad }).success).toBe(false);
    },
  );
});

describe('N35 an order to build', () => {
  function answer(post: () => Promise<Response>, head = () => Promise.resolve(new Response())) {
    const fetched = vi.fn((_address: string, { method }: RequestInit) =>
      method === 'POST' ? post() : head(),
    );
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }
  const failed = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is sent once, with nothing of the person or the site', async () => {
    const fetched = answer(() => Promise.resolve(new Response('', { status: 201 })));
    expect(await startBuild(address)).toEqual({ kind: 'sent', status: 201 });
    expect(fetched.mock.calls).toEqual([
      [
        address,
        { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' },
      ],
    ]);
  });

  it('is refused with the status of the host', async () => {
    answer(() => Promise.resolve(new Response('', { status: 404 })));
    expect(await startBuild(address)).toEqual({ kind: 'refused', status: 404 });
  });

  it('is not known of where the host keeps its answer; the host alone is asked whether it is there', async () => {
    const fetched = answer(failed);
    expect(await startBuild(address)).toEqual({ kind: 'unknown' });
    expect(fetched.mock.calls.map(([asked, { method }]) => [method, asked])).toEqual([
      ['POST', address],
      ['HEAD', 'https://api.netlify.com'],
    ]);
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({ credentials: 'omit', mode: 'no-cors' });
  });

  it('did not go out where the host cannot be reached', async () => {
    answer(failed, failed);
    expect(await startBuild(address)).toEqual({ kind: 'unreachable' });
  });
});
