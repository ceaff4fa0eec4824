import type { QueryCache } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client';
import { watchSession } from '@/lib/supabase/auth';
import { AppError } from '@/lib/supabase/errors';
import { onSessionLost } from '@/lib/supabase/session-events';
import { createStaffStore, signedOutOnPurpose, type StaffStore } from './staff-store';

type CacheEvent = Parameters<Parameters<QueryCache['subscribe']>[0]>[0];

function isDenial(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'denied';
}

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

  // "You may not" from the database means that what this tab believes about the rights is old.
  const refreshOnDenial = (
    event: Pick<CacheEvent, 'type'> & { action?: { type: string; error?: unknown } },
  ) => {
    if (
      event.type === 'updated' &&
      event.action?.type === 'error' &&
      isDenial(event.action.error)
    ) {
      void store.refresh();
    }
  };
  queryClient.getQueryCache().subscribe((event) => refreshOnDenial(event));
  queryClient.getMutationCache().subscribe((event) => refreshOnDenial(event));
}

/** Who is signed in, for the whole staff area. Nothing of it is ever read from the browser's storage. */
export const staffStore: StaffStore = createStaffStore(watch);
