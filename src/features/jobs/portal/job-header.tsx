import { memo } from 'react';
import { BackLink } from '@/components/layout/back-link';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { jobCategoryInfo, type Job } from '@/data/jobs';
import { postedText, saysTheSame } from './listing';
import { CompanyMark } from './company-mark';

interface JobHeaderProps {
  readonly job: Job;
}

const isSameHeader = ({ job }: JobHeaderProps, next: JobHeaderProps) => saysTheSame(job, next.job);

/** What the job is, where, and for whom. */
export const JobHeader = memo(function JobHeader({ job }: JobHeaderProps) {
  const category = jobCategoryInfo[job.category];
  const facts = [
    { term: 'Job type', value: job.type },
    { term: 'Location', value: job.location },
    { term: 'Experience', value: job.experience },
  ];
  return (
    <header>
      <BackLink to={paths.jobs()}>Back to all jobs</BackLink>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <Badge tone={category.colour}>{category.label}</Badge>
        {job.isSample ? <Badge>Sample</Badge> : null}
        {postedText(job)}
      </p>
      <h1 className="mt-3 text-4xl font-bold text-ink">{job.title}</h1>
      <p className="mt-4 flex items-center gap-3 text-xl text-ink-soft">
        <CompanyMark job={job} className="size-11 text-base" />
        {job.company}
      </p>
      <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="border-l-2 border-line pl-3">
            <dt className="text-sm text-muted">{term}</dt>
            <dd data-numbers="" className="font-semibold text-ink">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}, isSameHeader);
