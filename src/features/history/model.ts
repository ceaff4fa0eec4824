import { normalizeTimestamp } from '@/lib/dates';
import type { StoredValues } from '@/lib/drafts/document-past';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';
import { nameOfColumn, storedValues } from '@/lib/supabase/stored-values';

const told = ['version', 'status', 'changed', 'repeats', 'savedAt', 'savedByName'] as const;
const readers = {
  status: (status: string): 'draft' | 'published' =>
    status === 'published' ? 'published' : 'draft',
  savedAt: normalizeTimestamp,
  changed: (columns: string[]): readonly string[] => columns.map(nameOfColumn),
};

/** A row of the list of versions. */
export const listedVersion = readColumns('document_versions', told, readers);
export type ListedVersion = ItemOf<typeof listedVersion>;

/** A version with everything that it says. */
export const wholeVersion = readColumns('document_versions', [...told, 'fields'], {
  ...readers,
  fields: (fields: unknown): StoredValues => storedValues(fields),
});
export type WholeVersion = ItemOf<typeof wholeVersion>;

/** `featuredImage` as words, for a field that the form does not know any more. */
function plainName(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many names of changed fields the list says. */
const MOST_NAMES = 3;

/** What a version changed, in a few words: "Published · Title, Content · as in version 2". */
export function changeWords(
  {
    version,
    status,
    changed,
    repeats,
  }: Pick<ListedVersion, 'version' | 'status' | 'changed' | 'repeats'>,
  labels: ReadonlyMap<string, string>,
): string {
  if (changed.length === 0) return version === 1 ? 'Created' : 'The first one that is kept';
  const names = [...changed]
    .filter((key) => key !== 'status')
    // In the order of the form, and what it does not know at the end.
    .sort((one, other) => place(one, labels) - place(other, labels))
    .map((key) => labels.get(key) ?? plainName(key));
  const more = names.length - MOST_NAMES;
  const fields =
    more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
  const isStatus = changed.includes('status');
  const verb = status === 'published' ? 'Published' : 'Taken back to draft';
  return [
    ...(isStatus ? [verb] : []),
    ...(fields === '' ? [] : [fields]),
    ...(repeats === null ? [] : [`as in version ${repeats}`]),
  ].join(' · ');
}

function place(key: string, labels: ReadonlyMap<string, string>): number {
  const index = [...labels.keys()].indexOf(key);
  return index === -1 ? labels.size : index;
}
