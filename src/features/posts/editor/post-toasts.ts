import { publicNow } from '@/components/feedback/public-now';
import { scheduledFor } from '@/components/publication/scheduled-for';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import type { StoredChange } from '@/lib/drafts/document-kind';
import { removedSentence } from '@/lib/html/removed';
import type { AppError } from '@/lib/supabase/errors';
import type { PostDocument } from '../model';

/**
 * Says that it is saved; of what has just become public, where visitors read it.
 * @param removed what the sanitiser has taken out of hand-written source, by name
 */
export function toastSaved(
  post: PostDocument,
  { isNew, isPublishing }: StoredChange,
  removed: readonly string[] = [],
): void {
  showToast({
    title: isNew ? 'Blog post created successfully' : 'Blog post updated successfully',
    ...(isPublishing ? publicNow(paths.blog(post.id)) : scheduledFor(post)),
    ...(removed.length > 0 ? { reason: removedSentence(removed) } : {}),
    variant: 'success',
  });
}

/** @param right the right that the refused change needs, as it stands in "permission to …" */
export function toastDenied(right: 'publish' | 'edit' | 'create'): void {
  showToast({
    title: 'Access Denied',
    description: `You don't have permission to ${right} content`,
    variant: 'destructive',
  });
}

export function toastFailed(error: AppError): void {
  showToast({
    title: 'Error',
    description: 'Failed to save blog post',
    reason: error.message,
    variant: 'destructive',
  });
}
