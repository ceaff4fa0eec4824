import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { courses } from '@/data/courses';
import { choiceField, useSearchState } from '@/lib/search-state';
import type { ApplicationValues } from './schema';

const fields = { course: choiceField(['', ...courses.map(({ slug }) => slug)], '') };

/**
 * Whoever comes from a course finds it chosen: the address names it (`/enroll?course={slug}`) and wins over a kept
 * draft. It follows the choice in the form, so that a reload brings back what was chosen last.
 * @param isOn false where the page itself says which course it is
 */
export function useCourseInAddress<C, O>(
  { getValues, resetField, subscribe }: UseFormReturn<ApplicationValues, C, O>,
  isOn: boolean,
): void {
  const [{ course }, change] = useSearchState(fields);

  useEffect(() => {
    if (!isOn || course === '') return;
    const values = getValues();
    // As the default: a form in which nothing was written may be left without a question.
    if (values.courseSlug !== course) resetField('courseSlug', { defaultValue: course });
  }, [course, getValues, isOn, resetField]);

  useEffect(() => {
    if (!isOn) return undefined;
    return subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        if (name === 'courseSlug' && type === 'change')
          change({ course: values.courseSlug }, { replace: true });
      },
    });
  }, [change, isOn, subscribe]);
}
