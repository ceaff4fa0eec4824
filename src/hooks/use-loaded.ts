import { startTransition, useEffect, useState } from 'react';

type Load<T> = () => T | Promise<T>;

interface Loading<T> {
  /** Undefined while it is on its way for the first time. */
  readonly loaded: T | undefined;
  readonly isRetrying: boolean;
  /** Loads again; what is there stays until then. */
  readonly retry: (load: Load<T>) => Promise<void>;
  /** Shows what is newer, piece by piece as there is time for it. */
  readonly show: (now: T) => void;
}

/**
 * What is loaded for a part of the screen; what is there already is shown at once.
 *
 * Not by React's `use` and a boundary: what a boundary has waited for is shown no sooner than 300 ms after its fallback,
 * however early it comes.
 * @param load called once; what it promises never fails
 */
export function useLoaded<T>(load: Load<T>): Loading<T> {
  const [first] = useState(load);
  const [loaded, setLoaded] = useState(first instanceof Promise ? undefined : first);
  const [isRetrying, setRetrying] = useState(false);

  const [acts] = useState(() => {
    // `useState` would call a function.
    const show = (now: T) => startTransition(() => setLoaded(() => now));
    async function retry(again: Load<T>) {
      setRetrying(true);
      show(await again());
      startTransition(() => setRetrying(false));
    }
    return { show, retry };
  });

  useEffect(() => {
    if (!(first instanceof Promise)) return;
    let isWanted = true;
    void first.then((now) => isWanted && acts.show(now));
    return () => {
      isWanted = false;
    };
  }, [first, acts]);

  return { loaded, isRetrying, ...acts };
}
