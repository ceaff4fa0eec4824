import { formatDateTime } from '@/lib/dates';
import type { PastField } from '@/lib/drafts/document-past';
import type { ComparedField } from './version-comparison';

/** Key of a field, its label, and its value as lines that a person can compare. */
export type FieldReader<T> = readonly [keyof T, string, (document: T) => string[]];

/** The lines of a plain text that hold anything. */
export function textLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** A moment as people read it. */
export function momentLines(moment: string | null): string[] {
  return moment === null ? [] : [formatDateTime(moment)];
}

/** The fields in which two versions of a document differ, as words. */
export function compareFields<T>(
  readers: readonly FieldReader<T>[],
  mine: T,
  theirs: T,
): ComparedField[] {
  return readers.flatMap(([key, label, read]) => {
    if (JSON.stringify(mine[key]) === JSON.stringify(theirs[key])) return [];
    const compared = { key: String(key), label, mine: read(mine), theirs: read(theirs) };
    return [
      { ...compared, isSameInWords: compared.mine.join('\n') === compared.theirs.join('\n') },
    ];
  });
}

/** All fields of a document as words, under the names that its form gives them. */
export function readFields<T>(readers: readonly FieldReader<T>[], document: T): PastField[] {
  return readers.map(([key, label, read]) => ({ key: String(key), label, lines: read(document) }));
}
