import { Link } from 'react-router-dom';
import { LoadingPage } from '@/app/loading-place';
import { MissingAddress } from '@/app/missing-address';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { courseNotFound } from '@/features/courses/model';
import { Head } from '@/lib/seo/head';

/** At the address of a course, or of its lesson, that nobody knows: leads elsewhere, or says so. */
export function CourseNotFound() {
  return (
    <MissingAddress waiting={<LoadingPage />}>
      <div className="page-width py-section">
        <Head
          title={courseNotFound}
          description="No course has this address: it may be mistyped, or the course has been renamed. All four courses stand in the catalogue."
          noindex
        />
        <EmptyState
          level={1}
          title={courseNotFound}
          art={<LateDroppedStitch />}
          action={
            <Link
              to={paths.courses()}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              See all courses
            </Link>
          }
        >
          The address may be mistyped, or the course has been renamed since you saved it.
        </EmptyState>
      </div>
    </MissingAddress>
  );
}
