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
import type { PostListItem, PostStatus } from './model';
import { forgetPublished } from './forget-published';
import { staffPostQueries } from './staff-queries';

interface StatusChange {
  readonly id: string;
  readonly status: PostStatus;
  /** What it had. */
  readonly times: PublicationTimes;
}

export const denials = {
  publish: "You don't have permission to publish content",
  delete: "You don't have permission to delete content",
} as const;

async function changeStatus({ id, ...change }: StatusChange): Promise<void> {
  const rows = unwrap(
    await supabase().from('blog_posts').update(statusRow(change)).eq('id', id).select('id'),
  );
  requireRow(rows, denials.publish);
}

/** After a change, wherever posts are known. */
export async function refreshPosts(client: QueryClient): Promise<void> {
  forgetPublished();
  await Promise.all(
    [staffPostQueries.all, trashKey, reviewKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

/** After a change of a row by other means. */
export function useRefreshPosts(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshPosts(client);
}

/** Publishes or unpublishes; the list shows the new status at once and takes it back when it is refused. */
export function useChangePostStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeStatus,
    onMutate: ({ id, status, times }) =>
      changeListedRow<PostListItem>(client, staffPostQueries.lists, id, {
        status,
        ...(status === 'draft'
          ? { publishAt: null, unpublishAt: null }
          : timesOfNow(times, Date.now())),
      }),
    onSuccess: (_result, { id, status }) =>
      showToast({
        title:
          status === 'published'
            ? 'Post published successfully'
            : 'Post saved as draft successfully',
        ...(status === 'published' ? publicNow(paths.blog(id)) : {}),
        variant: 'success',
      }),
    onError: (error, _change, takeBack) => {
      takeBack?.();
      toastFailure(error, 'Failed to update post status', denials.publish);
    },
    onSettled: () => refreshPosts(client),
  });
}

/** Moves a post to the trash, from where the toast takes it back; the caller has asked. */
export function useDeletePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => moveToTrash('post', id, denials.delete),
    onSuccess: (_result, id) =>
      toastTrashed({
        kind: 'post',
        id,
        title: 'Blog post deleted successfully',
        refresh: () => refreshPosts(client),
      }),
    onError: (error) => toastFailure(error, 'Failed to delete blog post', denials.delete),
    onSettled: () => refreshPosts(client),
  });
}
