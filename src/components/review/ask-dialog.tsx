import { Notice } from '@/components/feedback/notice';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { askReview, type ReviewedKind, type ReviewedVersion } from '@/lib/review/review';
import { NoteDialog } from './note-dialog';
import { useReviewAct } from './use-review-act';

export interface AskDialogProps {
  readonly kind: ReviewedKind;
  /** As it is saved. */
  readonly document: ReviewedVersion & { readonly title: string };
  /** The note of one's own request that waits. */
  readonly note?: string;
  /** Saves what is typed and not saved yet; undefined where there is nothing. */
  readonly onSave?: (() => void) | undefined;
  readonly onOvertaken?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks for a review of the saved version. Mounted only while open. */
export function AskDialog({ kind, document, note = '', ...props }: AskDialogProps) {
  const { onSave, onOvertaken, onClose } = props;
  const ask = useReviewAct((words: string) => askReview(kind, document, words), {
    onDone: () => {
      showToast({
        title: 'Review asked for',
        description: `Whoever may publish ${kind}s sees it on the dashboard.`,
        variant: 'success',
      });
      onClose();
    },
    onOvertaken,
  });
  return (
    <NoteDialog
      title="Ask for a review"
      description={
        <>
          Somebody who may publish reads what is saved of “<bdi>{document.title}</bdi>”, and
          publishes it or sends it back to you.
        </>
      }
      label="Note (optional)"
      initial={note}
      confirmLabel="Ask for review"
      pendingLabel="Asking…"
      pending={ask.isPending}
      error={ask.error}
      onConfirm={ask.run}
      onClose={onClose}
    >
      {onSave ? (
        <Notice
          tone="warning"
          title="You have unsaved changes"
          action={
            <Button size="small" onClick={onSave}>
              Save first
            </Button>
          }
        >
          What is not saved is not part of the review.
        </Notice>
      ) : null}
    </NoteDialog>
  );
}
