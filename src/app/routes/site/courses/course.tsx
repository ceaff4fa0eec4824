import { useParams } from 'react-router-dom';
import { generalDetails } from '@/data/course-details/general-details';
import { findCourse } from '@/data/courses';
import { defaultCurriculum } from '@/data/curricula/default-curriculum';
import { CourseNotFound } from './course-not-found';
import { CoursePage } from './course-page';

export { prefetch } from './course-page';

/** A course of the catalogue without texts of its own, or "Course not found". */
export function Component() {
  const { slug } = useParams();
  if (slug === undefined || !findCourse(slug)) return <CourseNotFound />;
  return <CoursePage slug={slug} curriculum={defaultCurriculum} details={generalDetails} />;
}
