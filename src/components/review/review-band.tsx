import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import {
  approveReview,
  reviewQuery,
  sendBackReview,
  withdrawReview,
  type Review,
  type ReviewedKind,
  type ReviewedVersion,
} from '@/lib/review/review';
import { lateNoteDialog } from './late-note-dialog';
import { useReviewAct } from './use-review-act';

interface ReviewBandProps {
  readonly kind: ReviewedKind;
  /** The version that is on the screen. */
  readonly document: ReviewedVersion;
  readonly ownId: string;
  /** May publish this kind. */
  readonly canAnswer: boolean;
  /** Where its versions are compared; for who may edit. */
  readonly historyPath?: string;
  /** It is published as it stands here; only where nothing else on the screen does that. */
  readonly onApproved?: (() => void) | undefined;
  /** What is on the screen is old. */
  readonly onOvertaken?: (() => void) | undefined;
}

/** At the head of a document: who asked for its review, what was answered, and what the person can do about it. */
export function ReviewBand(props: ReviewBandProps) {
  const { kind, document, ownId, canAnswer } = props;
  const { data: review } = useQuery(reviewQuery(kind, document.id));
  if (!review) return null;
  const isOwn = review.askedBy === ownId;
  if (review.outcome === 'waits')
    return (
      <Band
        title={
          isOwn ? (
            'You have asked for a review'
          ) : (
            <>
              <Person name={review.askedByName} /> asks for a review
            </>
          )
        }
        at={review.askedAt}
        note={review.note}
        action={
          isOwn ? (
            <Withdraw {...props} label="Withdraw" done="Request withdrawn" />
          ) : canAnswer ? (
            <Answers {...props} />
          ) : undefined
        }
      >
        {isOwn ? null : <Changes {...props} review={review} />}
        {!isOwn && canAnswer && !props.onApproved ? (
          <p>Publish it, or send it back with a note.</p>
        ) : null}
      </Band>
    );
  if (review.outcome === 'sent_back')
    return (
      <Band
        tone="warning"
        title={
          <>
            <Person name={review.answeredByName} /> sent this {kind} back
          </>
        }
        at={review.answeredAt}
        note={review.answerNote}
        action={
          isOwn ? <Withdraw {...props} label="Remove the note" done="Note removed" /> : undefined
        }
      />
    );
  if (review.answerNote === '') return null;
  return (
    <Band
      tone="success"
      title={
        <>
          <Person name={review.answeredByName} /> approved this {kind}
        </>
      }
      at={review.answeredAt}
      note={review.answerNote}
      action={
        isOwn ? <Withdraw {...props} label="Remove the note" done="Note removed" /> : undefined
      }
    />
  );
}

function Person({ name }: { readonly name: string }) {
  return name === '' ? 'Somebody' : <bdi>{name}</bdi>;
}

interface BandProps {
  readonly tone?: 'info' | 'warning' | 'success';
  readonly title: ReactNode;
  readonly at: string | null;
  readonly note: string;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

function Band({ tone = 'info', title, at, note, action, children }: BandProps) {
  return (
    <section aria-label="Review">
      <Notice className="mb-6" tone={tone} title={title} action={action}>
        {at === null ? null : (
          <p className="text-ink-soft">
            <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        )}
        {note === '' ? null : (
          <p dir="auto" className="my-1 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
        {children}
      </Notice>
    </section>
  );
}

function Changes({
  kind,
  document,
  historyPath,
  review,
}: ReviewBandProps & { readonly review: Review }) {
  if (review.version >= document.version) return null;
  return (
    <p>
      This {kind} has changed since.{' '}
      {historyPath ? (
        <Link
          className="link-underline"
          to={`${historyPath}?version=${document.version}&with=${review.version}`}
        >
          See what changed
        </Link>
      ) : null}
    </p>
  );
}

interface WithdrawProps extends ReviewBandProps {
  readonly label: string;
  readonly done: string;
}

function Withdraw({ kind, document, label, done }: WithdrawProps) {
  const withdraw = useReviewAct(
    async () => {
      try {
        await withdrawReview(kind, document.id);
      } catch (error) {
        toastFailure(error, 'The request could not be withdrawn');
        throw error;
      }
    },
    { onDone: () => showToast({ title: done, variant: 'success' }) },
  );
  return (
    <Button size="small" pending={withdraw.isPending} onClick={() => withdraw.run()}>
      {label}
    </Button>
  );
}

function Answers({ kind, document, onApproved, onOvertaken }: ReviewBandProps) {
  const [asked, setAsked] = useState<'approve' | 'send back'>();
  const close = () => setAsked(undefined);
  const approve = useReviewAct((note: string) => approveReview(kind, document, note), {
    onDone: () => {
      close();
      onApproved?.();
    },
    onOvertaken,
  });
  const sendBack = useReviewAct((note: string) => sendBackReview(kind, document.id, note), {
    onDone: () => {
      close();
      showToast({
        title: 'Sent back',
        description: 'Whoever asked sees your note.',
        variant: 'success',
      });
    },
    onOvertaken,
  });
  const open = (what: 'approve' | 'send back') => {
    approve.reset();
    sendBack.reset();
    setAsked(what);
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onFocus={lateNoteDialog.prefetch}
        onClick={() => open('send back')}
      >
        Send back…
      </Button>
      {onApproved ? (
        <Button
          size="small"
          variant="primary"
          aria-haspopup="dialog"
          onFocus={lateNoteDialog.prefetch}
          onClick={() => open('approve')}
        >
          Approve…
        </Button>
      ) : null}
      {asked ? (
        <Late code={lateNoteDialog} title="The dialog could not be loaded">
          {({ NoteDialog }) =>
            asked === 'approve' ? (
              <NoteDialog
                title={`Publish this ${kind}?`}
                description="What you see here becomes public at once."
                label="Note (optional)"
                confirmLabel="Publish"
                pendingLabel="Publishing…"
                pending={approve.isPending}
                error={approve.error}
                onConfirm={approve.run}
                onClose={close}
              />
            ) : (
              <NoteDialog
                title={`Send this ${kind} back`}
                description="Nothing of it becomes public, and whoever asked finds your note in it."
                label="What is to be done"
                missing="Write what is to be done"
                confirmLabel="Send back"
                pendingLabel="Sending back…"
                pending={sendBack.isPending}
                error={sendBack.error}
                onConfirm={sendBack.run}
                onClose={close}
              />
            )
          }
        </Late>
      ) : null}
    </>
  );
}
