import { toAppError } from '@/lib/supabase/errors';
import { showToast, type ToastInput } from './toast-store';

/**
 * One failed write, one toast: a denial by its own title, anything else by a sentence with its reason.
 *
 * @param sentence what failed: "Failed to save blog post"
 * @param denial what the person may not do; the error's own words where nothing is given
 * @param action what may help, unless it is denied
 */
export function toastFailure(
  cause: unknown,
  sentence: string,
  denial?: string,
  action?: ToastInput['action'],
): void {
  const error = toAppError(cause);
  // The session dialog already says what is wrong.
  if (error.kind === 'signed-out') return;
  showToast(
    error.kind === 'denied'
      ? { title: 'Access Denied', description: denial ?? error.message, variant: 'destructive' }
      : {
          title: 'Error',
          description: sentence,
          reason: error.message,
          variant: 'destructive',
          ...(action ? { action } : {}),
        },
  );
}
