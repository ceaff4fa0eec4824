import { vi } from 'vitest';

type Rows = Map<string, unknown>;

interface Range {
  readonly lower: string;
  readonly upper: string;
}

/** The part of an object store that the product uses; `undefined` where a key is not there. */
function storeOver(rows: Rows) {
  const answer = (result: unknown) => ({ result });
  return {
    put: (value: unknown, key: string) => {
      rows.set(key, value);
      return answer(key);
    },
    get: (key: string) => answer(rows.get(key)),
    delete: (key: string) => {
      rows.delete(key);
      return answer(undefined);
    },
    clear: () => {
      rows.clear();
      return answer(undefined);
    },
    getAll: ({ lower, upper }: Range) =>
      answer([...rows].filter(([key]) => key >= lower && key <= upper).map(([, value]) => value)),
  };
}

/**
 * An IndexedDB in memory for unit tests. `refuse` makes every later transaction fail as a full disk does.
 * @returns the switch
 */
export function stubIndexedDb(): { refuse: boolean } {
  const databases = new Map<string, Rows>();
  const control = { refuse: false };
  const open = (name: string) => {
    const rows = databases.get(name) ?? new Map<string, unknown>();
    databases.set(name, rows);
    const database = {
      createObjectStore: () => undefined,
      close: () => undefined,
      transaction: () => {
        const transaction = {
          oncomplete: () => undefined,
          onabort: () => undefined,
          error: new DOMException('full', 'QuotaExceededError'),
          objectStore: () => storeOver(control.refuse ? new Map(rows) : rows),
        };
        queueMicrotask(() => (control.refuse ? transaction.onabort() : transaction.oncomplete()));
        return transaction;
      },
    };
    const request = {
      result: database,
      onupgradeneeded: () => undefined,
      onsuccess: () => undefined,
    };
    queueMicrotask(() => {
      request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('IDBKeyRange', {
    bound: (lower: string, upper: string): Range => ({ lower, upper }),
  });
  return control;
}
