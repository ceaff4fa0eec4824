import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether this component began in prerendered HTML: React asks for the server's reading only then.
 * @returns the reading, the server's, and what makes it count as new from its next rendering on, whenever that is
 */
function createOrigin() {
  let isNew = true;
  return [
    () => isNew,
    () => (isNew = false),
    () => {
      isNew = true;
    },
  ] as const;
}

function useOrigin() {
  const [[read, readInBuild, forget]] = useState(createOrigin);
  return [useSyncExternalStore(subscribeToNothing, read, readInBuild), forget] as const;
}

/** Whether React makes this component anew; false where it takes it over from the prerendered page, for good. */
export function useIsNew(): boolean {
  return useOrigin()[0];
}

/**
 * False in the prerendered page and while React hydrates it, true soon after; true at once in what React makes anew.
 *
 * The change is a transition. Were it a new reading of an external store, React would render the whole component
 * again in one piece, before the visitor's next touch could be answered.
 * @param isOfUse whether anything would be rendered otherwise; where it is not, nothing is rendered again for this
 */
export function useIsHydrated(isOfUse = true): boolean {
  const [isNew, forget] = useOrigin();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (isNew) return;
    if (isOfUse) startTransition(() => setTakenOver(true));
    else forget();
  }, [isNew, isOfUse, forget]);
  return isNew || isTakenOver;
}
