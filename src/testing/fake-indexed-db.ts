import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';

const open = new Set<IDBDatabase>();

/** As when the browser closes the connections: the next use opens the database that there is then. */
function closeConnections(): void {
  for (const database of open) database.onclose?.(new Event('close'));
  open.clear();
}

/** A record as a database gives it back. Node's own copies come from another realm, where `instanceof` knows no ArrayBuffer. */
function copyOf(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

/**
 * An IndexedDB in memory for unit tests. `refuse` makes every later change fail as a full disk does, when
 * its transaction ends.
 * @returns the switch
 */
export function stubIndexedDb(): { refuse: boolean } {
  closeConnections();
  const control = { refuse: false };
  const factory = new IDBFactory();
  const openDatabase = factory.open.bind(factory);
  factory.open = (...wanted) => {
    const request = openDatabase(...wanted);
    request.addEventListener('success', () => {
      const { result: database } = request;
      open.add(database);
      const begin = database.transaction.bind(database);
      database.transaction = (...names) => {
        const transaction = begin(...names);
        if (control.refuse && transaction.mode === 'readwrite')
          queueMicrotask(() => transaction.abort());
        return transaction;
      };
    });
    return request;
  };
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('structuredClone', copyOf);
  return control;
}

/** A browser that has no IndexedDB, or an unusable one. */
export function stubNoIndexedDb(instead: Partial<IDBFactory> | undefined): void {
  closeConnections();
  vi.stubGlobal('indexedDB', instead);
}
