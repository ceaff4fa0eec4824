import type { Entry } from '@/lib/outbox/entry';
import { outbox, receipts } from '@/lib/outbox/outbox';
import { clearKey, writeKey } from '@/lib/storage/define-store';
import { deviceStorage } from '@/lib/storage/raw-storage';
import { sentResumes } from '@/lib/storage/resume-files';
import { jobApplicationPrefix, visitorKeys } from '@/lib/storage/visitor-keys';

/** In this browser alone, or at the provider as well. */
export type EraseScope = 'here' | 'everywhere';

/** `unreachable`: the provider could not be told, and nothing was erased here. `stuck`: the browser would not let go. */
export type SentErasure = 'erased' | 'unreachable' | 'stuck';

/** An entry with those that it took the place of, newest first; they are erased together. */
function withEarlier(entry: Entry, entries: readonly Entry[]): Entry[] {
  const chain = [entry];
  // What was refused took the place of nothing.
  if (entry.state === 'refused') return chain;
  let at = entries.findIndex(({ id }) => id === entry.id);
  while (chain.at(-1)?.isUpdate) {
    at = entries.findLastIndex(({ topic }, index) => index < at && topic === entry.topic);
    const earlier = entries[at];
    if (!earlier) break;
    chain.push(earlier);
  }
  return chain;
}

const lists = [
  visitorKeys.leads,
  visitorKeys.contactMessages,
  visitorKeys.jobReports,
  visitorKeys.registrations,
];

/** Whether a stored record is what an entry was made of: by its id, of an older registration by person, event and date. */
function isRecordOf({ id, kind, topic }: Entry, record: unknown): boolean {
  if (typeof record !== 'object' || record === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...record };
  if (fields['id'] === id) return true;
  const { eventId = '', startISO = '', email } = fields;
  if (typeof email !== 'string') return false;
  return [kind, eventId, startISO, email.trim().toLowerCase()].join(' ') === topic;
}

/** Takes the record of an entry out of the browser's lists; everything else stays as it is stored. */
function dropRecord(entry: Entry): void {
  for (const [key, list] of Object.entries(deviceStorage.read(lists))) {
    if (!Array.isArray(list)) continue;
    const left = list.filter((record) => !isRecordOf(entry, record));
    if (left.length < list.length) writeKey(key, JSON.stringify(left));
  }
}

/** Erases a single thing that was sent, or waits, with the versions before it. */
export async function eraseSent(entry: Entry, scope: EraseScope): Promise<SentErasure> {
  for (const version of withEarlier(entry, await outbox.refresh())) {
    if (scope === 'everywhere' && (await receipts.erase(version)) === 'unreachable')
      return 'unreachable';
    if (!(await outbox.forget(version.id))) return 'stuck';
    dropRecord(version);
  }
  if (entry.kind !== 'job-application') return 'erased';
  if (!(await sentResumes.remove(entry.subject))) return 'stuck';
  clearKey(`${jobApplicationPrefix}${entry.subject}`);
  return 'erased';
}

/** Erases all that was sent at the provider, newest first. @returns how many are left because it could not be reached */
export async function eraseAllElsewhere(): Promise<number> {
  const entries = [...(await outbox.refresh())].reverse();
  for (const [done, entry] of entries.entries()) {
    if ((await receipts.erase(entry)) === 'unreachable') return entries.length - done;
    await outbox.forget(entry.id);
  }
  return 0;
}

/** What was sent, for a copy of it; without the keys and receipts that open it. */
export async function exportSent(): Promise<object[]> {
  const entries = await outbox.refresh();
  return entries.map(({ payload, known, ...entry }) => ({
    kind: entry.kind,
    subject: entry.subject,
    title: entry.title,
    reference: entry.reference,
    createdAt: entry.createdAt,
    state: entry.state,
    receivedAt: entry.receivedAt,
    reason: entry.reason,
    status: known?.stage,
    waiting: payload && withoutKey(payload),
  }));
}

function withoutKey(payload: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name !== 'key'));
}
