import { useDeferredValue } from 'react';
import { useRouter } from '@/lib/app-router';

/**
 * Whether a part is rendered yet. What lies below the screen has its turn after what is seen of a page that one goes
 * to; who goes back, or to a place in the page, gets all at once, so that the place is there.
 * @param isBelow read when the part is made
 */
export function useIsInTurn(isBelow: boolean): boolean {
  const change = useRouter()?.state;
  const act: string | undefined = change?.historyAction;
  const isArrival = act !== undefined && act !== 'POP' && change?.location.hash === '';
  // Only a first value is put off in a transition, as every change of the address is.
  return useDeferredValue(true, !(isBelow && isArrival));
}
