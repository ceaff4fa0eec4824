import { useSyncExternalStore } from 'react';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import type { OwnRecords } from './own-records';

/** What checks the stored records weighs more than the page may, so it comes when the page stands. */
const { load: loadOwnRecords, peek } = lateCode(() => import('./own-records'));
export { loadOwnRecords };

let snapshot: OwnRecords | 'failed' | null = null;

function subscribe(listener: () => void): () => void {
  let isOver = false;
  let stop: () => void = ignore;
  loadOwnRecords()
    .then(({ readOwnRecords, subscribeToOwnRecords }) => {
      if (isOver) return;
      const refresh = () => {
        snapshot = readOwnRecords();
        listener();
      };
      stop = subscribeToOwnRecords(refresh);
      refresh();
    })
    .catch(() => {
      snapshot = 'failed';
      listener();
    });
  return () => {
    isOver = true;
    stop();
    // The next visit of the page reads anew.
    snapshot = null;
  };
}

function read() {
  snapshot ??= peek()?.readOwnRecords() ?? null;
  return snapshot;
}

const readNothing = () => null;

/** The visitor's own applications; null until they are known, `failed` where their code did not arrive. */
export function useOwnRecords(): OwnRecords | 'failed' | null {
  return useSyncExternalStore(subscribe, read, readNothing);
}
