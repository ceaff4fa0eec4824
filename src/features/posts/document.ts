import { queryOptions } from '@tanstack/react-query';
import { sharedCopies, sharedCopyKey } from '@/lib/drafts/shared-copies';
import { createDocumentBackend } from '@/lib/supabase/document-backend';
import { postColumns, type PostDocument } from './model';
import type { PostInput } from './schema';
import { staffPostQueries } from './staff-queries';

export const postBackend = createDocumentBackend(postColumns);

/** Changes of published posts that are not public yet. */
export const postCopies = sharedCopies('post', postColumns);

/** What of one post is not public yet; null when there is nothing, and for who may neither edit nor publish it. Throws `AppError`. */
export const postCopyQuery = (id: string) =>
  queryOptions({
    queryKey: [...sharedCopyKey, 'post', id],
    queryFn: () => postCopies.read(id),
    staleTime: 0,
  });

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
