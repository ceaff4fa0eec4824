import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { restoreDenials } from '@/components/trash/trash-toasts';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import {
  deleteForGood,
  isAddressTaken,
  restoreDocument,
  trashKey,
  type TrashedKind,
} from '@/lib/trash/trash';

const denials = {
  post: "You don't have permission to delete content",
  page: "You don't have permission to delete pages",
} as const;

/** So many documents the database deletes at once. */
const EMPTIED_AT_ONCE = 200;

interface Restoration {
  readonly id: string;
  readonly newSlug?: string;
}

/**
 * Puts a document back. Of an address that is taken the caller asks for another one; whatever else fails is said here.
 *
 * @param onChanged reads again whatever shows documents of this kind
 */
export function useRestore(kind: TrashedKind, onChanged: () => Promise<void>) {
  return useMutation({
    mutationFn: ({ id, newSlug }: Restoration) => restoreDocument(kind, id, newSlug),
    onError: (error) => {
      if (!isAddressTaken(error))
        toastFailure(error, `Failed to restore ${kind}`, restoreDenials[kind]);
    },
    onSettled: onChanged,
  });
}

/** Deletes one document for good; the caller has asked. */
export function useDeleteForGood(kind: TrashedKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteForGood(kind, id, denials[kind]),
    onSuccess: () =>
      showToast({
        title: `${kind === 'post' ? 'Post' : 'Page'} deleted for good`,
        variant: 'success',
      }),
    onError: (error) => toastFailure(error, `Failed to delete ${kind} for good`, denials[kind]),
    onSettled: () => client.invalidateQueries({ queryKey: trashKey }),
  });
}

/** Deletes for good what lay in the trash at a moment, however much it is; the caller has asked. */
export function useEmptyTrash(kind: TrashedKind) {
  const client = useQueryClient();
  return useMutation({
    /** @param until ISO 8601 */
    mutationFn: async (until: string) => {
      for (;;) {
        const removed = unwrap(await supabase().rpc('empty_trash', { kind, until }));
        if (removed < EMPTIED_AT_ONCE) return;
      }
    },
    onSuccess: () => showToast({ title: 'Trash emptied', variant: 'success' }),
    onError: (error) => toastFailure(error, 'Failed to empty the trash', denials[kind]),
    onSettled: () => client.invalidateQueries({ queryKey: trashKey }),
  });
}
