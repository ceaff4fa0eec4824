import { useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from './use-is-hydrated';

/** A reading of the visitor's clock that stays the same until the next tick, as external stores must. */
function createClock(tickMs: number | undefined) {
  let reading: Date | null = null;
  return {
    read: () => (reading ??= new Date()),
    subscribe: (listener: () => void) => {
      if (!tickMs) return () => undefined;
      const timer = setInterval(() => {
        reading = new Date();
        listener();
      }, tickMs);
      return () => clearInterval(timer);
    },
  };
}

const readNothing = () => null;

/**
 * The visitor's clock. Null on the server and in the first render, so that the prerendered page and its
 * hydration agree; the time of the visit after mount.
 * With `tickMs` the time is read again at that distance (milliseconds), otherwise once.
 */
export function useNow(tickMs?: number): Date | null {
  const [clock] = useState(() => createClock(tickMs));
  const isHydrated = useIsHydrated();
  return useSyncExternalStore(clock.subscribe, isHydrated ? clock.read : readNothing, readNothing);
}
