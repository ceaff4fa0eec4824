import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { DetailList, type Detail } from '@/components/ui/detail-list';
import { paths } from '@/config/paths';
import { site } from '@/config/site';

interface SentConfirmationProps {
  /** "You are registered" */
  readonly title: string;
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
  /** Stands for what was sent just now, and takes the focus; false when it is only looked at again. */
  readonly isFresh?: boolean;
}

/**
 * Takes the place of a visitor's form that was sent, for as long as the page or dialog is open: a toast goes by
 * itself, and an empty form says nothing.
 */
export function SentConfirmation({
  title,
  details,
  children,
  againLabel,
  onAgain,
  onDone,
  isFresh = true,
}: SentConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);

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
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success" />
        {title}
      </h3>
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
