import { useSyncExternalStore } from 'react';
import { buildData, type PathMeta } from '../build-data';

let known: ReadonlyMap<string, PathMeta> | undefined;
const listeners = new Set<() => void>();
const own: PathMeta = {};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts all overrides of built-in addresses into force, on the page that is open, too. */
export function tellPathMeta(overrides: ReadonlyMap<string, PathMeta>): void {
  known = overrides;
  listeners.forEach((tell) => tell());
}

/**
 * What staff want said of an address in place of its own words: until the table is there, what the build had written
 * into this very page.
 */
export function usePathMeta(path?: string): PathMeta {
  const built = () => {
    const { path: builtPath, meta } = buildData();
    return (builtPath === path && meta) || own;
  };
  return useSyncExternalStore(
    subscribe,
    () => (known ? (known.get(path ?? '') ?? own) : built()),
    built,
  );
}
