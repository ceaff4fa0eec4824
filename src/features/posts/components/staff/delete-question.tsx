import { RowQuestion } from '@/components/list/row-question';
import type { PostDocument } from '../../model';
import { useDeletePost } from '../../mutations';

interface DeleteQuestionProps {
  /** Null while nothing is asked. */
  readonly post: Pick<PostDocument, 'id' | 'title'> | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a post goes to the trash. */
export function DeleteQuestion({ post, onClose, onDeleted }: DeleteQuestionProps) {
  const remove = useDeletePost();
  return (
    <RowQuestion
      row={post}
      title={() => 'Are you sure you want to delete this post?'}
      describe={({ title }) => (
        <>
          “<bdi>{title}</bdi>” moves to the trash, and visitors no longer find it. It can be
          restored for 30 days.
        </>
      )}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      pending={remove.isPending}
      onConfirm={({ id }, options) =>
        remove.mutate(id, { ...options, ...(onDeleted ? { onSuccess: onDeleted } : {}) })
      }
      onClose={onClose}
    />
  );
}
