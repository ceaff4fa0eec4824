import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/feedback/toast-store';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import type { MediaCategory } from './model';
import { mediaQueries } from './queries';
import { removeMedia } from './remove-media';

const DENIAL = "You don't have permission to manage media";

interface Description {
  readonly id: string;
  readonly altText: string;
  readonly isDecorative: boolean;
  readonly category: MediaCategory;
}

async function describeMedia({ id, altText, isDecorative, category }: Description) {
  const rows = unwrap(
    await supabase()
      .from('media_files')
      .update({ alt_text: altText, is_decorative: isDecorative, category })
      .eq('id', id)
      .select('id'),
  );
  // A refused change answers no row and raises nothing.
  if (rows.length === 0) throw new AppError('denied', DENIAL);
}

/** One failed write, one toast: a denial by its own title, anything else by the text of the specification. */
function toastFailure(error: unknown, text: string): void {
  const appError = toAppError(error);
  // The session dialog already says what is wrong.
  if (appError.kind === 'signed-out') return;
  showToast(
    appError.kind === 'denied'
      ? { title: 'Access Denied', description: DENIAL, variant: 'destructive' }
      : { title: 'Error', description: text, reason: appError.message, variant: 'destructive' },
  );
}

/** Changes what a file shows and where it is listed; never the file. Its errors show in the dialog. */
export function useDescribeMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: describeMedia,
    onSuccess: () => showToast({ title: 'File details saved', variant: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: mediaQueries.all }),
  });
}

/** Deletes for good; the caller has asked. */
export function useDeleteMedia() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeMedia,
    onSuccess: () => showToast({ title: 'File deleted successfully', variant: 'success' }),
    onError: (error) => toastFailure(error, 'Failed to delete file'),
    onSettled: () => client.invalidateQueries({ queryKey: mediaQueries.all }),
  });
}
