import { comingCohorts } from '@/data/cohorts';
import type { Course } from '@/data/courses';
import { useNow } from '@/hooks/use-now';
import { formatDay } from '@/lib/dates';

/** The first day of the next cohort by the visitor's clock; until it is known, what holds for each. */
export function NextStart({ course }: { readonly course: Course }) {
  const now = useNow();
  const next = now ? comingCohorts(course, now, 1)[0] : undefined;
  if (!next) return <>Always on a Monday</>;
  return <time dateTime={next.startISO}>{formatDay(next.startISO)}</time>;
}
