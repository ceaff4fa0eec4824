import { useSyncExternalStore } from 'react';

let message = '';
let turn = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Has a screen reader say something politely: the title of a new page, the count of results. */
export function announce(text: string) {
  // A changed number of trailing spaces makes the same text new to a live region.
  turn = (turn + 1) % 2;
  message = text + '\u00a0'.repeat(turn);
  for (const listener of listeners) {
    listener();
  }
}

const read = () => message;
const readNothing = () => '';

/** Place once, at the root. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, read, readNothing);
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </div>
  );
}
