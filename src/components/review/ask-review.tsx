import { useQuery } from '@tanstack/react-query';
import { MessageSquareShare } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '@/components/feedback/notice';
import { showToast } from '@/components/feedback/toast-store';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import {
  askReview,
  reviewQuery,
  type ReviewedKind,
  type ReviewedVersion,
} from '@/lib/review/review';
import { lateNoteDialog } from './late-note-dialog';
import { useReviewAct } from './use-review-act';

interface AskDialogProps {
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
    <Late code={lateNoteDialog} title="The dialog could not be loaded">
      {({ NoteDialog }) => (
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
      )}
    </Late>
  );
}

interface AskReviewProps extends Omit<AskDialogProps, 'onClose' | 'note'> {
  readonly ownId: string;
}

/**
 * Whether a review can be asked for: not while one waits, unless it is one's own and there is more by now.
 *
 * @param document undefined: nobody may ask here
 */
export function useAskable(
  kind: ReviewedKind,
  document: ReviewedVersion | undefined,
  ownId: string,
  hasUnsaved = false,
) {
  const { data: review } = useQuery({
    ...reviewQuery(kind, document?.id ?? ''),
    enabled: document !== undefined,
  });
  const isWaiting = review?.outcome === 'waits';
  const isOwn = isWaiting && review.askedBy === ownId;
  const isLater = review?.version !== document?.version || hasUnsaved;
  return {
    canAsk: document !== undefined && (!isWaiting || (isOwn && isLater)),
    label: isOwn ? 'Ask again…' : 'Ask for review…',
    note: isOwn ? review.note : '',
  };
}

/** In the bar of an editor, for who may not publish. */
export function AskReview({ ownId, ...dialog }: AskReviewProps) {
  const { kind, document, onSave } = dialog;
  const [isOpen, setOpen] = useState(false);
  const { canAsk, label, note } = useAskable(kind, document, ownId, onSave !== undefined);
  return (
    <>
      {canAsk ? (
        <Button
          aria-haspopup="dialog"
          onFocus={lateNoteDialog.prefetch}
          onPointerEnter={lateNoteDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      ) : null}
      {isOpen ? <AskDialog {...dialog} note={note} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** In a row of a list. */
export function AskReviewAction(props: Omit<AskDialogProps, 'onClose' | 'note' | 'onSave'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="xl:px-2"
        aria-label={`Ask for a review of ${props.document.title}`}
        aria-haspopup="dialog"
        onFocus={lateNoteDialog.prefetch}
        onPointerEnter={lateNoteDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        <MessageSquareShare aria-hidden className="size-4" />
        <span className="xl:sr-only">Ask for review</span>
      </Button>
      {isOpen ? <AskDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
