import { lazy, Suspense, useSyncExternalStore } from 'react';
import { readToasts, subscribeToToasts } from './toast-store';

const Toaster = lazy(() => import('./toast').then((module) => ({ default: module.Toaster })));

const hasToasts = () => readToasts().length > 0;
const never = () => false;

let wasShown = false;

/** Fetches the toast machinery with the first toast: most visits to a public page show none. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, never) || wasShown;
  if (!isNeeded) return null;
  // Once loaded it stays, or the last toast would vanish without its way out.
  wasShown = true;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
