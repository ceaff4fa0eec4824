import { RowQuestion } from '@/components/list/row-question';
import type { PageDocument } from '../../model';
import { useDeletePage } from '../../mutations';

interface DeleteQuestionProps {
  /** Null while nothing is asked. */
  readonly page: Pick<PageDocument, 'id' | 'title' | 'slug'> | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a page goes to the trash. */
export function DeleteQuestion({ page, onClose, onDeleted }: DeleteQuestionProps) {
  const remove = useDeletePage();
  return (
    <RowQuestion
      row={page}
      title={() => 'Are you sure you want to delete this page?'}
      describe={({ title, slug }) => (
        <>
          “<bdi>{title}</bdi>” moves to the trash, and /{slug} will lead nowhere. It can be restored
          for 30 days.
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
