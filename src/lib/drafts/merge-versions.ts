import { changedKeys } from './save-document';

export interface Merge<T extends object> {
  /** Changed on both sides, and not to the same: somebody has to choose. */
  readonly disputed: readonly Extract<keyof T, string>[];
  /** Changed by the other person alone: theirs holds. */
  readonly taken: readonly Extract<keyof T, string>[];
}

/**
 * Lays two versions of a document over the one that both began with, field by field.
 *
 * @param base null when that version is not known: then every difference is disputed
 */
export function mergeVersions<T extends object>(base: T | null, mine: T, theirs: T): Merge<T> {
  const different = changedKeys(mine, theirs);
  if (!base) return { disputed: different, taken: [] };
  const byMe = new Set<string>(changedKeys(mine, base));
  const byThem = new Set<string>(changedKeys(theirs, base));
  return {
    disputed: different.filter((key) => byMe.has(key) && byThem.has(key)),
    taken: different.filter((key) => !byMe.has(key)),
  };
}
