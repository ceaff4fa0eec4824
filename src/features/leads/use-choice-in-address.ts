import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { chosenFields } from '@/lib/chosen-course';
import { useSearchState } from '@/lib/search-state';
import type { ApplicationValues } from './schema';

/**
 * Whoever comes from a course or chooses one of its cohorts finds it chosen: the address names them
 * (`/enroll?course={slug}&cohort={day}`) and wins over a kept draft. It follows the choice in the form, so that a reload
 * brings back what was chosen last.
 * @param isCoursePage the page itself says which course it is; the address then names the cohort alone
 */
export function useChoiceInAddress<C, O>(
  { getValues, resetField, subscribe }: UseFormReturn<ApplicationValues, C, O>,
  isCoursePage: boolean,
): void {
  const [{ course, cohort }, change] = useSearchState(chosenFields);

  useEffect(() => {
    if (isCoursePage || course === '') return;
    const values = getValues();
    // As the default: a form in which nothing was written may be left without a question.
    if (values.courseSlug !== course) resetField('courseSlug', { defaultValue: course });
  }, [course, getValues, isCoursePage, resetField]);

  useEffect(() => {
    if (cohort !== '' && getValues().cohort !== cohort)
      resetField('cohort', { defaultValue: cohort });
  }, [cohort, getValues, resetField]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          // Also when a button beside it changes it, but not what the address itself has put there.
          if (name === 'cohort' && values.cohort !== cohort)
            change({ cohort: values.cohort }, { replace: true });
          if (name === 'courseSlug' && type === 'change' && !isCoursePage)
            change({ course: values.courseSlug }, { replace: true });
        },
      }),
    [change, cohort, isCoursePage, subscribe],
  );
}
