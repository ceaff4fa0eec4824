import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { publicNow } from '@/components/feedback/public-now';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { supabase } from '@/lib/supabase/client';
import { changeListedRow } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { requireRow } from '@/lib/supabase/require-row';
import type { PageListItem, PageStatus } from './model';
import { forgetPages } from './public-source';
import { staffPageQueries } from './staff-queries';

interface StatusChange {
  readonly id: string;
  readonly status: PageStatus;
}

const denials = {
  publish: "You don't have permission to publish pages",
  delete: "You don't have permission to delete pages",
} as const;

/** @returns the address, which somebody may have changed since the list was read */
async function changeStatus({ id, status }: StatusChange): Promise<{ slug: string }> {
  const rows = unwrap(
    await supabase().from('pages').update({ status }).eq('id', id).select('slug'),
  );
  return requireRow(rows, denials.publish);
}

async function removePage(id: string): Promise<void> {
  const rows = unwrap(await supabase().from('pages').delete().eq('id', id).select('id'));
  requireRow(rows, denials.delete);
}

async function refreshPages(client: QueryClient): Promise<void> {
  forgetPages();
  await client.invalidateQueries({ queryKey: staffPageQueries.all });
}

/** Publishes or unpublishes; the list shows the new status at once and takes it back when it is refused. */
export function useChangePageStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeStatus,
    onMutate: ({ id, status }) =>
      changeListedRow<PageListItem>(client, staffPageQueries.lists, id, { status }),
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

/** Deletes for good; the caller has asked. */
export function useDeletePage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removePage,
    onSuccess: () => showToast({ title: 'Page deleted successfully', variant: 'success' }),
    onError: (error) => toastFailure(error, 'Failed to delete page', denials.delete),
    onSettled: () => refreshPages(client),
  });
}
