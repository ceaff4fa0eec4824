import { ignore } from './ignore';

/** Long enough for a head start on a link to pay off, short enough that nobody reads an old page. */
const FRESH_MS = 30_000;

export interface FreshCache<T> {
  /** The same promise for half a minute, so that React's `use` finds what was prefetched or just visited ready. */
  readonly load: (key: string, read: () => Promise<T>) => Promise<T>;
  /** What is known already, for a page that must stand whole at once: one that the visitor comes back to. */
  readonly peek: (key: string) => T | undefined;
  readonly put: (key: string, value: T) => void;
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

/** A place for reads that pages for visitors take up with `use`; those pages do without a query library. */
export function createFreshCache<T>(): FreshCache<T> {
  interface Entry {
    readonly loading: Promise<T>;
    readonly startedAt: number;
    value?: T;
  }
  const entries = new Map<string, Entry>();
  const find = (key: string) => {
    const known = entries.get(key);
    return known && Date.now() - known.startedAt < FRESH_MS ? known : undefined;
  };
  const keep = (key: string, loading: Promise<T>): Entry => {
    const entry: Entry = { loading, startedAt: Date.now() };
    entries.set(key, entry);
    return entry;
  };
  return {
    load: (key, read) => {
      const known = find(key);
      if (known) return known.loading;
      const loading = read();
      const entry = keep(key, loading);
      loading.then((value) => {
        entry.value = value;
      }, ignore);
      return loading;
    },
    peek: (key) => find(key)?.value,
    put: (key, value) => {
      keep(key, Promise.resolve(value)).value = value;
    },
    forget: (key) => {
      entries.delete(key);
    },
    clear: () => {
      entries.clear();
    },
  };
}
