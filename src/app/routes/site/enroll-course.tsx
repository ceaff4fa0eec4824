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
    <div className="page-width py-16">
      {/* As high for a short title as for the long one that the prerendered page has. */}
      <p className="min-h-[2lh] font-medium text-muted sm:min-h-0">{course.title}</p>
      <div className="mt-4 grid gap-x-20 gap-y-12 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="mb-4 text-2xl font-bold text-ink">When it starts</h2>
          <CohortDates course={course} place="enroll" />
        </div>
        <div>
          <h2 className="mb-4 text-2xl font-bold text-ink">Fee</h2>
          <div className="text-ink-soft">
            <CourseFee course={course} isAnyCourse />
          </div>
        </div>
      </div>
    </div>
  );
}
