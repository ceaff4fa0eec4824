import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { ListPages } from '@/components/layout/list-pages';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { paths } from '@/config/paths';
import { useChangePostStatus, useDeletePost } from '../../mutations';
import type { PostListItem } from '../../model';
import { STAFF_PAGE_SIZE, staffPostQueries, type StaffPostFilter } from '../../staff-queries';
import { StaffPostRow, type PostRights } from './staff-post-row';
import { StaffPostSkeleton } from './staff-post-skeleton';
import { postGrid } from './post-grid';

export interface PostDialogOpeners {
  readonly onCreate: () => void;
  readonly onEdit: (id: string) => void;
}

interface StaffPostListProps {
  readonly filter: StaffPostFilter;
  readonly rights: PostRights;
  readonly onClearFilters: () => void;
  /** Where posts are written in a dialog; without it, create and edit are links to the editor. */
  readonly dialog?: PostDialogOpeners | undefined;
}

const columns = ['Title', 'Category', 'Status', 'Updated', 'Actions'];

/** The staff's table of posts with its states and the question before a deletion. */
export function StaffPostList({ filter, rights, onClearFilters, dialog }: StaffPostListProps) {
  const list = useQuery(staffPostQueries.list(filter));
  const changeStatus = useChangePostStatus();
  const deletePost = useDeletePost();
  const [doomed, setDoomed] = useState<PostListItem | null>(null);
  const isFiltered = filter.search !== '' || filter.status !== 'all' || filter.category !== 'all';

  useLoadFailure(list.error, 'Failed to fetch blog posts');

  if (list.isPending) return <StaffPostSkeleton />;
  // What was read before stays, though it could not be read again.
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="Failed to fetch blog posts"
        onRetry={() => void list.refetch()}
        pending={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    );
  }

  const { posts, total, isCapped } = list.data;
  if (posts.length === 0) {
    // While the next list is on its way, the empty one of the earlier filters still stands there.
    return isFiltered || filter.page > 1 || list.isPlaceholderData ? (
      <EmptyState
        title="No posts found"
        action={<Button onClick={onClearFilters}>Clear Filters</Button>}
      >
        No post matches these filters.
      </EmptyState>
    ) : (
      <EmptyState
        title="No posts yet"
        action={
          rights.canCreate &&
          (dialog ? (
            <Button variant="primary" onClick={dialog.onCreate}>
              Create your first post
            </Button>
          ) : (
            <Button asChild variant="primary">
              <Link to={paths.cms.newPost()}>Create your first post</Link>
            </Button>
          ))
        }
      >
        What you write stays a draft until it is published.
      </EmptyState>
    );
  }

  return (
    <>
      <div
        role="table"
        aria-label="Posts"
        aria-rowcount={isCapped ? -1 : total}
        aria-busy={list.isFetching}
      >
        <div role="rowgroup" className="hidden border-b border-line xl:block">
          <div role="row" className={postGrid}>
            {columns.map((column) => (
              <span
                key={column}
                role="columnheader"
                className={
                  column === 'Actions'
                    ? 'text-right text-xs font-semibold text-muted'
                    : 'text-xs font-semibold text-muted'
                }
              >
                {column}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="divide-y divide-line border-b border-line">
          {posts.map((post) => (
            <StaffPostRow
              key={post.id}
              post={post}
              rights={rights}
              isChanging={changeStatus.isPending && changeStatus.variables.id === post.id}
              onStatus={(status) => changeStatus.mutate({ id: post.id, status })}
              onDelete={() => setDoomed(post)}
              onEdit={dialog && (() => dialog.onEdit(post.id))}
            />
          ))}
        </div>
      </div>
      <ListPages
        noun={{ one: 'post', many: 'posts' }}
        page={filter.page}
        pageSize={STAFF_PAGE_SIZE}
        shown={posts.length}
        total={total}
        isCapped={isCapped}
      />
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setDoomed(null);
        }}
        title="Are you sure you want to delete this post?"
        description={
          doomed ? (
            <>
              “<bdi>{doomed.title}</bdi>” will be gone for good.
            </>
          ) : (
            ''
          )
        }
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        danger
        pending={deletePost.isPending}
        onConfirm={() => {
          if (doomed) deletePost.mutate(doomed.id, { onSettled: () => setDoomed(null) });
        }}
      />
    </>
  );
}
