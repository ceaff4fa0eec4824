import { useEffect } from 'react';
import { AppError } from '@/lib/supabase/errors';
import { showToast } from './toast-store';

/**
 * Says in a toast that a list could not be fetched, beside the state with Retry in its place; once per failure.
 *
 * @param sentence what failed: "Failed to fetch pages"
 */
export function useLoadFailure(error: Error | null, sentence: string): void {
  useEffect(() => {
    // Of an ended session the dialog speaks.
    if (!error || (error instanceof AppError && error.kind === 'signed-out')) return;
    showToast({
      title: 'Error',
      description: sentence,
      reason: error.message,
      variant: 'destructive',
    });
  }, [error, sentence]);
}
