import {
  memo,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useIsNew } from '@/hooks/use-is-hydrated';
import type { LateCode } from '@/lib/late-code';
import { firstChange } from '@/lib/nearness';

/**
 * Makes a component of a prerendered part that is good as it stands: its code may come whenever it likes, or never.
 *
 * Until then React leaves its HTML alone. But React shows no change of the page, a filtered list say, before it has
 * taken over all that was prerendered. Then it takes this part over as it stands, and replaces it when the code has come.
 * @param fallback in its place while its code is on its way to where it is not prerendered
 */
export function standing<T>(
  code: LateCode<T>,
  children: (module: T) => ReactNode,
  fallback: ReactNode = null,
): ComponentType {
  let ready: Promise<unknown> | undefined;
  const whenReady = () => (ready ??= Promise.race([code.arrival(), firstChange]));
  const isHere = () => code.peek() !== undefined;

  function Standing() {
    use(whenReady());
    const isAwake = useSyncExternalStore(code.subscribe, isHere, isHere);
    return isAwake ? (
      <div key="awake" className="contents">
        <code.Body>{children}</code.Body>
      </div>
    ) : (
      // To React a text that it is told to leave as it finds it, whatever that is.
      <div key="still" className="contents" suppressHydrationWarning>
        {''}
      </div>
    );
  }

  // Memoised: a prerendered boundary that is rendered anew before its code has come would show its fallback.
  return memo(function Part() {
    const isNew = useIsNew();
    useState(code.ask);
    return (
      <Suspense fallback={fallback}>
        {isNew ? <code.Body>{children}</code.Body> : <Standing />}
      </Suspense>
    );
  });
}
