import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { publicNow } from '@/components/feedback/public-now';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { toastTrashed } from '@/components/trash/trash-toasts';
import { paths } from '@/config/paths';
import { supabase } from '@/lib/supabase/client';
import { changeListedRow } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { statusRow } from '@/lib/supabase/status-row';
import { timesOfNow, type PublicationTimes } from '@/lib/publication-times';
import { requireRow } from '@/lib/supabase/require-row';
import { reviewKey } from '@/lib/review/review';
import { moveToTrash, trashKey } from '@/lib/trash/trash';
import type { PageListItem, PageStatus } from './model';
import { forgetPages } from './public-source';
import { staffPageQueries } from './staff-queries';

interface StatusChange {
  readonly id: string;
  readonly status: PageStatus;
  /** What it had. */
  readonly times: PublicationTimes;
}

export const denials = {
  publish: "You don't have permission to publish pages",
  delete: "You don't have permission to delete pages",
} as const;

/** @returns the address, which somebody may have changed since the list was read */
async function changeStatus({ id, ...change }: StatusChange): Promise<{ slug: string }> {
  const rows = unwrap(
    await supabase().from('pages').update(statusRow(change)).eq('id', id).select('slug'),
  );
  return requireRow(rows, denials.publish);
}

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
    mutationFn: changeStatus,
    onMutate: ({ id, status, times }) =>
      changeListedRow<PageListItem>(client, staffPageQueries.lists, id, {
        status,
        ...(status === 'draft'
          ? { publishAt: null, unpublishAt: null }
          : timesOfNow(times, Date.now())),
      }),
    onSuccess: ({ slug }, { status }) =>
      showToast({
        title:
          status === 'published'
            ? 'Page published successfully'
            : 'Page saved as draft successfully',
        ...(status === 'published' ? publicNow(paths.page(slug)) : {}),
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
