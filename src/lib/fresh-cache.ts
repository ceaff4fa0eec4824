/** Long enough for a head start on a link to pay off, short enough that nobody reads an old page. */
const FRESH_MS = 30_000;

export interface FreshCache<T> {
  /** The same promise for half a minute, so that React's `use` finds what was prefetched or just visited ready. */
  readonly load: (key: string, read: () => Promise<T>) => Promise<T>;
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

/** A place for reads that pages for visitors take up with `use`; those pages do without a query library. */
export function createFreshCache<T>(): FreshCache<T> {
  const entries = new Map<string, { readonly loading: Promise<T>; readonly startedAt: number }>();
  return {
    load: (key, read) => {
      const known = entries.get(key);
      if (known && Date.now() - known.startedAt < FRESH_MS) return known.loading;
      const loading = read();
      entries.set(key, { loading, startedAt: Date.now() });
      return loading;
    },
    forget: (key) => {
      entries.delete(key);
    },
    clear: () => {
      entries.clear();
    },
  };
}
