import { courses } from '@/data/courses';

export const courseNotFound = 'Course not found';

/** How many courses the home page shows. */
export const homeCourseCount = 3;

/** The form's course at the start: the current one, else the first of the catalogue. */
export function defaultCourseSlug(current?: string): string {
  const known = courses.find((course) => course.slug === current);
  return known?.slug ?? courses[0]?.slug ?? '';
}
