import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

interface StoreOptions<T> {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: T;
  /** `text` keeps a string as it is ("'1' when unlocked"); else JSON. */
  readonly format?: 'json' | 'text';
}

/** `stored`: it will survive a reload. `memory`: storage is full or blocked, it lasts as long as the page. */
export type WriteOutcome = 'stored' | 'memory';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => WriteOutcome;
  /** As `set`, but what the browser refuses changes nothing. @returns whether it is stored */
  readonly keep: (value: T) => boolean;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Hear of each key that changes in this tab or another; null when another has cleared everything. */
const watchers = new Set<(key: string | null) => void>();

function notify(key: string | null): void {
  for (const watcher of watchers) watcher(key);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => notify(key));
}

function watch(concerns: (key: string) => boolean, listener: () => void): () => void {
  const watcher = (key: string | null) => {
    if (key === null || concerns(key)) listener();
  };
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Hears of every key that begins with `prefix`, also of one that no store has been defined for. */
export function watchKeys(prefix: string, listener: () => void): () => void {
  return watch((key) => key.startsWith(prefix), listener);
}

/** What the browser would not take, by key. */
const memory = new Map<string, unknown>();

/** Keeps a text as it is. @returns whether the browser took it; what it refuses changes nothing */
export function writeKey(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
  } catch {
    return false;
  }
  memory.delete(key);
  notify(key);
  return true;
}

/** Forgets what stands under a key, whatever it is. */
export function clearKey(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  notify(key);
}

/**
 * A typed place in the browser's storage. What is read is checked against the schema; corrupted,
 * foreign, full or blocked storage gives the fallback or a copy in memory, never an exception.
 */
export function defineStore<T>({
  key,
  schema,
  fallback,
  format = 'json',
}: StoreOptions<T>): Store<T> {
  let cache: { readonly raw: string | null; readonly value: T } | undefined;

  function get(): T {
    if (memory.has(key)) return memory.get(key) as T;
    const raw = readRaw(key);
    // The same object for the same text, or useSyncExternalStore would render for ever.
    if (!cache || cache.raw !== raw) {
      cache = { raw, value: parse(raw, format, schema, fallback) };
    }
    return cache.value;
  }

  const keep = (value: T) =>
    writeKey(key, format === 'text' ? String(value) : JSON.stringify(value));

  function set(value: T): WriteOutcome {
    if (keep(value)) return 'stored';
    memory.set(key, value);
    notify(key);
    return 'memory';
  }

  return {
    get,
    set,
    keep,
    clear: () => clearKey(key),
    subscribe: (listener) => watch((changed) => changed === key, listener),
  };
}

/** Renders the fallback on the server and during hydration, the stored value right after. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, serverValue: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse<T>(
  raw: string | null,
  format: 'json' | 'text',
  schema: z.ZodMiniType<T>,
  fallback: T,
): T {
  if (raw === null) return fallback;
  try {
    const result = schema.safeParse(format === 'text' ? raw : JSON.parse(raw));
    return result.success ? result.data : fallback;
  } catch {
    return fallback;
  }
}
