import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { requireRow } from '@/lib/supabase/require-row';
import { mediaColumns, mediaNoun, type MediaFile } from './model';
import { mediaQueries } from './queries';
import { removeMedia } from './remove-media';
import { removeSeveral, type RemovalOutcome, type RemovalProgress } from './remove-several';

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

function sayRemoved({ removed, problems, isSignedOut }: RemovalOutcome): void {
  const count = removed.length;
  const all = count + problems.size;
  if (problems.size === 0) {
    const subject = count === 1 ? 'File' : `${count} files`;
    showToast({ title: `${subject} deleted successfully`, variant: 'success' });
  } else if (!isSignedOut) {
    const reasons = new Set(problems.values());
    const [reason] = reasons;
    showToast({
      title: 'Error',
      description:
        all === 1
          ? 'Failed to delete file'
          : `Failed to delete ${problems.size} of ${all} ${mediaNoun.many}`,
      reason: reasons.size === 1 && reason !== undefined ? reason : 'Each of them says why.',
      variant: 'destructive',
    });
  }
}

/** Deletes several files for good, each by itself; the caller has asked, and shows why one is still there. */
export function useDeleteSeveral() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<RemovalProgress>();
  const remove = useMutation({
    mutationFn: (files: readonly MediaFile[]) => removeSeveral(files, setProgress),
    onSuccess: sayRemoved,
    onSettled: () => client.invalidateQueries({ queryKey: mediaQueries.all }),
  });
  return { ...remove, progress };
}
