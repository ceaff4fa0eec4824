import { PostgrestClient } from '@supabase/postgrest-js';
import * as z from 'zod/mini';
import { env } from '@/config/env';
import type { Database } from '@/lib/supabase/database.types';
import { keptSession } from '@/lib/supabase/kept-session';

/** What can be open in an editor, as the database calls it. */
export type PresentKind = 'post' | 'page';

/** Somebody else who has a document open. */
export interface PresentPerson {
  readonly id: string;
  readonly name: string;
}

/** Milliseconds after which an answer is not waited for any more. */
const PATIENCE = 10_000;

/** `expires_at` is in seconds. */
const sessionSchema = z.object({ access_token: z.string(), expires_at: z.number() });

/**
 * The data API with the session that this browser keeps, null without one. Beside the staff's client, which renews
 * sessions and asks people to sign in again: that is not for what nobody has pressed.
 */
function presenceApi(isLast: boolean): PostgrestClient<Database> | null {
  const session = sessionSchema.safeParse(keptSession.get());
  if (!session.success || session.data.expires_at * 1000 <= Date.now()) return null;
  // Known to be in vain, and a browser reports each as an error.
  if (!navigator.onLine) return null;
  return new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
    headers: { apikey: env.supabaseKey, Authorization: `Bearer ${session.data.access_token}` },
    retry: false,
    // The last word of a page must outlive it.
    fetch: (input, init) => fetch(input, { ...init, ...(isLast ? { keepalive: true } : {}) }),
  });
}

interface PresenceRow {
  readonly document_id: string;
  readonly person_id: string;
  readonly person_name: string;
}

const toPerson = (row: PresenceRow): PresentPerson => ({
  id: row.person_id,
  name: row.person_name,
});

/**
 * Says that a tab has a document open, good for a minute. Never throws.
 *
 * @param tab made by `newId`, one per open editor
 * @returns who else has it open, the longest there first; null where that is not known
 */
export async function notePresence(
  kind: PresentKind,
  id: string,
  tab: string,
): Promise<readonly PresentPerson[] | null> {
  const answer = await presenceApi(false)
    ?.rpc('note_presence', { kind, document_id: id, tab })
    .abortSignal(AbortSignal.timeout(PATIENCE));
  return answer?.data?.map(toPerson) ?? null;
}

/** Says that a tab has nothing open any more, also while the page goes. Never throws. */
export async function leavePresence(tab: string): Promise<void> {
  await presenceApi(true)?.rpc('leave_presence', { tab });
}

/**
 * Who else has some documents open, by id. Never throws.
 *
 * @param ids at most 100
 * @returns null where that is not known
 */
export async function presencesOf(
  kind: PresentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PresentPerson[]> | null> {
  const answer = await presenceApi(false)
    ?.rpc('presence_of', { kind, document_ids: [...ids] })
    .abortSignal(AbortSignal.timeout(PATIENCE));
  const rows = answer?.data;
  if (!rows) return null;
  const found = new Map<string, PresentPerson[]>();
  for (const row of rows) {
    const people = found.get(row.document_id) ?? [];
    found.set(row.document_id, people);
    people.push(toPerson(row));
  }
  return found;
}
