import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether this component began in prerendered HTML: React asks for the server's reading only then. */
function createOrigin() {
  let isPrerendered = false;
  return {
    isNew: () => !isPrerendered,
    isPrerendered: () => {
      isPrerendered = true;
      return false;
    },
  };
}

/**
 * False in the prerendered page and while React hydrates it, true soon after; true at once in what React makes anew.
 *
 * The change is a transition. Were it a new reading of an external store, React would render the whole component
 * again in one piece, before the visitor's next touch could be answered.
 */
export function useIsHydrated(): boolean {
  const [origin] = useState(createOrigin);
  const isNew = useSyncExternalStore(subscribeToNothing, origin.isNew, origin.isPrerendered);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (!isNew) startTransition(() => setTakenOver(true));
  }, [isNew]);
  return isNew || isTakenOver;
}
