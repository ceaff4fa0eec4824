import { lazy, Suspense, useSyncExternalStore } from 'react';
import { haveToastsBeenShown, subscribeToToasts } from './toast-store';

const Toaster = lazy(() => import('./toast').then((module) => ({ default: module.Toaster })));

const never = () => false;

/** Fetches the toast machinery with the first toast: most visits to a public page show none. */
export function LazyToaster() {
  // Once needed it stays, or the last toast would vanish without its way out.
  const isNeeded = useSyncExternalStore(subscribeToToasts, haveToastsBeenShown, never);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
