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

/** Whether React makes this component anew; false where it takes it over from the prerendered page, for good. */
export function useIsNew(): boolean {
  const [origin] = useState(createOrigin);
  return useSyncExternalStore(subscribeToNothing, origin.isNew, origin.isPrerendered);
}

/**
 * False in the prerendered page and while React hydrates it, true soon after; true at once in what React makes anew.
 *
 * The change is a transition. Were it a new reading of an external store, React would render the whole component
 * again in one piece, before the visitor's next touch could be answered.
 * @param isOfUse whether anything would be rendered otherwise; until it is, nothing is rendered again
 */
export function useIsHydrated(isOfUse = true): boolean {
  const isNew = useIsNew();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (!isNew && isOfUse) startTransition(() => setTakenOver(true));
  }, [isNew, isOfUse]);
  return isNew || isTakenOver;
}
