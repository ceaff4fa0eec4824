import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

interface StoreOptions<T> {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: T;
  /** `text` keeps a string as it is, where the key's value is specified to the letter; else JSON. */
  readonly format?: 'json' | 'text';
}

/** `stored`: it will survive a reload. `memory`: storage is full or blocked, it lasts as long as the page. */
export type WriteOutcome = 'stored' | 'memory';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => WriteOutcome;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Every store of this tab, so that a `storage` event of another tab reaches the right one. */
const listenersByKey = new Map<string, Set<() => void>>();

function notify(key: string): void {
  for (const listener of listenersByKey.get(key) ?? []) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null) for (const key of listenersByKey.keys()) notify(key);
    else notify(event.key);
  });
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
  let memory: { readonly value: T } | undefined;
  let cache: { readonly raw: string | null; readonly value: T } | undefined;

  function get(): T {
    if (memory) return memory.value;
    const raw = readRaw(key);
    // The same object for the same text, or useSyncExternalStore would render for ever.
    if (!cache || cache.raw !== raw) {
      cache = { raw, value: parse(raw, format, schema, fallback) };
    }
    return cache.value;
  }

  function set(value: T): WriteOutcome {
    let outcome: WriteOutcome = 'stored';
    try {
      localStorage.setItem(key, format === 'text' ? String(value) : JSON.stringify(value));
      memory = undefined;
    } catch {
      memory = { value };
      outcome = 'memory';
    }
    notify(key);
    return outcome;
  }

  function clear(): void {
    memory = undefined;
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
    notify(key);
  }

  function subscribe(listener: () => void): () => void {
    const listeners = listenersByKey.get(key) ?? new Set();
    listenersByKey.set(key, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  return { get, set, clear, subscribe };
}

/** Renders the fallback on the server and during hydration, the stored value right after. */
export function useStore<T>(store: Store<T>, serverValue: T): T {
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
