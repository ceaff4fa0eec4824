import { clsx } from 'clsx';
import { weeksBetweenStarts } from '@/data/cohort-words';
import { comingCohorts } from '@/data/cohorts';
import type { Course } from '@/data/courses';
import { useNow } from '@/hooks/use-now';
import { formatDay } from '@/lib/dates';

interface NextStartProps {
  readonly course: Pick<Course, 'slug' | 'durationWeeks'>;
  /** Where a heading beside it says what it is: the day alone. */
  readonly isBare?: boolean;
  readonly className?: string;
}

/**
 * When the next cohort of a course begins, in one line. A prerendered page says what stays true however old it is; the
 * date takes its place once the visitor's clock is known.
 */
export function NextStart({ course, isBare = false, className }: NextStartProps) {
  const now = useNow();
  const next = now === null ? undefined : comingCohorts(course, now, 1)[0];
  const day = next && <time dateTime={next.startISO}>{formatDay(next.startISO)}</time>;
  if (isBare) return day ?? <>Always on a Monday</>;
  return (
    <p data-numbers="" className={clsx('min-h-6 text-sm', className)}>
      {day ? <>Starts {day}</> : `A cohort starts every ${weeksBetweenStarts(course)} weeks`}
    </p>
  );
}
