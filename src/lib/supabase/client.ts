import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from './database.types';

let client: SupabaseClient<Database> | undefined;

/** The signed-in staff member's client; loaded by the CMS only. */
export function supabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: {
      storageKey: 'careerloom-auth',
      persistSession: true,
      autoRefreshToken: true,
      // The callback screen reads the address itself: links come with a fragment, a code or a hash.
      detectSessionInUrl: false,
    },
  });
  return client;
}
