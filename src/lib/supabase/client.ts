import type { SupabaseClient } from '@supabase/supabase-js';
import { createBackendClient } from './create-backend-client';
import type { Database } from './database.types';
import { SESSION_STORAGE_KEY } from './kept-session';

let client: SupabaseClient<Database> | undefined;

/** The staff's one client, with the session that this browser keeps; loaded by the CMS only. */
export function supabase(): SupabaseClient<Database> {
  client ??= createBackendClient({ storageKey: SESSION_STORAGE_KEY, isLasting: true });
  return client;
}
