import { Link, useParams } from 'react-router-dom';
import { LoadingPage } from '@/app/loading-place';
import { MissingAddress } from '@/app/missing-address';
import { DroppedStitch } from '@/components/loom/dropped-stitch';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { generalDetails } from '@/data/course-details/general-details';
import { findCourse } from '@/data/courses';
import { defaultCurriculum } from '@/data/curricula/default-curriculum';
import { courseNotFound } from '@/features/courses/model';
import { Head } from '@/lib/seo/head';
import { CoursePage } from './course-page';

export { prefetch } from './course-page';

/** A course of the catalogue without texts of its own, or "Course not found". */
export function Component() {
  const { slug } = useParams();
  if (slug === undefined || !findCourse(slug))
    return (
      <MissingAddress waiting={<LoadingPage />}>
        <CourseNotFound />
      </MissingAddress>
    );
  return <CoursePage slug={slug} curriculum={defaultCurriculum} details={generalDetails} />;
}

function CourseNotFound() {
  return (
    <div className="page-width py-section">
      <Head
        title={courseNotFound}
        description="No course has this address: it may be mistyped, or the course has been renamed. All four courses stand in the catalogue."
        noindex
      />
      <EmptyState
        level={1}
        title={courseNotFound}
        art={<DroppedStitch />}
        action={
          <Link to={paths.courses()} className={buttonClass({ variant: 'primary', size: 'large' })}>
            See all courses
          </Link>
        }
      >
        The address may be mistyped, or the course has been renamed since you saved it.
      </EmptyState>
    </div>
  );
}
