import { CalendarCheck, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { statusInfo } from '@/data/application-statuses';
import type { ApplicationListItem } from '@/data/applications';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import type { JobApplication } from './application-store';
import { interviewTime } from './interview';
import { ApplicationTimeline } from './application-timeline';

interface ApplicationCardProps {
  readonly item: ApplicationListItem;
  /** What was sent; samples have none. */
  readonly record?: JobApplication;
  /** The start of the interview that was chosen, ISO 8601. */
  readonly interview?: string;
  readonly now: Date | null;
  readonly canChange: boolean;
  /** The first sign of interest in a dialog. */
  readonly onInterest: () => void;
  readonly onSchedule: () => void;
  readonly onWithdraw: () => void;
  readonly onDownload: () => void;
}

export function ApplicationCard({
  item,
  record,
  interview,
  now,
  canChange,
  onInterest,
  onSchedule,
  onWithdraw,
  onDownload,
}: ApplicationCardProps) {
  const { label, tone } = statusInfo[item.status];
  // The samples stand under a heading of their own.
  const Heading = item.isSample ? 'h3' : 'h2';
  const titleId = `application-${item.id}`;
  const isPast = interview !== undefined && now !== null && Date.parse(interview) < now.getTime();
  const ahead = { onPointerEnter: onInterest, onFocus: onInterest };
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
        {record?.updatedAt === undefined ? null : (
          <p data-numbers="" className="text-sm text-muted">
            Updated <time dateTime={record.updatedAt}>{formatDateTime(record.updatedAt)}</time>
          </p>
        )}
      </div>
      <div className="flex flex-wrap content-start gap-3 md:justify-end">
        {item.status === 'interview' ? (
          <Button
            {...ahead}
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
            {isPast ? '. Choose another time if it did not take place.' : null}
          </span>
        </p>
      )}
      {record === undefined ? null : (
        <div className="-ml-4 flex flex-wrap gap-x-2 md:col-span-2">
          <Button
            variant="quiet"
            className="min-h-11 max-w-full"
            aria-describedby={titleId}
            onClick={onDownload}
          >
            <Download aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 text-left break-words">
              <span className="sr-only">Download the résumé </span>
              <bdi>{record.resume.name}</bdi>
            </span>
          </Button>
          {canChange ? (
            <Link
              to={paths.jobApplication(item.jobId)}
              aria-describedby={titleId}
              className={`${buttonClass({ variant: 'quiet' })} min-h-11`}
            >
              Change
            </Link>
          ) : null}
          <Button
            {...ahead}
            variant="quiet"
            className="min-h-11"
            aria-haspopup="dialog"
            aria-describedby={titleId}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        </div>
      )}
    </article>
  );
}
