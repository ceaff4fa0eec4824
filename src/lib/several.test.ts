import { describe, expect, it, vi } from 'vitest';
import { doSeveral } from './several';
import { AppError } from './supabase/errors';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));

describe('several rows', () => {
  it('go two at a time, and one that is refused keeps no other back', async () => {
    let running = 0;
    let most = 0;
    const onProgress = vi.fn();
    const outcome = await doSeveral(
      rows,
      async ({ id }) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (id === 'b') throw new AppError('denied', 'No.');
      },
      onProgress,
    );
    expect(most).toBe(2);
    expect([...outcome.done].sort()).toEqual(['a', 'c', 'd', 'e']);
    expect([...outcome.problems]).toEqual([['b', 'No.']]);
    expect(outcome.isSignedOut).toBe(false);
    expect(onProgress.mock.calls).toEqual(
      [0, 1, 2, 3, 4, 5].map((done) => [{ done, of: rows.length }]),
    );
  });

  it.each([
    ['offline', false],
    ['signed-out', true],
  ] as const)('are not tried any more after "%s"', async (kind, isSignedOut) => {
    const act = vi.fn(() => Promise.reject(new AppError(kind, 'Nobody answers.')));
    const outcome = await doSeveral(rows, act, () => undefined);
    expect(act).toHaveBeenCalledTimes(2);
    expect(outcome.done).toEqual([]);
    expect([...outcome.problems.keys()].sort()).toEqual(rows.map(({ id }) => id));
    expect([...new Set(outcome.problems.values())]).toEqual(['Nobody answers.']);
    expect(outcome.isSignedOut).toBe(isSignedOut);
  });
});
