import { Link } from 'react-router-dom';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { Head } from '@/lib/seo/head';

/** In place of a job, or of its form, that there is not. */
export function JobNotFound() {
  return (
    <div className="page-width py-section">
      <Head
        title="Job Not Found"
        description="No job has this address: it may be mistyped, or the posting has been taken down. All sample vacancies stand in the job portal."
        noindex
      />
      <EmptyState
        level={1}
        title="Job Not Found"
        art={<LateDroppedStitch />}
        action={
          <Link to={paths.jobs()} className={buttonClass({ variant: 'primary', size: 'large' })}>
            Back to all jobs
          </Link>
        }
      >
        The job posting you are looking for does not exist, or it has been taken down.
      </EmptyState>
    </div>
  );
}
