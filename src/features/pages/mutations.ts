import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { publicNow } from '@/components/feedback/public-now';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import type { PageStatus } from './model';
import { forgetPages } from './public-source';
import { staffPageQueries, type StaffPageList } from './staff-queries';

interface StatusChange {
  readonly id: string;
  readonly status: PageStatus;
}

const denials = {
  publish: "You don't have permission to publish pages",
  delete: "You don't have permission to delete pages",
} as const;

/** A refused update or delete changes no row and raises nothing: no row back is the refusal. */
function requireRow<T>(rows: readonly T[], denial: string): T {
  const [row] = rows;
  if (!row) throw new AppError('denied', denial);
  return row;
}

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

/** One failed write, one toast: a denial by its own title, anything else by the text of the specification. */
function showFailure(error: unknown, text: string, denial: string): void {
  const appError = toAppError(error);
  // The session dialog already says what is wrong.
  if (appError.kind === 'signed-out') return;
  showToast(
    appError.kind === 'denied'
      ? { title: 'Access Denied', description: denial, variant: 'destructive' }
      : { title: 'Error', description: text, reason: appError.message, variant: 'destructive' },
  );
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
    onMutate: async ({ id, status }) => {
      const filter = { queryKey: staffPageQueries.lists };
      await client.cancelQueries(filter);
      const before = client.getQueriesData<StaffPageList>(filter);
      client.setQueriesData<StaffPageList>(
        filter,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => (page.id === id ? { ...page, status } : page)),
          },
      );
      return { before };
    },
    onSuccess: ({ slug }, { status }) =>
      showToast({
        title:
          status === 'published'
            ? 'Page published successfully'
            : 'Page saved as draft successfully',
        ...(status === 'published' ? publicNow(paths.page(slug)) : {}),
        variant: 'success',
      }),
    onError: (error, _change, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list);
      showFailure(error, 'Failed to update page status', denials.publish);
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
    onError: (error) => showFailure(error, 'Failed to delete page', denials.delete),
    onSettled: () => refreshPages(client),
  });
}
