import { copySlug, copyTitle, duplicateDocument } from '@/lib/drafts/duplicate-document';
import { pageBackend, pageCopies } from './document';
import type { PageDocument } from './model';

/** Makes a draft with the words of a page, at an address of its own. @throws AppError */
export function duplicatePage(id: string, copyId: string): Promise<PageDocument> {
  return duplicateDocument(pageBackend, pageCopies, id, copyId, (values, attempt) => ({
    ...values,
    title: copyTitle(values.title),
    slug: copySlug(values.slug, attempt),
    status: 'draft' as const,
    publishAt: null,
    unpublishAt: null,
  }));
}
