import { queryOptions } from '@tanstack/react-query';
import { normalizeTimestamp } from '@/lib/dates';
import type { DocumentBackend } from '@/lib/drafts/save-document';
import { isUuid } from '@/lib/is-uuid';
import { supabase } from '@/lib/supabase/client';
import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import { unwrap } from '@/lib/supabase/errors';
import { publicPageColumns, publicPageFromRow, toStatus, type PageDocument } from './model';
import type { PageInput, PageValues } from './schema';
import { staffPageQueries } from './staff-queries';

const columns = `id,status,created_at,version,updated_by_name,${publicPageColumns}` as const;

type DocumentRow = Omit<
  Tables<'pages'>,
  'created_by' | 'updated_by' | 'published_at' | 'first_published_at'
>;

function documentFromRow(row: DocumentRow): PageDocument {
  return {
    ...publicPageFromRow(row),
    id: row.id,
    status: toStatus(row.status),
    createdAt: normalizeTimestamp(row.created_at),
    version: row.version,
    updatedByName: row.updated_by_name ?? '',
  };
}

function toRow(values: PageValues): TablesInsert<'pages'> {
  return {
    title: values.title,
    slug: values.slug,
    content: values.content,
    meta_title: values.metaTitle,
    meta_description: values.metaDescription,
    status: values.status,
    template: values.template,
  };
}

/** A stored page as the form holds it. */
export function inputOf(page: PageDocument): PageInput {
  return {
    title: page.title,
    slug: page.slug,
    content: page.content,
    metaTitle: page.metaTitle,
    metaDescription: page.metaDescription,
    status: page.status,
    template: page.template,
  };
}

async function readPage(id: string): Promise<PageDocument | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(await supabase().from('pages').select(columns).eq('id', id).maybeSingle());
  return row ? documentFromRow(row) : null;
}

export const pageBackend: DocumentBackend<PageValues, PageDocument> = {
  insert: async (id, values) => {
    const row = { ...toRow(values), id };
    return documentFromRow(
      unwrap(await supabase().from('pages').insert(row).select(columns).single()),
    );
  },
  update: async (id, version, values) => {
    const [row] = unwrap(
      await supabase()
        .from('pages')
        .update(toRow(values))
        .eq('id', id)
        .eq('version', version)
        .select(columns),
    );
    return row ? documentFromRow(row) : null;
  },
  read: readPage,
  valuesOf: inputOf,
};

/** One page for the editor; null when there is none. Throws `AppError`. */
export const pageDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffPageQueries.all, 'document', id],
    queryFn: () => readPage(id),
    // Editing starts from what is stored now: an older copy would only lead to a conflict.
    staleTime: 0,
  });
