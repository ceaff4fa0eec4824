import { useParams } from 'react-router-dom';
import { generalDetails } from '@/data/course-details/general-details';
import { defaultCurriculum } from '@/data/curricula/default-curriculum';
import { CoursePage } from './course-page';

/** A course of the catalogue without texts of its own, or "Course not found". */
export function Component() {
  const { slug } = useParams();
  return <CoursePage slug={slug} curriculum={defaultCurriculum} details={generalDetails} />;
}
