import { clsx } from 'clsx';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { DetailList, type Detail } from '@/components/ui/detail-list';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { useOutbox } from '@/lib/outbox/late-outbox';
import { waitingNotice, type Sent } from './use-visitor-form';

interface SentConfirmationProps {
  /** "You are registered" */
  readonly title: string;
  /** What was sent just now, which takes the focus; null when an earlier record is only looked at again. */
  readonly sent: Pick<Sent<unknown>, 'reference' | 'isReceived'> | null;
  /** What was sent. */
  readonly details: readonly Detail[];
  /** What happens next, in paragraphs. */
  readonly children?: ReactNode;
  /** "Send another application" */
  readonly againLabel: string;
  /** Gives the form back. */
  readonly onAgain: () => void;
  /** In a dialog: closes it, also when a link is followed. */
  readonly onDone?: () => void;
}

/** Whether the provider has not got it yet, also once the form has long been done. */
function useIsWaiting(sent: SentConfirmationProps['sent']): boolean {
  const outbox = useOutbox();
  if (sent === null || sent.isReceived) return false;
  if (outbox === null || outbox === 'failed') return true;
  const entry = outbox.entries.find(({ reference }) => reference === sent.reference);
  return entry?.state !== 'sent';
}

/**
 * Takes the place of a visitor's form that was sent, for as long as the page or dialog is open: a toast goes by
 * itself, and an empty form says nothing.
 */
export function SentConfirmation({
  title,
  sent,
  details,
  children,
  againLabel,
  onAgain,
  onDone,
}: SentConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = useIsWaiting(sent);
  const isFresh = sent !== null;
  const Sign = isWaiting ? Clock : CircleCheck;

  // The button that was pressed is gone.
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);

  return (
    <div className="space-y-5">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-24 items-center gap-3 text-xl font-semibold text-ink outline-none"
      >
        <Sign
          aria-hidden="true"
          className={clsx('size-6 shrink-0', isWaiting ? 'text-muted' : 'text-success')}
        />
        {isWaiting ? waitingNotice.title : title}
      </h3>
      {isWaiting ? (
        <p role="status" className="max-w-measure text-ink-soft">
          {waitingNotice.description} {waitingNotice.reason}
        </p>
      ) : null}
      {sent ? (
        <p className="text-ink-soft">
          Your reference: <strong className="font-mono text-ink">{sent.reference}</strong>
        </p>
      ) : null}
      <DetailList items={details} />
      <div className="max-w-measure space-y-3 text-ink-soft">
        {children}
        <p>
          Questions before you hear from us? Write to{' '}
          <a href={`mailto:${site.supportEmail}`} className="link-underline font-medium text-ink">
            {site.supportEmail}
          </a>
          .
        </p>
        <p className="text-sm text-muted">
          What you sent is kept in this browser. Look it up or erase it under{' '}
          <Link
            to={`${paths.myApplications()}#your-data`}
            onClick={onDone}
            className="link-underline font-medium text-ink"
          >
            Your data on this device
          </Link>
          .
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onDone === undefined ? null : (
          <Button variant="primary" className="min-h-11" onClick={onDone}>
            Done
          </Button>
        )}
        <Button className="min-h-11" onClick={onAgain}>
          {againLabel}
        </Button>
      </div>
    </div>
  );
}
