import { publicNow } from '@/components/feedback/public-now';
import { scheduledFor } from '@/components/publication/scheduled-for';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import type { RefusedChange, StoredChange } from '@/lib/drafts/document-kind';
import { removedFrom, removedSentence } from '@/lib/html/removed';
import { publicationLabels, publicationState } from '@/lib/publication-times';
import type { AppError } from '@/lib/supabase/errors';
import type { PageDocument } from '../model';

/** Says that it is saved, what visitors see of it now, and what they never get of its source. */
export async function toastSaved(
  page: PageDocument,
  { isNew, isPublishing }: StoredChange,
): Promise<void> {
  const place = publicNow(paths.page(page.slug));
  // Without the reader of Markdown, whose code comes late, nothing can be named; the page is saved all the same.
  const removed = removedSentence(await removedFrom(page.content).catch(() => []));
  showToast({
    title: isNew ? 'Page created successfully' : 'Page updated successfully',
    description: describe(page),
    ...(isPublishing ? { ...place, description: `Status: Published. ${place.description}` } : {}),
    ...(removed === '' ? {} : { reason: `${removed} Visitors do not get them.` }),
    variant: 'success',
  });
}

function describe(page: PageDocument): string {
  const state = publicationState(page, Date.now());
  const status = `Status: ${publicationLabels[state]}.`;
  if (state === 'published') return `${status} Visitors read it at /${page.slug}.`;
  const { description = 'Visitors do not see it.' } = scheduledFor(page);
  return `${status} ${description}`;
}

export function toastDenied(change: RefusedChange): void {
  showToast({
    title: 'Access Denied',
    description: `You don't have permission to ${change === 'publish' ? 'publish' : 'manage'} pages`,
    variant: 'destructive',
  });
}

/** Beside the error at the field. */
export function toastInvalid(sentence: string): void {
  showToast({ title: 'Validation Error', description: sentence, variant: 'destructive' });
}

export function toastFailed(error: AppError): void {
  showToast({
    title: 'Error',
    description: 'Failed to save page',
    reason: error.message,
    variant: 'destructive',
  });
}
