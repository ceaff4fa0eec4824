import { useMemo } from 'react';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS, startOfIstDay } from '@/lib/ist';
import { jobsAt, type Job } from '@/data/jobs';

/**
 * Gives the prerendered page an order and a state to keep: of the samples, whose dates follow the visitor's day,
 * all but the dates themselves is the same on any day.
 */
const standIn = new Date('2026-01-01T00:00:00+05:30');

interface LiveJobs {
  /** Until `now` is known their dates mean nothing and must not be shown. */
  readonly jobs: readonly Job[];
  /** The visitor's clock, to the minute; null in the prerendered page. */
  readonly now: Date | null;
  /** For what needs an instant in every state. */
  readonly instant: Date;
}

/** All jobs as of now. */
export function useJobs(): LiveJobs {
  const now = useNow(MINUTE_MS);
  const instant = now ?? standIn;
  // The same for all of a day: what shows them is not rendered each minute.
  const today = startOfIstDay(instant.getTime());
  const jobs = useMemo(() => jobsAt(new Date(today)), [today]);
  return { jobs, now, instant };
}
