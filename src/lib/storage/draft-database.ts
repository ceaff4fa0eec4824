import { createStore, del, promisifyRequest, set } from 'idb-keyval';

const store = createStore('careerloom-drafts', 'texts');

/** A key-value store in IndexedDB for texts that are too large for localStorage; never throws. */
export const browserDatabase = {
  async put(key: string, text: string): Promise<boolean> {
    try {
      await set(key, { key, text }, store);
      return true;
    } catch {
      return false;
    }
  },

  async remove(key: string): Promise<void> {
    try {
      await del(key, store);
    } catch {
      // Nothing can be kept there, so nothing is there.
    }
  },

  async list(prefix: string): Promise<Map<string, string>> {
    try {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const records: unknown[] = await store('readonly', (texts) =>
        promisifyRequest(texts.getAll(range)),
      );
      return new Map(records.filter(isRecord).map(({ key, text }) => [key, text]));
    } catch {
      return new Map();
    }
  },
};

function isRecord(value: unknown): value is { key: string; text: string } {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('text' in value))
    return false;
  return typeof value.key === 'string' && typeof value.text === 'string';
}
