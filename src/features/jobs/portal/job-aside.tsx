import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { ShareButton } from '@/components/ui/share-button';
import { paths } from '@/config/paths';
import type { Job } from '@/data/jobs';
import { Deadline } from './deadline';
import { ReportButton } from './report-button';
import { SaveJob } from './save-job';

interface JobAsideProps {
  readonly job: Job;
  readonly now: Date | null;
  readonly isOpen: boolean;
}

/** Icon over word in a row on phones, beside it in a column where the panel stands at the side. */
const action = 'min-h-11 px-1 max-lg:flex-col lg:justify-start lg:px-4';

/** Salary, deadline and everything that one can do with the posting. */
export function JobAside({ job, now, isOpen }: JobAsideProps) {
  return (
    <aside
      aria-label="Salary, deadline and actions"
      className="rounded-lg border border-line bg-surface-raised p-6 lg:sticky lg:top-24"
    >
      <dl className="grid gap-x-6 gap-y-4 sm:max-lg:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">Salary</dt>
          <dd data-numbers="" className="text-2xl font-bold text-ink">
            {job.salary}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">
            {isOpen ? 'Application deadline' : 'The application deadline was'}
          </dt>
          <Deadline job={job} now={now} />
        </div>
      </dl>
      {isOpen ? (
        // On phones the bar at the foot of the screen has these two, unless the screen is too low for it.
        <div className="mt-6 flex flex-wrap gap-3 max-lg:[@media(min-height:28rem)]:hidden lg:flex-col">
          <Link
            to={paths.jobApplication(job.id)}
            className={buttonClass({ variant: 'primary', size: 'large' })}
          >
            Apply Now
          </Link>
          <SaveJob job={job} />
        </div>
      ) : (
        <>
          <div className="mt-6 rounded-sm bg-warning-soft px-4 py-3 text-sm text-ink">
            <p className="font-semibold">Applications have closed</p>
            <p>The deadline has passed, so this job cannot be applied for any more.</p>
          </div>
          <SaveJob job={job} className="mt-3 w-full" />
        </>
      )}
      <div className="mt-6 border-t border-line pt-5">
        <h2 className="text-sm font-medium text-muted">Quick actions</h2>
        <div className="mt-2 grid auto-cols-fr gap-1 max-lg:grid-flow-col lg:-mx-4">
          {isOpen ? (
            <Link
              to={paths.jobApplication(job.id)}
              className={`${buttonClass({ variant: 'quiet' })} ${action}`}
            >
              <Send aria-hidden="true" className="size-4" />
              Apply
            </Link>
          ) : null}
          <ShareButton
            title={`${job.title}, ${job.company}`}
            label="Share Job"
            variant="quiet"
            size="medium"
            className={`${action} noscript:hidden`}
          />
          <ReportButton job={job} className={`${action} noscript:hidden`} />
        </div>
      </div>
    </aside>
  );
}
