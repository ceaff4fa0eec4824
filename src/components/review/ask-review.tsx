import { useQuery } from '@tanstack/react-query';
import { MessageSquareShare } from 'lucide-react';
import { useState } from 'react';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { reviewQuery, type ReviewedKind, type ReviewedVersion } from '@/lib/review/review';
import type { AskDialogProps } from './ask-dialog';
import { lateAskDialog } from './late-ask-dialog';

/** Asks for a review of the saved version. Mounted only while open. */
export function LateAskDialog(props: AskDialogProps) {
  return (
    <Late code={lateAskDialog} title="The dialog could not be loaded">
      {({ AskDialog }) => <AskDialog {...props} />}
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
          onFocus={lateAskDialog.prefetch}
          onPointerEnter={lateAskDialog.prefetch}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      ) : null}
      {isOpen ? <LateAskDialog {...dialog} note={note} onClose={() => setOpen(false)} /> : null}
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
        onFocus={lateAskDialog.prefetch}
        onPointerEnter={lateAskDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        <MessageSquareShare aria-hidden className="size-4" />
        <span className="xl:sr-only">Ask for review</span>
      </Button>
      {isOpen ? <LateAskDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
