import { clearKey, watchKeys, writeKey } from './define-store';
import { deviceStorage } from './raw-storage';
import { outboxPrefix, visitorKeys } from './visitor-keys';

/** What neither storage would take; lasts as long as the page. */
const memory = new Map<string, object>();

const keyOf = (id: string) => `${outboxPrefix}${id}`;

/**
 * What the outbox has not taken into IndexedDB yet: written at once, by forms that do not wait for its code, and kept
 * here for good where there is no IndexedDB.
 */
export const outboxHandover = {
  /** @returns whether it survives a reload; it is kept for as long as the page in any case */
  put(id: string, entry: object): boolean {
    const isStored = writeKey(keyOf(id), JSON.stringify(entry));
    if (isStored) memory.delete(id);
    else memory.set(id, entry);
    return isStored;
  },

  has: (id: string): boolean =>
    memory.has(id) || Object.keys(deviceStorage.read([keyOf(id)])).length > 0,

  remove(id: string): void {
    memory.delete(id);
    clearKey(keyOf(id));
  },

  clear(): void {
    memory.clear();
    for (const key of deviceStorage.keys(outboxPrefix)) clearKey(key);
  },

  list: (): unknown[] => [
    ...Object.values(deviceStorage.read(deviceStorage.keys(outboxPrefix))),
    ...memory.values(),
  ],
};

/** Tells without the outbox's code how many records wait to be sent, as it was known last. */
export const outboxMarker = {
  get: (): number => {
    const { [visitorKeys.outboxWaiting]: count } = deviceStorage.read([visitorKeys.outboxWaiting]);
    return typeof count === 'number' && count > 0 ? count : 0;
  },
  set(count: number): void {
    if (count === outboxMarker.get()) return;
    if (count > 0) writeKey(visitorKeys.outboxWaiting, String(count));
    else clearKey(visitorKeys.outboxWaiting);
  },
  /** Whether there is anything to send, also what a page that was closed early has left. */
  isNeeded: (): boolean => outboxMarker.get() > 0 || deviceStorage.keys(outboxPrefix).length > 0,
  subscribe: (listener: () => void): (() => void) => watchKeys(visitorKeys.outboxWaiting, listener),
};
