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
import type { PostListItem, PostStatus } from './model';
import { forgetPublished } from './forget-published';
import { staffPostQueries } from './staff-queries';

interface StatusChange {
  /** As it was seen. */
  readonly row: PostListItem;
  readonly status: PostStatus;
}

export const denials = {
  publish: "You don't have permission to publish content",
  delete: "You don't have permission to delete content",
} as const;

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
    mutationFn: ({ row, status }: StatusChange) => changeRow('post', row, status, denials.publish),
    onMutate: ({ row, status }) =>
      changeListedRow<PostListItem>(client, staffPostQueries.lists, row.id, {
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
            ? 'Post published successfully'
            : 'Post saved as draft successfully',
        ...(status === 'published' ? publicNow(paths.blog(row.id)) : {}),
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
