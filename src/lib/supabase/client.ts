import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { sessionFetch } from './session-fetch';
import { staffAuth } from './staff-auth';

/**
 * The staff's view of the backend: the data API with the rights of whoever is signed in. Put together
 * from two parts of supabase-js as supabase-js does it; the whole would bring realtime and edge
 * functions, a third of what the sign-in page loads, and the product uses neither.
 */
function createStaffClient(): PostgrestClient<Database> {
  return new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const { data } = await staffAuth().getSession();
      return sessionFetch(data.session?.access_token ?? null, input, init);
    },
    // A screen says at once that the server cannot be reached, and offers to try again.
    retry: false,
  });
}

let client: PostgrestClient<Database> | undefined;

/** The signed-in staff member's client; loaded by the CMS only. */
export function supabase(): PostgrestClient<Database> {
  client ??= createStaffClient();
  return client;
}
