import { queryOptions } from '@tanstack/react-query';
import { createDocumentBackend } from '@/lib/supabase/document-backend';
import { postColumns, type PostDocument } from './model';
import type { PostInput } from './schema';
import { staffPostQueries } from './staff-queries';

export const postBackend = createDocumentBackend(postColumns);

/** A stored post as the form holds it. */
export function inputOf(post: PostDocument): PostInput {
  const { featuredImage, authorImage, ...values } = postColumns.valuesOf(post);
  return { ...values, featuredImage: featuredImage ?? '', authorImage: authorImage ?? '' };
}

/** One post for the editor; null when there is none. Throws `AppError`. */
export const postDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffPostQueries.all, 'document', id],
    queryFn: () => postBackend.read(id),
    // Editing starts from what is stored now: an older copy would only lead to a conflict.
    staleTime: 0,
  });
