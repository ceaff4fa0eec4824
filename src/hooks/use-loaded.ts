import { startTransition, useState } from 'react';
import { useArrival } from './use-arrival';

type Load<T> = () => T | Promise<T>;

interface Loading<T> {
  /** Undefined while it is on its way for the first time. */
  readonly loaded: T | undefined;
  readonly isRetrying: boolean;
  /** Loads again; what is there stays until then. */
  readonly retry: (load: Load<T>) => Promise<void>;
  /** Shows what is newer. */
  readonly show: (now: T) => void;
}

/**
 * What is loaded for a part of the screen, and may be loaded again.
 * @param load called once; what it promises never fails
 */
export function useLoaded<T>(load: Load<T>): Loading<T> {
  const [loaded, show] = useArrival(load);
  const [isRetrying, setRetrying] = useState(false);
  const [retry] = useState(() => async (again: Load<T>) => {
    setRetrying(true);
    show(await again());
    startTransition(() => setRetrying(false));
  });
  return { loaded, isRetrying, retry, show };
}
