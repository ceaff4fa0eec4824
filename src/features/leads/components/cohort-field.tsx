import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { Button } from '@/components/ui/button';
import { cohortProblem, type CohortProblem } from '@/data/cohort-words';
import { comingCohorts } from '@/data/cohorts';
import { findCourse } from '@/data/courses';
import { useNow } from '@/hooks/use-now';
import { formatDay, formatShortDate, isDay } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { courseTitle } from '../model';
import type { ApplicationValues } from '../schema';

/** Why the cohort that somebody asked for stands not among the choices. */
function whyNot(
  problem: CohortProblem,
  { cohort, courseSlug }: Pick<ApplicationValues, 'cohort' | 'courseSlug'>,
): string {
  if (!isDay(cohort)) return 'We do not know the cohort that this link names.';
  return problem === 'begun'
    ? `The cohort of ${formatShortDate(cohort)} has begun and takes nobody in any more.`
    : `${courseTitle(courseSlug)} has no open cohort that starts on ${formatShortDate(cohort)}.`;
}

interface CohortFieldProps {
  readonly form: UseFormReturn<ApplicationValues, unknown, ApplicationValues>;
}

/**
 * The cohorts of the chosen course that have not begun, or none of them. What an address or a draft asks for stays the
 * field's value: one that cannot be chosen is said, with the next one, and sent to nobody (`withOpenCohort`).
 */
export function CohortField({ form }: CohortFieldProps) {
  const { control, setFocus, setValue } = form;
  const [courseSlug, cohort] = useWatch({ control, name: ['courseSlug', 'cohort'] });
  const now = useNow(MINUTE_MS);
  const course = findCourse(courseSlug);
  const cohorts = course && now ? comingCohorts(course, now) : [];
  const problem = course && now ? cohortProblem(course, cohort, now) : undefined;
  const [next] = cohorts;

  function chooseNext(id: string) {
    setValue('cohort', id, { shouldDirty: true });
    // The button is gone with what it stood for.
    setFocus('cohort');
  }

  return (
    <div>
      <SelectField
        control={control}
        name="cohort"
        label="Cohort"
        hint="Optional: you can decide with admissions, too."
        options={cohorts.map(({ id }) => ({ value: id, label: `Starts ${formatDay(id)}` }))}
        placeholder="Not decided yet"
      />
      <div role="status">
        {problem && next ? (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm bg-brand-soft px-4 py-3 text-sm text-ink">
            <p className="basis-60 grow">
              {whyNot(problem, { cohort, courseSlug })} The next one starts{' '}
              <time dateTime={next.startISO}>{formatDay(next.startISO)}</time>.
            </p>
            <Button className="min-h-11" onClick={() => chooseNext(next.id)}>
              Choose the next one
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
