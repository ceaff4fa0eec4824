import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { publicNow } from '@/components/feedback/public-now';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import type { PostStatus } from './model';
import { forgetPublished } from './forget-published';
import { staffPostQueries, type StaffPostPage } from './staff-queries';

interface StatusChange {
  readonly id: string;
  readonly status: PostStatus;
}

/** A refused update or delete changes no row and raises nothing: no row back is the refusal. */
function requireRow<T>(rows: readonly T[], denial: string): T {
  const [row] = rows;
  if (!row) throw new AppError('denied', denial);
  return row;
}

async function changeStatus({ id, status }: StatusChange): Promise<void> {
  const rows = unwrap(
    await supabase().from('blog_posts').update({ status }).eq('id', id).select('id'),
  );
  requireRow(rows, "You don't have permission to publish content");
}

async function removePost(id: string): Promise<void> {
  const rows = unwrap(await supabase().from('blog_posts').delete().eq('id', id).select('id'));
  requireRow(rows, "You don't have permission to delete content");
}

/** One failed write, one toast: a denial by its own title, anything else by the text of the specification. */
function showFailure(error: unknown, text: string, denial: string): void {
  const appError = toAppError(error);
  if (appError.kind === 'denied') {
    showToast({ title: 'Access Denied', description: denial, variant: 'destructive' });
    return;
  }
  // The session dialog already says what is wrong.
  if (appError.kind === 'signed-out') return;
  showToast({
    title: 'Error',
    description: text,
    reason: appError.message,
    variant: 'destructive',
  });
}

async function refreshPosts(client: QueryClient): Promise<void> {
  forgetPublished();
  await client.invalidateQueries({ queryKey: staffPostQueries.all });
}

/** Publishes or unpublishes; the list shows the new status at once and takes it back when it is refused. */
export function useChangePostStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeStatus,
    onMutate: async ({ id, status }) => {
      const filter = { queryKey: staffPostQueries.all };
      await client.cancelQueries(filter);
      const before = client.getQueriesData<StaffPostPage>(filter);
      client.setQueriesData<StaffPostPage>(filter, (page) =>
        page?.posts
          ? {
              ...page,
              posts: page.posts.map((post) => (post.id === id ? { ...post, status } : post)),
            }
          : page,
      );
      return { before };
    },
    onSuccess: (_result, { id, status }) =>
      showToast({
        title:
          status === 'published'
            ? 'Post published successfully'
            : 'Post saved as draft successfully',
        ...(status === 'published' ? publicNow(paths.blog(id)) : {}),
        variant: 'success',
      }),
    onError: (error, _change, context) => {
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page);
      showFailure(
        error,
        'Failed to update post status',
        "You don't have permission to publish content",
      );
    },
    onSettled: () => refreshPosts(client),
  });
}

/** Deletes for good; the caller has asked. */
export function useDeletePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removePost,
    onSuccess: () => showToast({ title: 'Blog post deleted successfully', variant: 'success' }),
    onError: (error) =>
      showFailure(
        error,
        'Failed to delete blog post',
        "You don't have permission to delete content",
      ),
    onSettled: () => refreshPosts(client),
  });
}
