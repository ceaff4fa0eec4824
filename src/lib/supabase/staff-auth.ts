import type { GoTrueClient } from '@supabase/auth-js';
import { createAuthClient } from './auth-client';

export const SESSION_STORAGE_KEY = 'careerloom-auth';

let client: GoTrueClient | undefined;

/** The staff's client of the sign-in service, with the session that this browser keeps. */
export function staffAuth(): GoTrueClient {
  client ??= createAuthClient({ storageKey: SESSION_STORAGE_KEY, isLasting: true });
  return client;
}
