import { showToast } from '@/components/feedback/toast-store';
import type { AppError } from '@/lib/supabase/errors';

export function toastSaved(isNew: boolean): void {
  showToast({
    title: isNew ? 'Blog post created successfully' : 'Blog post updated successfully',
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
