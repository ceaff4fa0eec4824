import { queryOptions } from '@tanstack/react-query';
import { createDocumentBackend } from '@/lib/supabase/document-backend';
import { pageColumns, type PageDocument } from './model';
import type { PageInput } from './schema';
import { staffPageQueries } from './staff-queries';

export const pageBackend = createDocumentBackend(pageColumns);

/** A stored page as the form holds it. */
export const inputOf: (page: PageDocument) => PageInput = pageColumns.valuesOf;

/** One page for the editor; null when there is none. Throws `AppError`. */
export const pageDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffPageQueries.all, 'document', id],
    queryFn: () => pageBackend.read(id),
    // Editing starts from what is stored now: an older copy would only lead to a conflict.
    staleTime: 0,
  });
