import type { Entry } from '@/lib/outbox/entry';
import { referenceOf } from '@/lib/outbox/submission';
import { outboxEntries } from '@/lib/storage/outbox-entries';

/** An id whose reference begins with the number: 1 gives `CL-0000-0001`. */
export function entryId(number: number): string {
  return `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
}

/** Something that the provider has received. The number makes id and receipt; a higher one was sent later. */
export function sentEntry(number: number, changes: Partial<Entry> = {}): Entry {
  const id = entryId(number);
  return {
    id,
    key: `key-${number}`,
    kind: 'contact-message',
    subject: '',
    title: `Message ${number}`,
    reference: referenceOf(id),
    createdAt: `2026-11-20T0${number}:00:00.000Z`,
    topic: `contact-message   person-${number}@example.com`,
    isUpdate: false,
    state: 'sent',
    attempts: 1,
    nextAt: 0,
    receipt: `receipt-${number}`,
    receivedAt: `2026-11-20T0${number}:00:01.000Z`,
    ...changes,
  };
}

/** The same while it waits; not tried by itself during a test. */
export function waitingEntry(number: number, changes: Partial<Entry> = {}): Entry {
  const entry = sentEntry(number);
  return {
    ...entry,
    receipt: undefined,
    receivedAt: undefined,
    payload: { id: entry.id, key: entry.key, message: 'What I wrote.' },
    state: 'waiting',
    attempts: 0,
    nextAt: Date.parse('2100-01-01'),
    ...changes,
  };
}

export async function storeEntries(entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) await outboxEntries.put(entry);
}
