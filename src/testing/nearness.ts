import { vi } from 'vitest';

/**
 * Puts a browser in place that tells of nothing by itself. To be called before the page is rendered.
 * @returns what brings an element near the screen
 */
export function stubNearness(): (element: Element) => void {
  let tell: ((entries: { isIntersecting: boolean; target: Element }[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(observer: typeof tell) {
        tell = observer;
      }
      observe = vi.fn();
      unobserve = vi.fn();
    },
  );
  return (target) => tell?.([{ isIntersecting: true, target }]);
}
