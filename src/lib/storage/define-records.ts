import * as z from 'zod/mini';
import { defineStore } from './define-store';

/** `updated`: took the place of an earlier record. `refused`: storage is full or blocked, and nothing was changed. */
export type RecordOutcome = 'kept' | 'updated' | 'refused';

export interface RecordStore<T> {
  /** The records that can be read. */
  readonly get: () => readonly T[];
  /**
   * Adds a record, or updates those that it is the `same` as; what it does not name in them stays. All others stay as they
   * are stored, also the fields that this version of the site knows nothing of.
   */
  readonly keep: (record: T, same?: (earlier: T, record: T) => boolean) => RecordOutcome;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The records of one kind, stored as a list under one key. */
export function defineRecords<T extends object>({
  key,
  schema,
}: {
  readonly key: string;
  readonly schema: z.ZodMiniType<T>;
}): RecordStore<T> {
  const list = defineStore<unknown[]>({ key, schema: z.array(z.unknown()), fallback: [] });
  let cache: { readonly entries: unknown[]; readonly records: readonly T[] } | undefined;

  function read(entry: unknown): T[] {
    const result = schema.safeParse(entry);
    return result.success ? [result.data] : [];
  }

  return {
    get: () => {
      const entries = list.get();
      if (cache?.entries !== entries) cache = { entries, records: entries.flatMap(read) };
      return cache.records;
    },
    keep: (record, same = () => false) => {
      const isSame = (entry: unknown) => read(entry).some((earlier) => same(earlier, record));
      const entries = list.get();
      const isKnown = entries.some(isSame);
      const next = isKnown
        ? entries.map((entry) => (isSame(entry) ? { ...(entry as T), ...record } : entry))
        : [...entries, record];
      if (!list.keep(next)) return 'refused';
      return isKnown ? 'updated' : 'kept';
    },
    clear: list.clear,
    subscribe: list.subscribe,
  };
}

const field = z._default(z.string(), '');

/**
 * The fields of a form as its records hold them, to be spread into the record's schema: texts without the form's
 * rules, which may have been others when the record was kept. A field that is younger than the record reads as empty.
 */
export function recordFields<S extends Readonly<Record<string, unknown>>>(form: {
  readonly shape: S;
}): { readonly [K in keyof S]: typeof field } {
  const fields = Object.fromEntries(Object.keys(form.shape).map((name) => [name, field]));
  return fields as { readonly [K in keyof S]: typeof field };
}

/** ISO 8601; what is no time would break the page that shows it. */
export const instant = z.string().check(z.refine((value) => Number.isFinite(Date.parse(value))));
