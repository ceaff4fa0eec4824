import { Badge } from '@/components/ui/badge';
import type { Job } from '@/data/jobs';
import { formatShortDate } from '@/lib/dates';
import { daysLeft, deadlineLabel } from '../model';

/** From here on the days that are left are worth a warning. */
const SOON_DAYS = 3;

interface DeadlineProps {
  readonly job: Pick<Job, 'applicationDeadline'>;
  readonly now: Date | null;
}

/** The last day and the days until it; their place stays free until the clock is known. */
export function Deadline({ job, now }: DeadlineProps) {
  return (
    <dd className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
      {now === null ? (
        <noscript>
          <span className="text-sm font-normal">
            Worked out as you open the page, with JavaScript
          </span>
        </noscript>
      ) : (
        <>
          <time dateTime={job.applicationDeadline}>{formatShortDate(job.applicationDeadline)}</time>
          <Badge tone={toneOf(daysLeft(job, now))}>{deadlineLabel(job, now)}</Badge>
        </>
      )}
    </dd>
  );
}

function toneOf(days: number) {
  if (days < 0) return 'neutral';
  return days <= SOON_DAYS ? 'warning' : 'success';
}
