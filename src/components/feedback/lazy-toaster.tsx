import { useSyncExternalStore } from 'react';
import { Late } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import { PlainToasts } from './plain-toasts';
import { haveToastsBeenShown, subscribeToToasts } from './toast-store';

const toaster = lateCode(() => import('./toast'));

const never = () => false;

/**
 * For visitors: fetches the toast machinery with the first toast, because most visits show none. When it does not
 * arrive, the messages are shown without it. The staff's screens bring it along.
 */
export function LazyToaster() {
  // Once needed it stays, or the last toast would vanish without its way out.
  const isNeeded = useSyncExternalStore(subscribeToToasts, haveToastsBeenShown, never);
  if (!isNeeded) return null;
  return (
    <Late code={toaster} failed={<PlainToasts />}>
      {({ Toaster }) => <Toaster />}
    </Late>
  );
}
