import type { ContentPart } from './parts';
import type { Row } from './read-content';

/** What no two rows of a part may share, as the database compares it. */
const uniqueColumns: Readonly<Record<ContentPart, readonly (readonly [string, ...string[]])[]>> = {
  media: [['id'], ['bucket', 'path']],
  posts: [['id']],
  pages: [['id'], ['slug']],
  page_sections: [['id'], ['name']],
  redirects: [['id'], ['from_path']],
  search_data: [['id'], ['path']],
};

const nouns: Readonly<Record<string, string>> = { id: 'id', name: 'name' };

/**
 * Notices rows that cannot come in beside an earlier one of the same file: each row is tried by itself, so the database
 * takes both.
 *
 * @returns for one row after another: what it shares with an earlier one, as a sentence, or null
 */
export function twiceInFile(part: ContentPart): (row: Row) => string | null {
  const seen = new Set<string>();
  return (row) => {
    const keys = uniqueColumns[part].map((columns) =>
      JSON.stringify([
        columns,
        columns.map((column) => {
          const value = JSON.stringify(row[column] ?? '');
          // Ids and names differ by more than capitals.
          return column in nouns ? value.toLowerCase() : value;
        }),
      ]),
    );
    const shared = uniqueColumns[part].find((_, place) => seen.has(keys[place] ?? ''));
    if (shared) return `Another row of this file has the same ${nouns[shared[0]] ?? 'address'}.`;
    for (const key of keys) seen.add(key);
    return null;
  };
}
