import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { jobCategoryInfo, type Job } from '@/data/jobs';
import { postedText, saysTheSame } from './listing';

interface SimilarJobsProps {
  readonly jobs: readonly Job[];
}

const areSame = ({ jobs }: SimilarJobsProps, { jobs: next }: SimilarJobsProps) =>
  jobs.length === next.length &&
  jobs.every((job, index) => next[index] !== undefined && saysTheSame(job, next[index]));

/** Where to look next. */
export const SimilarJobs = memo(function SimilarJobs({ jobs }: SimilarJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar-title" className="border-t border-line">
      <div className="page-width py-16">
        <h2 id="similar-title" className="text-2xl font-bold text-ink">
          Other open jobs
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {jobs.map((job) => (
            <li key={job.id} className="group relative border-t-2 border-ink pt-4">
              <Badge tone={jobCategoryInfo[job.category].colour}>
                {jobCategoryInfo[job.category].label}
              </Badge>
              <h3 className="mt-1 text-lg font-semibold text-ink">
                <Link
                  to={paths.job(job.id)}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {job.title}
                </Link>
              </h3>
              <p className="text-ink-soft">{job.company}</p>
              <p data-numbers="" className="mt-2 text-sm text-ink-soft">
                {job.salary} · {job.location}
              </p>
              <p className="text-sm text-muted">{postedText(job)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}, areSame);
