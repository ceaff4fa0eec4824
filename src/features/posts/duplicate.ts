import { copyTitle, duplicateDocument } from '@/lib/drafts/duplicate-document';
import { postBackend, postCopies } from './document';
import type { PostDocument } from './model';

/** Makes a draft with the words of a post. @throws AppError */
export function duplicatePost(id: string, copyId: string): Promise<PostDocument> {
  return duplicateDocument(postBackend, postCopies, id, copyId, (values) => ({
    ...values,
    title: copyTitle(values.title),
    status: 'draft' as const,
    publishAt: null,
    unpublishAt: null,
  }));
}
