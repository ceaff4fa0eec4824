import { act } from '@testing-library/react';

const waiting = new Set<() => void>();

/** In place of `@/lib/when-idle`, by `vi.mock`: what waits for an idle moment is done when the test says so. */
export function whenIdle(work: () => void): () => void {
  waiting.add(work);
  return () => waiting.delete(work);
}

/** The browser has nothing else to do. */
export async function beIdle(): Promise<void> {
  await act(async () => {
    for (const work of waiting) work();
    waiting.clear();
    await Promise.resolve();
  });
}
