import { vi } from 'vitest';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** Earlier first; of the same moment in the order of asking. */
const isBefore = (one: Timer, other: Timer) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** A heap: thousands of timers cost no more than a few. */
function push(heap: Timer[], timer: Timer): void {
  let index = heap.push(timer) - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    const above = heap[parent];
    if (!above || isBefore(above, timer)) break;
    heap[index] = above;
    index = parent;
  }
  heap[index] = timer;
}

function pop(heap: Timer[]): Timer | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (!last || heap.length === 0) return first;
  let index = 0;
  for (;;) {
    const left = 2 * index + 1;
    const [one, other] = [heap[left], heap[left + 1]];
    const child = one && other && isBefore(other, one) ? left + 1 : left;
    const below = heap[child];
    if (!below || isBefore(last, below)) break;
    heap[index] = below;
    index = child;
  }
  heap[index] = last;
  return first;
}

/** Takes the place of timers and of `Date.now()`, for simulations with more timers than the runner's own clock can bear. */
export function startVirtualClock(start: number): {
  /** Runs what is due until then, each with all that follows from it at once. */
  readonly runUntil: (time: number) => Promise<void>;
} {
  const heap: Timer[] = [];
  const cleared = new Set<number>();
  const flush = setImmediate;
  let now = start;
  let order = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('setTimeout', (work: () => void, delay = 0) => {
    order += 1;
    push(heap, { at: now + delay, order, work });
    return order;
  });
  vi.stubGlobal('clearTimeout', (id?: number) => {
    if (id !== undefined) cleared.add(id);
  });
  return {
    async runUntil(time) {
      while (heap[0] && heap[0].at <= time) {
        const timer = pop(heap);
        if (!timer || cleared.delete(timer.order)) continue;
        now = timer.at;
        timer.work();
        await new Promise((resolve) => flush(resolve));
      }
      now = time;
    },
  };
}
