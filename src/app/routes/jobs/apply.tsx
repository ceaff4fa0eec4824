import { Link, useParams } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { BackLink } from '@/components/layout/back-link';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { Job } from '@/data/jobs';
import { CompanyMark } from '@/features/jobs/portal/company-mark';
import { Deadline } from '@/features/jobs/portal/deadline';
import { JobApplicationSlot } from '@/features/jobs/apply/job-application-slot';
import { JobNotFound } from '@/features/jobs/portal/job-not-found';
import { isOpen } from '@/features/jobs/model';
import { useJobs } from '@/features/jobs/use-jobs';
import { Head } from '@/lib/seo/head';
import { breadcrumbs } from '@/lib/seo/structured-data';

export function Component() {
  const { id } = useParams();
  const { jobs, now, instant } = useJobs();
  const job = jobs.find((one) => one.id === id);
  if (!job) return <JobNotFound />;
  const isJobOpen = isOpen(job, instant);
  return (
    <div className="page-width pt-6 pb-section">
      <Head
        title={`Apply: ${job.title} at ${job.company}`}
        description={`Apply for ${job.title} at ${job.company}, ${job.location}: your details, your résumé and a last look before anything is sent.`}
        path={paths.jobApplication(job.id)}
        jsonLd={[
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Job portal', path: paths.jobs() },
            { name: job.title, path: paths.job(job.id) },
            { name: 'Apply', path: paths.jobApplication(job.id) },
          ]),
        ]}
      />
      <header>
        <BackLink to={paths.job(job.id)}>Back to the job</BackLink>
        <h1 className="mt-4 max-w-4xl text-4xl font-bold text-ink">Apply: {job.title}</h1>
        <p className="mt-4 flex items-center gap-3 text-xl text-ink-soft">
          <CompanyMark job={job} className="size-11 text-base" />
          {job.company}
        </p>
        <p data-numbers="" className="mt-4 text-ink-soft lg:hidden">
          {/* One piece of text: the last of three would jump across the line when the typeface comes. */}
          {`${job.salary} · ${job.location} · ${job.type}`}
        </p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <JobSummary job={job} now={now} isJobOpen={isJobOpen} />
        <div className="max-w-narrow lg:row-span-2 lg:row-start-1">
          {isJobOpen ? <JobApplicationSlot key={job.id} jobId={job.id} /> : <ClosedNotice />}
        </div>
        {isJobOpen ? <WhereItGoes job={job} /> : null}
      </div>
    </div>
  );
}

function ClosedNotice() {
  return (
    <>
      <Notice tone="warning" title="Applications have closed">
        <p>The deadline has passed, so this job cannot be applied for any more.</p>
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.jobs()} className={buttonClass({ variant: 'primary', size: 'large' })}>
          See the open jobs
        </Link>
        <Link to={paths.myApplications()} className={buttonClass({ size: 'large' })}>
          My Applications
        </Link>
      </div>
    </>
  );
}

interface SummaryProps {
  readonly job: Job;
  readonly now: Date | null;
  readonly isJobOpen: boolean;
}

/** What one applies for; beside the company on a small screen there is only the deadline to add. */
function JobSummary({ job, now, isJobOpen }: SummaryProps) {
  const facts = [
    { term: 'Salary', value: job.salary },
    { term: 'Location', value: job.location },
    { term: 'Experience', value: job.experience },
    { term: 'Job type', value: job.type },
  ];
  return (
    <aside aria-label="The job in short" className="border-y border-line py-4 lg:py-5">
      <dl className="grid gap-y-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="max-lg:hidden">
            <dt className="text-sm text-muted">{term}</dt>
            <dd data-numbers="" className="font-semibold text-ink">
              {value}
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-sm text-muted">
            {isJobOpen ? 'Application deadline' : 'The application deadline was'}
          </dt>
          <Deadline job={job} now={now} />
        </div>
      </dl>
    </aside>
  );
}

/** Honest about who reads it: after the form on a small screen, beside it on a large one. */
function WhereItGoes({ job }: { readonly job: Job }) {
  return (
    <p className="text-sm text-ink-soft">
      Your application and your résumé go to our placement team.
      {job.isSample
        ? ' The vacancy is a sample, modelled on those our partners send us, so it is a practice application: no employer sees it, and it is answered like a real one.'
        : ''}{' '}
      You can follow, change or erase it at any time under{' '}
      <Link to={paths.myApplications()} className="link-underline font-medium text-ink">
        My Applications
      </Link>
      .
    </p>
  );
}
