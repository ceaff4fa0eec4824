import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { DetailList, type Detail } from '@/components/ui/detail-list';
import { Reference } from '@/components/ui/reference';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { asSentence } from '@/lib/as-sentence';
import { useOutbox } from '@/lib/outbox/late-outbox';
import type { Delivery } from '@/lib/outbox/submission';
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

/** What became of it by now, also once the form has long been done. */
function useDelivery(sent: SentConfirmationProps['sent']): Delivery {
  const outbox = useOutbox();
  if (sent === null || sent.isReceived) return { state: 'received' };
  if (outbox === null || outbox === 'failed') return { state: 'waiting' };
  const entry = outbox.entries.find(({ reference }) => reference === sent.reference);
  if (entry?.state === 'refused') return { state: 'refused', reason: entry.reason ?? '' };
  return { state: entry?.state === 'sent' ? 'received' : 'waiting' };
}

const signs = {
  received: { Icon: CircleCheck, look: 'text-success' },
  waiting: { Icon: Clock, look: 'text-warning' },
  refused: { Icon: CircleAlert, look: 'text-danger' },
} as const;

function sayDelivery(delivery: Delivery): string {
  if (delivery.state === 'refused')
    return `It was not accepted. ${asSentence(delivery.reason)} Your copy is still in this browser.`;
  return delivery.state === 'received'
    ? 'We have received it.'
    : `${waitingNotice.description} ${waitingNotice.reason}`;
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
  const delivery = useDelivery(sent);
  const isFresh = sent !== null;
  const { Icon, look } = signs[delivery.state];

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
        <Icon aria-hidden="true" className={clsx('size-6 shrink-0', look)} />
        {delivery.state === 'received' ? title : waitingNotice.title}
      </h3>
      {sent ? (
        <div className="max-w-measure space-y-1 text-ink-soft">
          <p role="status">{sayDelivery(delivery)}</p>
          <p>
            Your reference, by which our team finds it: <Reference code={sent.reference} />
          </p>
        </div>
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
          A copy stays in this browser. Look it up, or erase it here and at our end, under{' '}
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
