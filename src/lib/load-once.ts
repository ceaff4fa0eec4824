interface LoadedOnce<T> {
  /** The same promise for all, so that whoever waits goes on in the order of asking; after a failure the next asks anew. */
  readonly load: () => Promise<T>;
  /** What has arrived, else undefined. */
  readonly peek: () => T | undefined;
}

/** Code that comes when it is asked for. Promises of `import()` of one module may resolve in any order. */
export function loadOnce<T>(fetch: () => Promise<T>): LoadedOnce<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;

  async function start(): Promise<T> {
    try {
      loaded = await fetch();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return { load: () => (loading ??= start()), peek: () => loaded };
}
