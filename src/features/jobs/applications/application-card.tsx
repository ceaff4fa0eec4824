import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { statusInfo } from '@/data/application-statuses';
import type { ApplicationListItem } from '@/data/applications';
import { formatShortDate } from '@/lib/dates';
import { interviewTime } from './interview';
import { ApplicationTimeline } from './application-timeline';

interface ApplicationCardProps {
  readonly item: ApplicationListItem;
  /** The start of the interview that was chosen, ISO 8601. */
  readonly interview?: string;
  readonly now: Date | null;
  /** The first sign of interest in a dialog. */
  readonly onInterest: () => void;
  /** Given where there are interview times to choose from. */
  readonly onSchedule?: () => void;
  /** More about an own one, under its dates. */
  readonly note?: ReactNode;
  /** What can be done with an own one, at the end. */
  readonly children?: ReactNode;
}

/** Id of a card's title, which names what its buttons are for. */
export const titleIdOf = ({ id }: Pick<ApplicationListItem, 'id'>) => `application-${id}`;

/** One application, a sample or an own one. */
export function ApplicationCard({
  item,
  interview,
  now,
  onInterest,
  onSchedule,
  note,
  children,
}: ApplicationCardProps) {
  const { label, tone } = statusInfo[item.status];
  // The samples stand under a heading of their own.
  const Heading = item.isSample ? 'h3' : 'h2';
  const titleId = titleIdOf(item);
  const isPast = interview !== undefined && now !== null && Date.parse(interview) < now.getTime();
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-x-8 gap-y-5 py-7 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <p className="flex flex-wrap gap-2">
          <Badge tone={tone}>{label}</Badge>
          {item.isSample ? <Badge className="border border-line-strong">Sample</Badge> : null}
        </p>
        <Heading id={titleId} className="mt-2 text-xl font-semibold break-words text-ink">
          {item.jobTitle}
        </Heading>
        <p className="text-ink-soft">
          {[item.company, item.location].filter((text) => text !== '').join(' · ')}
        </p>
        <p data-numbers="" className="mt-1 min-h-6 text-sm text-ink-soft">
          {now === null ? null : (
            <>
              Applied <time dateTime={item.appliedDate}>{formatShortDate(item.appliedDate)}</time>
            </>
          )}
          {now !== null && item.salary !== '' ? ' · ' : null}
          {item.salary}
        </p>
        {note}
      </div>
      <div className="flex flex-wrap content-start gap-3 md:justify-end">
        {onSchedule ? (
          <Button
            onPointerEnter={onInterest}
            onFocus={onInterest}
            variant="primary"
            className="min-h-11 noscript:hidden"
            aria-haspopup="dialog"
            aria-describedby={titleId}
            onClick={onSchedule}
          >
            Schedule
          </Button>
        ) : null}
        <Link
          to={paths.job(item.jobId)}
          aria-describedby={titleId}
          className={`${buttonClass()} min-h-11`}
        >
          View Job
        </Link>
      </div>
      <div className="md:col-span-2">
        <ApplicationTimeline status={item.status} />
      </div>
      {interview === undefined ? null : (
        <p className="flex items-start gap-2 text-sm text-ink md:col-span-2">
          <CalendarCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
          <span data-numbers="">
            {isPast ? 'The interview was on ' : 'Interview on '}
            <time dateTime={interview} className="font-semibold">
              {interviewTime(interview)}
            </time>
            {isPast && onSchedule ? '. Choose another time if it did not take place.' : null}
          </span>
        </p>
      )}
      {children}
    </article>
  );
}
