import { findCourse } from '@/data/courses';
import { CohortDates } from '@/features/courses/components/cohort-dates';
import { CourseFee } from '@/features/courses/components/course-fee';
import { defaultCourseSlug } from '@/features/courses/model';
import { chosenFields } from '@/lib/chosen-course';
import { useSearchState } from '@/lib/search-state';

/** Dates and fee of the course that the address names, which follows the form's choice; at first of the form's default. */
export function EnrollCourse() {
  const [{ course: slug }] = useSearchState(chosenFields);
  const course = findCourse(defaultCourseSlug(slug));
  if (!course) return null;
  return (
    <>
      <p className="font-medium text-ink">{course.title}</p>
      <h2 className="mt-6 mb-3 text-lg font-semibold text-ink">When it starts</h2>
      <CohortDates course={course} place="enroll" />
      <h2 className="mt-10 mb-3 text-lg font-semibold text-ink">Fee</h2>
      <div className="text-ink-soft">
        <CourseFee course={course} />
      </div>
    </>
  );
}
