import type { Plugin, Rolldown } from 'vite';

interface Context {
  readonly hostId: string;
}

interface LatePreloads {
  readonly plugin: Plugin;
  /** For `build.modulePreload`. */
  readonly resolveDependencies: (file: string, needed: string[], context: Context) => string[];
}

/**
 * Late code is fetched with all that it imports, by a list that stands beside its import. Vite writes everything on that list,
 * also what must be there already for the import to be reached; each name costs bytes, and the browser a look whether it has
 * come. This leaves on it what is still to be fetched.
 * @param application the module that starts it: what it imports is there before any late code
 */
export function latePreloads(application: string): LatePreloads {
  let bundle: Rolldown.OutputBundle = {};
  const closures = new Map<string, ReadonlySet<string>>();

  /** A file with all that it imports. */
  function closureOf(file: string): ReadonlySet<string> {
    const found = new Set([file]);
    for (const name of found) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
    }
    return found;
  }

  function isThere(file: string, host: string): boolean {
    for (const name of [host, application]) {
      if (!closures.has(name)) closures.set(name, closureOf(name));
      if (closures.get(name)?.has(file)) return true;
    }
    return false;
  }

  return {
    plugin: {
      name: 'late-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, files) {
          bundle = files;
          closures.clear();
          const chunks = Object.values(files).filter((file) => file.type === 'chunk');
          const start = chunks.find(({ moduleIds }) => moduleIds.includes(application));
          // The pages name it themselves, with all that it needs.
          if (start) closures.set(application, closureOf(start.fileName));
        },
      },
    },
    resolveDependencies: (file, needed, { hostId }) => {
      const missing = needed.filter((name) => !isThere(name, hostId));
      // The import itself fetches its own file.
      return missing.every((name) => name === file) ? [] : missing;
    },
  };
}
