import { AppError } from '@/lib/supabase/errors';

/** What every document that several people edit has in common. */
export interface VersionedDocument {
  readonly id: string;
  /** Raised by the database with every save. */
  readonly version: number;
  /** ISO 8601 */
  readonly updatedAt: string;
  readonly updatedByName: string;
}

/** How one kind of document is stored. All functions throw `AppError`. */
export interface DocumentBackend<Values, Doc extends VersionedDocument> {
  /** @throws AppError of kind `duplicate` when the id exists */
  readonly insert: (id: string, values: Values) => Promise<Doc>;
  /** @returns null when no row has this id and version, or the person may not change it */
  readonly update: (id: string, version: number, values: Values) => Promise<Doc | null>;
  readonly read: (id: string) => Promise<Doc | null>;
  readonly valuesOf: (document: Doc) => Values;
}

export type SaveOutcome<Doc> =
  | { readonly kind: 'saved'; readonly document: Doc; readonly isNew: boolean }
  /** Somebody else saved meanwhile. */
  | { readonly kind: 'conflict'; readonly theirs: Doc }
  /** Somebody else deleted the document. */
  | { readonly kind: 'gone' }
  /** Nothing was changed although the version is the expected one: the right was withdrawn. */
  | { readonly kind: 'denied' };

/** Keys whose values differ; values are compared by what they hold. */
export function changedKeys<Values extends object>(
  one: Values,
  other: Values,
): Extract<keyof Values, string>[] {
  const changed: Extract<keyof Values, string>[] = [];
  for (const key in one) {
    if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) changed.push(key);
  }
  return changed;
}

/**
 * What it means that an update found no row, judged by what a second look finds.
 *
 * @param expected the version that the save was based on
 */
export function judgeRefusedUpdate<Values extends object, Doc extends VersionedDocument>(
  expected: number,
  mine: Values,
  found: Doc | null,
  valuesOf: (document: Doc) => Values,
): SaveOutcome<Doc> {
  if (!found) return { kind: 'gone' };
  if (found.version === expected) return { kind: 'denied' };
  // The very text that was to be saved stands there: an earlier try arrived, and its answer was lost.
  if (changedKeys(mine, valuesOf(found)).length === 0)
    return { kind: 'saved', document: found, isNew: false };
  return { kind: 'conflict', theirs: found };
}

/**
 * Saves a document so that nothing is ever lost or doubled: creates carry an id made here, updates name
 * the version that they are based on.
 *
 * @param base the version that the values are based on; null for a document that was never saved
 * @throws AppError for everything that is not one of the outcomes
 */
export async function saveDocument<Values extends object, Doc extends VersionedDocument>(
  backend: DocumentBackend<Values, Doc>,
  id: string,
  base: Doc | null,
  values: Values,
): Promise<SaveOutcome<Doc>> {
  if (base) return update(backend, base, values);
  try {
    return { kind: 'saved', document: await backend.insert(id, values), isNew: true };
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'duplicate') throw error;
    const existing = await backend.read(id);
    // Another unique value is taken, the address of a page say; the caller tells the person.
    if (!existing) throw error;
    // Nobody else can know a random id: this is our own earlier try, whose answer was lost.
    if (changedKeys(values, backend.valuesOf(existing)).length === 0) {
      return { kind: 'saved', document: existing, isNew: true };
    }
    if (existing.version > 1) return { kind: 'conflict', theirs: existing };
    const outcome = await update(backend, existing, values);
    return outcome.kind === 'saved' ? { ...outcome, isNew: true } : outcome;
  }
}

async function update<Values extends object, Doc extends VersionedDocument>(
  backend: DocumentBackend<Values, Doc>,
  base: Doc,
  values: Values,
): Promise<SaveOutcome<Doc>> {
  if (changedKeys(values, backend.valuesOf(base)).length === 0) {
    // Nothing to write, and no new version for it; but the person asked whether the text is safe.
    const found = await backend.read(base.id);
    if (found?.version === base.version) return { kind: 'saved', document: found, isNew: false };
    return judgeRefusedUpdate(base.version, values, found, backend.valuesOf);
  }
  const saved = await backend.update(base.id, base.version, values);
  if (saved) return { kind: 'saved', document: saved, isNew: false };
  return judgeRefusedUpdate(base.version, values, await backend.read(base.id), backend.valuesOf);
}
