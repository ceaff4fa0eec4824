import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { sessionFetch } from './session-fetch';

export const SESSION_STORAGE_KEY = 'careerloom-auth';

let client: SupabaseClient<Database> | undefined;

/** The signed-in staff member's client; loaded by the CMS only. */
export function supabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    global: { fetch: sessionFetch },
    auth: {
      storageKey: SESSION_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      // The callback screen reads the address itself: links come with a fragment, a code or a hash.
      detectSessionInUrl: false,
    },
  });
  return client;
}
