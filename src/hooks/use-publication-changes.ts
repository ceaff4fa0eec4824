import { useEffect, useEffectEvent } from 'react';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import { isRobot } from '@/lib/supabase/record-view';
import { whenIdle } from '@/lib/when-idle';

/** What a page shows when it is opened may have been read that long ago, see `fresh-cache`. */
const FRESH_S = 30;

/** Nothing of it is needed before the page stands. */
const watch = lateCode(() => import('@/lib/publication-watch'));

/**
 * Looks again when an article or page becomes public or ends, while this page is open.
 * @param onChange may be called although nothing on this page has changed
 */
export function usePublicationChanges(onChange: () => Promise<unknown>): void {
  const look = useEffectEvent(onChange);
  useEffect(() => {
    if (isRobot()) return;
    const mountedAt = performance.now();
    let stop: (() => void) | undefined;
    let isOver = false;
    const callOff = whenIdle(() => {
      watch
        .load()
        .then(({ watchPublications }) => {
          if (isOver) return;
          const age = FRESH_S + (performance.now() - mountedAt) / 1000;
          stop = watchPublications(age, () => look());
        })
        .catch(ignore);
    });
    return () => {
      isOver = true;
      callOff();
      stop?.();
    };
  }, []);
}
