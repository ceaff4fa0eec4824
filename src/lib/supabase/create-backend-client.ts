import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { sessionFetch } from './session-fetch';

interface ClientOptions {
  readonly storageKey: string;
  /** Keeps the session in this browser and renews it; otherwise it lives as long as the client. */
  readonly isLasting: boolean;
}

const authAddress = `${env.supabaseUrl}/auth/v1/`;

/** supabase-js sends the public key where it has no session; nothing but signing in may be asked with it. */
function staffFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  if (address.startsWith(authAddress)) return fetch(input, init);
  const token = new Headers(init?.headers).get('Authorization')?.replace(/^Bearer /, '');
  return sessionFetch(token === env.supabaseKey ? null : (token ?? null), input, init);
}

/** A client for people with an account: sign-in, tables, functions and files. */
export function createBackendClient({
  storageKey,
  isLasting,
}: ClientOptions): SupabaseClient<Database> {
  const client = createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: {
      storageKey,
      persistSession: isLasting,
      autoRefreshToken: isLasting,
      // The callback screens read the address themselves: links come with a fragment, a code or a hash.
      detectSessionInUrl: false,
    },
    global: { fetch: staffFetch },
  });
  // A screen says at once that the server cannot be reached, and offers to try again; an option of `createClient`
  // for that does not exist.
  client['rest'].retry = false;
  return client;
}
