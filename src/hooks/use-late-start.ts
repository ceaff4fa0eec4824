import { useEffect } from 'react';
import type { LateCode } from '@/lib/late-code';

/** Starts what a part does besides what it shows, as soon as its code has come. Renders nothing, so it wakes nothing up. */
export function useLateStart(
  code: LateCode<{
    /** @returns a function that calls it off */
    readonly start: () => () => void;
  }>,
  isMeant: boolean,
): void {
  useEffect(() => {
    if (!isMeant) return;
    const stop = code.arrival().then(({ start }) => start());
    return () => void stop.then((callOff) => callOff());
  }, [code, isMeant]);
}
