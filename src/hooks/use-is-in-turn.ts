import { startTransition, useEffect, useState } from 'react';
import { useRouter } from '@/lib/app-router';

/**
 * Whether a part is rendered yet. What lies below the screen has its turn after what is seen of a page that one goes
 * to; who goes back, or to a place in the page, gets all at once, so that the place is there.
 *
 * Not by `useDeferredValue`: what a boundary has waited for is shown no sooner than 300 ms after its fallback, and until
 * then React renders that and the deferred part of it anew, one after the other without a pause.
 * @param isBelow read when the part is made
 */
export function useIsInTurn(isBelow: boolean): boolean {
  const change = useRouter()?.state;
  const [isInTurn, setInTurn] = useState(
    !isBelow ||
      change === undefined ||
      (change.historyAction as string) === 'POP' ||
      change.location.hash !== '',
  );
  useEffect(() => {
    if (!isInTurn) startTransition(() => setInTurn(true));
  }, [isInTurn]);
  return isInTurn;
}
