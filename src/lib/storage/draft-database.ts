const DATABASE = 'careerloom-drafts';
const STORE = 'texts';

/** Opened anew for each use: it is rare, and an open connection would block another version of the site. */
function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB could not be opened.'));
    opening.onblocked = () => reject(new Error('IndexedDB is in use by another version.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        resolve(request.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new Error('IndexedDB refused the transaction.'));
      };
    };
  });
}

/** A key-value store in IndexedDB for texts that are too large for localStorage; never throws. */
export const browserDatabase = {
  async put(key: string, text: string): Promise<boolean> {
    try {
      await withStore('readwrite', (store) => store.put({ key, text }, key));
      return true;
    } catch {
      return false;
    }
  },

  async remove(key: string): Promise<void> {
    try {
      await withStore('readwrite', (store) => store.delete(key));
    } catch {
      // Nothing can be kept there, so nothing is there.
    }
  },

  async list(prefix: string): Promise<Map<string, string>> {
    try {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const records: unknown[] = await withStore('readonly', (store) => store.getAll(range));
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
