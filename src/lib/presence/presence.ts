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

type Functions = Database['public']['Functions'];

/** The access token that this browser keeps; null without one, and with one that is over. */
function keptToken(): string | null {
  const session = keptSession.get();
  if (typeof session !== 'object' || session === null) return null;
  const { access_token: token, expires_at: end } = session as Readonly<Record<string, unknown>>;
  // The end is in seconds.
  return typeof token === 'string' && Number(end) * 1000 > Date.now() ? token : null;
}

/**
 * Calls a function of the data API. Beside the staff's client, which renews sessions and asks people to sign in again:
 * that is not for what nobody has pressed.
 *
 * @param isLast the request must outlive the page
 * @returns null where there is no answer, whatever the reason
 */
async function ask<Name extends 'note_presence' | 'leave_presence' | 'presence_of'>(
  name: Name,
  args: Functions[Name]['Args'],
  isLast = false,
): Promise<Functions[Name]['Returns'] | null> {
  const token = keptToken();
  // Known to be in vain, and a browser reports each as an error.
  if (token === null || !navigator.onLine) return null;
  try {
    const answer = await fetch(`${env.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: env.supabaseKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(args),
      keepalive: isLast,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? ((await answer.json()) as Functions[Name]['Returns']) : null;
  } catch {
    return null;
  }
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
  const rows = await ask('note_presence', { kind, document_id: id, tab });
  return rows?.map(toPerson) ?? null;
}

/** Says that a tab has nothing open any more, also while the page goes. Never throws. */
export async function leavePresence(tab: string): Promise<void> {
  await ask('leave_presence', { tab }, true);
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
  const rows = await ask('presence_of', { kind, document_ids: [...ids] });
  if (!rows) return null;
  const found = new Map<string, PresentPerson[]>();
  for (const row of rows) {
    const people = found.get(row.document_id) ?? [];
    found.set(row.document_id, people);
    people.push(toPerson(row));
  }
  return found;
}
