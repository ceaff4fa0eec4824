import { useSyncExternalStore } from 'react';
import { ignore } from '@/lib/ignore';
import { lateCode } from '@/lib/late-code';
import type { Registration } from './registration-store';

/** What checks the stored records weighs more than a page may, so it comes when the page stands. */
const { load, peek } = lateCode(() => import('./registration-store'));

function subscribe(listener: () => void): () => void {
  let isOver = false;
  let stop: () => void = ignore;
  load()
    .then(({ registrationStore }) => {
      if (isOver) return;
      stop = registrationStore.subscribe(listener);
      listener();
    })
    // Without its code nobody is shown as registered; registering again keeps one record all the same.
    .catch(ignore);
  return () => {
    isOver = true;
    stop();
  };
}

const nothing: readonly Registration[] = [];
const read = () => peek()?.registrationStore.get() ?? nothing;
const readNothing = () => nothing;

/** Everything that was registered for in this browser; nothing until it is known. */
export function useRegistrations(): readonly Registration[] {
  return useSyncExternalStore(subscribe, read, readNothing);
}
