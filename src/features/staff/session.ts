import { onDenial } from '@/lib/cache-events';
import { watchSession } from '@/lib/supabase/auth';
import { onSessionLost } from '@/lib/supabase/session-events';
import { createStaffStore, signedOutOnPurpose, type StaffStore } from './staff-store';

/** Ties the store to what happens in this tab, in the others and at the service; for the page's life. */
function watch(store: StaffStore): void {
  watchSession(store.handleAuthEvent);
  onSessionLost(store.handleSessionLost);
  signedOutOnPurpose.subscribe(store.handleSignOutMark);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) store.handleReturn();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') store.handleReturn();
  });
  window.addEventListener('focus', store.handleReturn);

  onDenial(() => void store.refresh());
}

/** Who is signed in, for the whole staff area. Nothing of it is ever read from the browser's storage. */
export const staffStore: StaffStore = createStaffStore(watch);
