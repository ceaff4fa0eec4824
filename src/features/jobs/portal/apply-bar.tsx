import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Job } from '@/data/jobs';
import { SaveJob } from './save-job';

/** Within reach of the thumb while one reads; the page keeps its height free at its end. */
export function ApplyBar({ job }: { readonly job: Job }) {
  return (
    <div
      role="group"
      aria-label="Apply for this job"
      data-floating="phone-bar"
      data-print="none"
      className="floating-bar z-header border-t border-line bg-surface-raised lg:hidden [@media(max-height:27.99rem)]:hidden"
    >
      <div className="page-width flex gap-3 py-2.5">
        <SaveJob job={job} className="grow px-2! whitespace-nowrap" />
        <Link
          to={paths.jobApplication(job.id)}
          className={`${buttonClass({ variant: 'primary', size: 'large' })} grow px-2! whitespace-nowrap`}
        >
          Apply Now
        </Link>
      </div>
    </div>
  );
}
