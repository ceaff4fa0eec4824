import { GoTrueClient } from '@supabase/auth-js';
import { env } from '@/config/env';

interface AuthClientOptions {
  readonly storageKey: string;
  /** Keeps the session in this browser and renews it; otherwise it lives as long as the client. */
  readonly isLasting: boolean;
}

/** A client of the sign-in service. */
export function createAuthClient({ storageKey, isLasting }: AuthClientOptions): GoTrueClient {
  return new GoTrueClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
    storageKey,
    persistSession: isLasting,
    autoRefreshToken: isLasting,
    // The callback screens read the address themselves: links come with a fragment, a code or a hash.
    detectSessionInUrl: false,
  });
}
