import { ignore } from './ignore';

/** Long enough for a head start on a link to pay off, short enough that nobody reads an old page. */
const FRESH_MS = 30_000;

export interface FreshCache<T> {
  /**
   * For half a minute what was prefetched or just visited, so that a page one comes back to stands whole at once; or the same
   * promise for all that ask in the meantime.
   */
  readonly load: (key: string, read: () => Promise<T>) => T | Promise<T>;
  readonly put: (key: string, value: T) => void;
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

/** A place for reads that pages for visitors take up with `useArrival`; those pages do without a query library. */
export function createFreshCache<T>(): FreshCache<T> {
  interface Entry {
    read: T | Promise<T>;
    readonly startedAt: number;
  }
  const entries = new Map<string, Entry>();
  const keep = (key: string, read: T | Promise<T>): Entry => {
    const entry: Entry = { read, startedAt: Date.now() };
    entries.set(key, entry);
    return entry;
  };
  return {
    load: (key, read) => {
      const known = entries.get(key);
      if (known && Date.now() - known.startedAt < FRESH_MS) return known.read;
      const loading = read();
      const entry = keep(key, loading);
      loading.then((value) => {
        entry.read = value;
      }, ignore);
      return loading;
    },
    put: keep,
    forget: (key) => {
      entries.delete(key);
    },
    clear: () => {
      entries.clear();
    },
  };
}
