import type { DocumentBackend, VersionedDocument } from '@/lib/drafts/save-document';
import { isUuid } from '@/lib/is-uuid';
import { supabase } from './client';
import type { TableName } from './column-map';
import type { TablesInsert } from './database.types';
import { unwrap } from './errors';

interface DocumentColumns<Values, Doc> {
  readonly table: TableName;
  readonly select: '*';
  readonly fromRow: (row: never) => Doc;
  readonly toRow: (values: Values) => object;
  readonly valuesOf: (document: Doc) => Values;
}

/** Stores documents of a table that stamps versions, as its column map says. */
export function createDocumentBackend<Values, Doc extends VersionedDocument>(
  columns: DocumentColumns<Values, Doc>,
): DocumentBackend<Values, Doc> {
  // All tables of documents take id and version alike; the types of one stand for those of all.
  const table = () => supabase().from(columns.table as 'pages');
  const toRow = columns.toRow as (values: Values) => TablesInsert<'pages'>;
  const fromRow = (row: unknown) => columns.fromRow(row as never);
  return {
    insert: async (id, values) => {
      const result = table().insert({ ...toRow(values), id });
      return fromRow(unwrap(await result.select(columns.select).single()));
    },
    update: async (id, version, values) => {
      const result = table().update(toRow(values)).eq('id', id).eq('version', version);
      const [row] = unwrap(await result.select(columns.select));
      return row ? fromRow(row) : null;
    },
    read: async (id) => {
      if (!isUuid(id)) return null;
      const row = unwrap(await table().select(columns.select).eq('id', id).maybeSingle());
      return row ? fromRow(row) : null;
    },
    valuesOf: columns.valuesOf,
  };
}
