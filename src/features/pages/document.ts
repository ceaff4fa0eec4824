import { queryOptions } from '@tanstack/react-query';
import { sharedCopies, sharedCopyKey } from '@/lib/drafts/shared-copies';
import { createDocumentBackend } from '@/lib/supabase/document-backend';
import { pageColumns, type PageDocument } from './model';
import type { PageInput } from './schema';
import { staffPageQueries } from './staff-queries';

export const pageBackend = createDocumentBackend(pageColumns);

/** Changes of published pages that are not public yet. */
export const pageCopies = sharedCopies('page', pageColumns);

/** What of one page is not public yet; null when there is nothing, and for who may not edit it. Throws `AppError`. */
export const pageCopyQuery = (id: string) =>
  queryOptions({
    queryKey: [...sharedCopyKey, 'page', id],
    queryFn: () => pageCopies.read(id),
    staleTime: 0,
  });

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
