import { PostgrestClient } from '@supabase/postgrest-js';
import { env } from '@/config/env';
import type { Database } from './database.types';
import { takeEarlyAnswer } from './early-answer';

let client: PostgrestClient<Database> | undefined;

/**
 * The data API as a visitor sees it. Pages that visitors read use this alone: it is a tenth of the
 * weight of supabase-js, and a signed-in colleague sees exactly what the public sees.
 */
export function publicApi(): PostgrestClient<Database> {
  client ??= new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey },
    // Its own retries take seven seconds, in which a visitor would look at a skeleton instead of Retry.
    retry: false,
    fetch: (input, init) => takeEarlyAnswer(addressOf(input)) ?? fetch(input, init),
  });
  return client;
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
