import { clsx } from 'clsx';
import { BriefcaseBusiness, Clock, MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { jobCategoryInfo, type Job } from '@/data/jobs';
import { postedText, saysTheSame } from './listing';
import { summarizeSkills } from '../model';
import { CompanyMark } from './company-mark';
import { SaveMark } from './save-job';

interface JobCardProps {
  readonly job: Job;
  /** A closed job is shown, and not applied for. */
  readonly isOpen: boolean;
  readonly isSaved: boolean;
  /** Before the bookmark is set or taken away. */
  readonly onBookmark?: (() => void) | undefined;
}

const isSameCard = ({ job: one, ...props }: JobCardProps, { job: other, ...next }: JobCardProps) =>
  props.isOpen === next.isOpen &&
  props.isSaved === next.isSaved &&
  props.onBookmark === next.onBookmark &&
  saysTheSame(one, other);

/** One job in the list. The whole card leads to it; applying and saving are links of their own. */
export const JobCard = memo(function JobCard({ job, isOpen, isSaved, onBookmark }: JobCardProps) {
  const titleId = `job-title-${job.id}`;
  const skills = summarizeSkills(job.skills);
  const category = jobCategoryInfo[job.category];
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid gap-x-8 gap-y-4 rounded-lg border border-line bg-surface-raised p-5 transition-colors hover:border-line-strong sm:p-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <div className="min-w-0">
        <div className="flex items-start gap-4">
          <CompanyMark job={job} className="size-12 text-lg max-sm:hidden" />
          <div className="min-w-0 grow">
            <h2 id={titleId} className="text-xl font-semibold text-ink group-hover:underline">
              {job.title}
            </h2>
            <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
              {job.company}
              {job.isSample ? <Badge>Sample</Badge> : null}
            </p>
          </div>
          <SaveMark
            job={job}
            isSaved={isSaved}
            onClick={onBookmark}
            className="relative z-10 -mt-2 -mr-2 lg:hidden"
          />
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          <li className="flex items-center">
            <Badge tone={category.colour}>{category.label}</Badge>
          </li>
          <Fact icon={<BriefcaseBusiness />} term="Job type" value={job.type} />
          <Fact icon={<MapPin />} term="Location" value={job.location} />
          <Fact icon={<Clock />} term="Experience" value={job.experience} />
        </ul>
        <p className="mt-3 line-clamp-2 max-w-measure text-ink-soft">{job.description}</p>
        <ul aria-label="Skills" className="mt-4 flex flex-wrap items-center gap-2">
          {skills.shown.map((skill) => (
            <li key={skill} className="flex">
              <Badge>{skill}</Badge>
            </li>
          ))}
          {skills.more === undefined ? null : (
            <li className="text-xs font-semibold text-muted">{skills.more}</li>
          )}
        </ul>
      </div>
      <div className="flex flex-col gap-4 border-line max-lg:border-t max-lg:pt-4 lg:items-end lg:text-right">
        <div className="flex w-full items-baseline justify-between gap-4 lg:items-start lg:justify-end">
          <div className="contents lg:block">
            <p data-numbers="" className="text-xl font-semibold text-ink">
              <span className="sr-only">Salary: </span>
              {job.salary}
            </p>
            <p className="text-sm text-muted">{postedText(job)}</p>
          </div>
          <SaveMark
            job={job}
            isSaved={isSaved}
            onClick={onBookmark}
            className="relative z-10 -mt-2 -mr-3 -ml-2 max-lg:hidden"
          />
        </div>
        {isOpen ? null : (
          <p className="text-sm font-medium text-ink-soft">Applications have closed</p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 self-stretch lg:justify-end">
          <Link
            to={paths.job(job.id)}
            aria-describedby={titleId}
            className={`${buttonClass({ variant: 'quiet' })} min-h-11 max-lg:grow after:absolute after:inset-0`}
          >
            View Details
          </Link>
          {isOpen ? (
            <Link
              to={paths.jobApplication(job.id)}
              aria-describedby={titleId}
              className={clsx(
                buttonClass(),
                'relative z-10 min-h-11 group-hover:border-accent group-hover:bg-accent group-hover:text-accent-ink max-lg:grow',
              )}
            >
              Quick Apply
            </Link>
          ) : null}
        </div>
      </div>
    </article>
  );
}, isSameCard);

interface FactProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly value: string;
}

function Fact({ icon, term, value }: FactProps) {
  return (
    <li className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
      {icon}
      <span>
        <span className="sr-only">{term}: </span>
        {value}
      </span>
    </li>
  );
}
