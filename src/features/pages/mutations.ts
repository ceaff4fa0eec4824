import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { publicNow } from '@/components/feedback/public-now';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { changeRow } from '@/components/publication/late-change';
import { toastTrashed } from '@/components/trash/trash-toasts';
import { paths } from '@/config/paths';
import { changeListedRow } from '@/lib/supabase/counted-list';
import { timesOfNow } from '@/lib/publication-times';
import { reviewKey } from '@/lib/review/review';
import { moveToTrash, trashKey } from '@/lib/trash/trash';
import type { PageListItem, PageStatus } from './model';
import { forgetPages } from './public-source';
import { staffPageQueries } from './staff-queries';

interface StatusChange {
  /** As it was seen. */
  readonly row: PageListItem;
  readonly status: PageStatus;
}

export const denials = {
  publish: "You don't have permission to publish pages",
  delete: "You don't have permission to delete pages",
} as const;

/** After a change, wherever pages are known. */
export async function refreshPages(client: QueryClient): Promise<void> {
  forgetPages();
  await Promise.all(
    [staffPageQueries.all, trashKey, reviewKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** After a change of a row by other means. */
export function useRefreshPages(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshPages(client);
}

/** Publishes or unpublishes; the list shows the new status at once and takes it back when it is refused. */
export function useChangePageStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, status }: StatusChange) => changeRow('page', row, status, denials.publish),
    onMutate: ({ row, status }) =>
      changeListedRow<PageListItem>(client, staffPageQueries.lists, row.id, {
        status,
        // What comes next is on top of this change, also where the list does not come again.
        version: row.version + 1,
        ...(status === 'draft'
          ? { publishAt: null, unpublishAt: null }
          : timesOfNow(row, Date.now())),
      }),
    onSuccess: (_result, { row, status }) =>
      showToast({
        title:
          status === 'published'
            ? 'Page published successfully'
            : 'Page saved as draft successfully',
        ...(status === 'published' ? publicNow(paths.page(row.slug)) : {}),
        variant: 'success',
      }),
    onError: (error, _change, takeBack) => {
      takeBack?.();
      toastFailure(error, 'Failed to update page status', denials.publish);
    },
    onSettled: () => refreshPages(client),
  });
}

/** Moves a page to the trash, from where the toast takes it back; the caller has asked. */
export function useDeletePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => moveToTrash('page', id, denials.delete),
    onSuccess: (_result, id) =>
      toastTrashed({
        kind: 'page',
        id,
        title: 'Page deleted successfully',
        refresh: () => refreshPages(client),
      }),
    onError: (error) => toastFailure(error, 'Failed to delete page', denials.delete),
    onSettled: () => refreshPages(client),
  });
}
