import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { normalizeTimestamp } from '@/lib/dates';
import { isUuid } from '@/lib/is-uuid';
import { queryClient } from '@/lib/query-client';
import { supabase } from '@/lib/supabase/client';
import type { Json } from '@/lib/supabase/database.types';
import { unwrap } from '@/lib/supabase/errors';
import type { VersionedDocument } from './save-document';

/** Changes of a published document that are not public yet: one copy for everybody who edits. */
export interface SharedCopy {
  /** Raised by the database with every save of the copy. */
  readonly version: number;
  /** The version of the document that the changes were made from. */
  readonly baseVersion: number;
  /** What that version said, by the names of the columns; null where that is not known any more. */
  readonly baseFields: Readonly<Record<string, unknown>> | null;
  /** By the names of the columns. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601 */
  readonly savedAt: string;
  readonly savedByName: string;
}

type CopyOutcome =
  | { readonly kind: 'saved'; readonly copy: SharedCopy }
  /** Somebody else saved the copy meanwhile. */
  | { readonly kind: 'conflict'; readonly copy: SharedCopy }
  /** The document was saved or deleted meanwhile, and there is no copy any more. */
  | { readonly kind: 'outdated' };

type PublishOutcome<Doc> =
  | { readonly kind: 'published'; readonly document: Doc }
  /** Somebody else saved the copy since; nothing is stored. */
  | { readonly kind: 'newer' }
  /** There is no document of that version, or the person may not change it. */
  | { readonly kind: 'outdated' };

/** The copies of one kind of document. All functions throw `AppError`. */
export interface SharedCopies<Values, Doc> {
  readonly read: (id: string) => Promise<SharedCopy | null>;
  /** @param expected the version of the copy that the values are based on; null where there was none */
  readonly save: (base: Doc, expected: number | null, values: Values) => Promise<CopyOutcome>;
  /**
   * Saves the document and removes its copy, both or neither.
   *
   * @param version of the document that the values are based on
   * @param seen version of the copy that the person has seen
   */
  readonly publish: (
    id: string,
    version: number,
    seen: number,
    values: Values,
  ) => Promise<PublishOutcome<Doc>>;
  /** @returns the newer copy of somebody who was quicker, which stays; null when there is none any more */
  readonly discard: (id: string, version: number) => Promise<SharedCopy | null>;
  /** The document as it would be with the changes. */
  readonly documentWith: (document: Doc, copy: SharedCopy) => Doc;
}

interface CopiedColumns<Values, Doc> {
  readonly toRow: (values: never) => object;
  readonly fromRow: (row: never) => Doc;
  readonly valuesOf: (document: Doc) => Values;
}

const columns = 'version, base_version, fields, saved_at, saved_by_name';

const publishAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('published'), document: z.record(z.string(), z.unknown()) }),
  z.object({ outcome: z.literal('newer') }),
  z.object({ outcome: z.literal('outdated') }),
]);

interface CopyRow {
  readonly version: number;
  readonly base_version: number;
  readonly fields: Json;
  readonly saved_at: string;
  readonly saved_by_name: string;
}

function fromRow(row: CopyRow, baseFields: SharedCopy['baseFields'] = null): SharedCopy {
  return {
    version: row.version,
    baseVersion: row.base_version,
    baseFields,
    // The database keeps nothing but objects there.
    fields: row.fields as SharedCopy['fields'],
    savedAt: normalizeTimestamp(row.saved_at),
    savedByName: row.saved_by_name,
  };
}

/** What a published version is beside its words; a copy has none of it. */
const publicationColumns = ['status', 'publish_at', 'unpublish_at'];

/** What a saved version said; null where it is not kept any more. */
async function wordsOf(
  kind: 'post' | 'page',
  id: string,
  version: number,
): Promise<SharedCopy['baseFields']> {
  const versions = supabase().from('document_versions').select('fields').eq('kind', kind);
  const [row] = unwrap(await versions.eq('document_id', id).eq('version', version));
  // The database keeps nothing but objects there.
  const fields = row && (row.fields as SharedCopy['fields']);
  if (!fields) return null;
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !publicationColumns.includes(name)),
  );
}

/** Starts the keys of the queries of copies. */
export const sharedCopyKey = ['shared copies'] as const;

/** Who saved changes that are not public yet, by the id of the document. */
export type UnpublishedChanges = ReadonlyMap<string, string>;

/** Which of some documents have changes that are not public yet. Throws `AppError`. */
export const unpublishedChangesQuery = (kind: 'post' | 'page', ids: readonly string[]) =>
  queryOptions({
    queryKey: [...sharedCopyKey, kind, 'listed', ids],
    queryFn: async ({ signal }): Promise<UnpublishedChanges> => {
      if (ids.length === 0) return new Map();
      const rows = unwrap(
        await supabase()
          .from('shared_copies')
          .select('document_id, saved_by_name')
          .eq('kind', kind)
          .in('document_id', ids)
          .abortSignal(signal),
      );
      return new Map(rows.map((row) => [row.document_id, row.saved_by_name]));
    },
    staleTime: 0,
  });

/** Reads and writes the copies of one kind of document, whose columns are given. */
export function sharedCopies<Values extends object, Doc extends VersionedDocument>(
  kind: 'post' | 'page',
  map: CopiedColumns<Values, Doc>,
): SharedCopies<Values, Doc> {
  const toRow = map.toRow as (values: object) => Record<string, Json>;
  const toDocument = map.fromRow as (row: object) => Doc;
  const read = async (id: string) => {
    if (!isUuid(id)) return null;
    const [row] = unwrap(
      await supabase().from('shared_copies').select(columns).eq('kind', kind).eq('document_id', id),
    );
    return row ? fromRow(row, await wordsOf(kind, id, row.base_version)) : null;
  };
  /** The marks in the list are as old as the last look. */
  const lookAgain = () =>
    void queryClient.invalidateQueries({ queryKey: [...sharedCopyKey, kind, 'listed'] });
  return {
    read,
    save: async (base, expected, values) => {
      const [row] = unwrap(
        await supabase().rpc('save_shared_copy', {
          kind,
          document_id: base.id,
          fields: toRow(values),
          base_version: base.version,
          ...(expected === null ? {} : { expected_version: expected }),
        }),
      );
      if (!row) return { kind: 'outdated' };
      lookAgain();
      return { kind: row.is_saved ? 'saved' : 'conflict', copy: fromRow(row) };
    },
    publish: async (id, version, seen, values) => {
      const answer = publishAnswer.parse(
        unwrap(
          await supabase().rpc('publish_shared_copy', {
            kind,
            document_id: id,
            fields: toRow(values),
            base_version: version,
            copy_version: seen,
          }),
        ),
      );
      if (answer.outcome !== 'published') return { kind: answer.outcome };
      lookAgain();
      return { kind: 'published', document: toDocument(answer.document) };
    },
    discard: async (id, version) => {
      const rows = unwrap(
        await supabase()
          .from('shared_copies')
          .delete()
          .eq('kind', kind)
          .eq('document_id', id)
          .eq('version', version)
          .select('version'),
      );
      lookAgain();
      return rows.length > 0 ? null : read(id);
    },
    documentWith: (document, copy) => toDocument({ ...toRow(document), ...copy.fields }),
  };
}
