import { keptMonths } from '@/config/consent';
import { DAY_MS } from '@/lib/ist';
import { entrySchema, type Entry } from './entry';
import type { Delivery } from './submission';

/** Days for which a record is tried. */
const PATIENCE_DAYS = 30;
/** Days after which the provider has forgotten a record, and its receipt opens nothing. */
const RECEIPT_DAYS = Math.ceil(keptMonths * 30.44);

const gaveUp = `It could not be sent for ${PATIENCE_DAYS} days.`;

/** What can be read of what is stored, each once and the newer state of it, oldest first. */
export function readEntries(stored: readonly unknown[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const one of stored) {
    const result = entrySchema.safeParse(one);
    if (result.success) found.set(result.data.id, result.data);
  }
  return [...found.values()].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

const isWaiting = (entry: Entry) => entry.state === 'waiting';

/** The record whose place this one takes, and whose receipt it needs for that. */
export function earlierOf(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  if (!entry.isUpdate) return undefined;
  const before = entries.slice(
    0,
    entries.findIndex(({ id }) => id === entry.id),
  );
  return before.findLast(({ topic, state }) => topic === entry.topic && state !== 'refused');
}

/** The same, as long as it has to arrive before this one can. */
function awaitedBy(entry: Entry, entries: readonly Entry[]): Entry | undefined {
  const earlier = earlierOf(entry, entries);
  return earlier && isWaiting(earlier) ? earlier : undefined;
}

/** Whether a later record has brought another file for the same job. */
export function isResumeOutdated(entry: Entry, entries: readonly Entry[]): boolean {
  const later = entries.slice(entries.findIndex(({ id }) => id === entry.id) + 1);
  return later.some(({ resume }) => resume !== undefined && resume === entry.resume);
}

interface Turn {
  readonly entries: readonly Entry[];
  /** Ids that had their turn in this pass. */
  readonly tried: ReadonlySet<string>;
  readonly isDue: (entry: Entry) => boolean;
}

/** Which one is sent next: what was never tried, because somebody looks at its form, then the oldest. */
export function nextOf({ entries, tried, isDue }: Turn): Entry | undefined {
  const open = entries.filter((entry) => {
    const earlier = awaitedBy(entry, entries);
    return (
      isWaiting(entry) &&
      !tried.has(entry.id) &&
      isDue(entry) &&
      !(earlier && tried.has(earlier.id))
    );
  });
  const first = open.find(({ attempts }) => attempts === 0) ?? open[0];
  return first && (awaitedBy(first, entries) ?? first);
}

/** When the next one is due, in milliseconds since the epoch; undefined where nothing waits. */
export function wakeAt(entries: readonly Entry[]): number | undefined {
  const times = entries
    .filter(isWaiting)
    .map((entry) => Math.max(entry.nextAt, awaitedBy(entry, entries)?.nextAt ?? 0));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** What has waited for too long; given up, but kept for who wrote it. */
export function givenUp(entries: readonly Entry[], now: number): Entry[] {
  return entries
    .filter(
      (entry) => isWaiting(entry) && now - Date.parse(entry.createdAt) > PATIENCE_DAYS * DAY_MS,
    )
    .map((entry) => ({ ...entry, state: 'refused', reason: gaveUp }));
}

/** Ids of what even the provider has forgotten. */
export function outlived(entries: readonly Entry[], now: number): string[] {
  return entries
    .filter(({ receivedAt }) => receivedAt && now - Date.parse(receivedAt) > RECEIPT_DAYS * DAY_MS)
    .map(({ id }) => id);
}

export function deliveryOf(entry: Entry | undefined): Delivery {
  if (entry?.state === 'sent') return { state: 'received' };
  if (entry?.state === 'refused') return { state: 'refused', reason: entry.reason ?? '' };
  return { state: 'waiting' };
}
