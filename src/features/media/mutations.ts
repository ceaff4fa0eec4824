import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { requireRow } from '@/lib/supabase/require-row';
import { mediaColumns, type MediaFile } from './model';
import { mediaQueries } from './queries';
import { removeMedia } from './remove-media';

const DENIAL = "You don't have permission to manage media";

type Description = Pick<MediaFile, 'id' | 'altText' | 'isDecorative' | 'category'>;

async function describeMedia({ id, ...description }: Description): Promise<void> {
  const rows = unwrap(
    await supabase()
      .from('media_files')
      .update(mediaColumns.toRow(description))
      .eq('id', id)
      .select('id'),
  );
  requireRow(rows, DENIAL);
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
    onError: (error) => toastFailure(error, 'Failed to delete file', DENIAL),
    onSettled: () => client.invalidateQueries({ queryKey: mediaQueries.all }),
  });
}
