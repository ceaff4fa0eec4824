import type * as z from 'zod/mini';

interface SessionStoreOptions<T> {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
  readonly fallback: T;
}

interface SessionStore<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
}

/** Like `defineStore`, for what one tab remembers until it closes. */
export function defineSessionStore<T>({
  key,
  schema,
  fallback,
}: SessionStoreOptions<T>): SessionStore<T> {
  let memory = fallback;
  return {
    get: () => {
      try {
        const raw = sessionStorage.getItem(key);
        if (raw === null) return memory;
        const result = schema.safeParse(JSON.parse(raw));
        return result.success ? result.data : fallback;
      } catch {
        return memory;
      }
    },
    set: (value) => {
      memory = value;
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Blocked or full: the copy in memory serves until the page goes.
      }
    },
  };
}
