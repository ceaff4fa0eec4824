import { publicNow } from '@/components/feedback/public-now';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import type { RefusedChange, StoredChange } from '@/lib/drafts/use-document-editor';
import type { AppError } from '@/lib/supabase/errors';
import type { PageDocument } from '../model';

/** Says that it is saved, and what visitors see of it now. */
export function toastSaved(page: PageDocument, { isNew, isPublishing }: StoredChange): void {
  const place = publicNow(paths.page(page.slug));
  showToast({
    title: isNew ? 'Page created successfully' : 'Page updated successfully',
    description:
      page.status === 'published'
        ? `Status: Published. Visitors read it at /${page.slug}.`
        : 'Status: Draft. Visitors do not see it.',
    ...(isPublishing ? { ...place, description: `Status: Published. ${place.description}` } : {}),
    variant: 'success',
  });
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
