import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AddToCalendar } from '@/components/calendar/add-to-calendar';
import { buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { firstSessionTime, weeklyRhythm, weeksBetweenStarts } from '@/data/cohort-words';
import { comingCohorts, type Cohort } from '@/data/cohorts';
import type { Course } from '@/data/courses';
import { useNow } from '@/hooks/use-now';
import { cohortIn } from '@/lib/apply-path';
import { formatDay } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { calendarEntry } from '../calendar-entry';

export interface CohortDatesProps {
  readonly course: Course;
  /** Whose form a cohort is chosen in: that of the course's page, or that of /enroll. */
  readonly place: 'course' | 'enroll';
}

function formOf({ course, place }: CohortDatesProps, cohort: string): string {
  if (place === 'course') return paths.courseApplication(course.slug, cohort);
  return `${paths.enrollIn(course.slug, cohort)}#apply`;
}

/**
 * The weekly rhythm of a course and its coming cohorts. The prerendered page holds what is true on every day; the dates
 * come into rows of the same height once the visitor's clock is known, and go when a cohort begins.
 */
export function CohortDates(props: CohortDatesProps) {
  const { course } = props;
  const now = useNow(MINUTE_MS);
  const { search } = useLocation();
  const cohorts = now === null ? [undefined, undefined, undefined] : comingCohorts(course, now);
  // With the clock, for the prerendered page knows no query either.
  const chosen = now === null ? '' : cohortIn(search);
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        {`Live online: ${weeklyRhythm}, for ${course.durationWeeks} weeks. A cohort starts every ${weeksBetweenStarts(course)} weeks, on a Monday. Limited seats per cohort.`}
      </p>
      <ul
        aria-label="Coming cohorts"
        className="mt-6 divide-y divide-line border-y border-line noscript:hidden"
      >
        {cohorts.map((cohort, index) => (
          <li
            key={cohort?.id ?? index}
            className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-4"
          >
            {cohort ? (
              <CohortRow
                course={course}
                cohort={cohort}
                form={formOf(props, cohort.id)}
                isChosen={cohort.id === chosen}
              />
            ) : (
              <PlaceOfRow />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 hidden font-medium text-ink noscript:block">
        The dates need JavaScript.{' '}
        <Link to={paths.contact()} className="link-underline">
          Ask admissions for the next one
        </Link>
        .
      </p>
    </>
  );
}

interface CohortRowProps {
  readonly course: Course;
  readonly cohort: Cohort;
  readonly form: string;
  readonly isChosen: boolean;
}

function CohortRow({ course, cohort, form, isChosen }: CohortRowProps) {
  const { startISO, endISO } = cohort;
  return (
    <>
      <Lines
        first={
          <>
            Starts <time dateTime={startISO}>{formatDay(startISO)}</time>
          </>
        }
        second={
          <>
            {firstSessionTime}; ends <time dateTime={endISO}>{formatDay(endISO)}</time>
          </>
        }
      />
      <Acts>
        <Link
          to={form}
          aria-current={isChosen || undefined}
          className={clsx(buttonClass(), 'min-h-11')}
        >
          {isChosen ? <Check aria-hidden="true" className="size-4 text-success" /> : null}
          {isChosen ? 'Chosen: go to the form' : 'Choose this cohort'}
          <span className="sr-only">: {formatDay(startISO)}</span>
        </Link>
        <AddToCalendar entry={calendarEntry(course, cohort)} />
      </Acts>
    </>
  );
}

/** As high as a row at every width: the buttons break where they will. */
function PlaceOfRow() {
  return (
    <>
      <Lines
        first={<Skeleton className="my-1 h-5 w-44 max-w-full" />}
        second={<Skeleton className="my-1 h-4 w-56 max-w-full" />}
      />
      <Acts>
        <span aria-hidden="true" className={clsx(buttonClass(), 'invisible min-h-11')}>
          Choose this cohort
        </span>
        <span
          aria-hidden="true"
          className="invisible inline-flex min-h-11 items-center gap-2 px-2 text-sm font-semibold"
        >
          <span className="size-4" />
          Add to calendar
          <span className="size-4" />
        </span>
      </Acts>
    </>
  );
}

function Lines({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <div data-numbers="" className="min-w-0 grow basis-60">
      <div className="flow-root min-h-7 text-lg font-semibold text-ink">{first}</div>
      <div className="flow-root min-h-6 text-sm text-ink-soft">{second}</div>
    </div>
  );
}

function Acts({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-3 gap-y-1">{children}</div>;
}
