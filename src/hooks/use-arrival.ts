import { startTransition, useEffect, useState } from 'react';

/**
 * What comes late to a part of the screen; what is there already is shown at once.
 *
 * Not by React's `use` and a boundary: what a boundary has waited for is shown no sooner than 300 ms after its fallback,
 * however early it comes.
 * @param load called once; what it promises never fails
 * @returns what has come, undefined until then; and what shows something newer, piece by piece as there is time for it
 */
export function useArrival<T>(load: () => T | Promise<T>) {
  const [first] = useState(load);
  const isLate = first instanceof Promise;
  const [loaded, setLoaded] = useState(isLate ? undefined : first);
  // `useState` would call a function.
  const [show] = useState(() => (now: T) => startTransition(() => setLoaded(() => now)));

  useEffect(() => {
    if (isLate) void first.then(show);
  }, [isLate, first, show]);

  return [loaded, show] as const;
}
