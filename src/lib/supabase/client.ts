import type { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/config/env';
import { createAuthClient } from './auth-client';
import type { Database } from './database.types';
import { sessionFetch } from './session-fetch';

export const SESSION_STORAGE_KEY = 'careerloom-auth';

/**
 * The staff's view of the backend: the data API with the rights of whoever is signed in. Put together
 * from two parts of supabase-js as supabase-js does it; the whole would bring realtime and edge
 * functions, a third of what the sign-in page loads, and the product uses neither.
 */
class StaffClient extends PostgrestClient<Database> {
  readonly auth: GoTrueClient;

  constructor() {
    const auth = createAuthClient({ storageKey: SESSION_STORAGE_KEY, isLasting: true });
    super(`${env.supabaseUrl}/rest/v1`, {
      headers: { apikey: env.supabaseKey },
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const { data } = await auth.getSession();
        return sessionFetch(data.session?.access_token ?? null, input, init);
      },
      // A screen says at once that the server cannot be reached, and offers to try again.
      retry: false,
    });
    this.auth = auth;
  }
}

let client: StaffClient | undefined;

/** The signed-in staff member's client; loaded by the CMS only. */
export function supabase(): StaffClient {
  client ??= new StaffClient();
  return client;
}
