import { useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { courses, type Course } from '@/data/courses';
import { jobTexts } from '@/data/job-texts';
import { jobCategoryInfo, type Job } from '@/data/jobs';
import { ApplyBar } from '@/features/jobs/portal/apply-bar';
import { JobAside } from '@/features/jobs/portal/job-aside';
import { JobHeader } from '@/features/jobs/portal/job-header';
import { JobNotFound } from '@/features/jobs/portal/job-not-found';
import { JobSections } from '@/features/jobs/portal/job-sections';
import { SampleNote } from '@/features/jobs/portal/sample-note';
import { SimilarJobs } from '@/features/jobs/portal/similar-jobs';
import { similarJobs } from '@/features/jobs/portal/listing';
import { cardSkillCount, isOpen } from '@/features/jobs/model';
import { useJobs } from '@/features/jobs/use-jobs';
import { Head } from '@/lib/seo/head';
import { jobPostingJsonLd } from '@/features/jobs/json-ld';
import { breadcrumbs } from '@/lib/seo/structured-data';

export function Component() {
  const { id } = useParams();
  const { jobs, now, instant } = useJobs();
  const job = jobs.find((one) => one.id === id);
  if (!job) return <JobNotFound />;
  return (
    // A new key, so that a dialog of one job does not stay for the next.
    <JobPage key={job.id} job={job} jobs={jobs} now={now} instant={instant} />
  );
}

/** The course that teaches the trade of a job. */
function courseFor(job: Job): Course | undefined {
  return courses.find((course) => course.hue === jobCategoryInfo[job.category].colour);
}

interface JobPageProps {
  readonly job: Job;
  readonly jobs: readonly Job[];
  readonly now: Date | null;
  readonly instant: Date;
}

function JobPage({ job, jobs, now, instant }: JobPageProps) {
  const isJobOpen = isOpen(job, instant);
  const detailed = { ...job, ...jobTexts(job.id) };
  return (
    <>
      <Head
        title={`${job.title} at ${job.company}`}
        description={`${job.isSample ? 'Sample vacancy: ' : ''}${job.title}, ${job.location}. ${job.type}, ${job.experience}, ${job.salary}. Skills: ${job.skills.slice(0, cardSkillCount).join(', ')}.`}
        path={paths.job(job.id)}
        jsonLd={[
          ...jobPostingJsonLd(detailed, now),
          breadcrumbs([
            { name: 'Home', path: paths.home() },
            { name: 'Job portal', path: paths.jobs() },
            { name: job.title, path: paths.job(job.id) },
          ]),
        ]}
      />
      <div className="page-width grid gap-x-16 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <JobHeader job={job} />
          {job.isSample ? (
            <div className="mt-8 max-w-measure">
              <SampleNote />
            </div>
          ) : null}
        </div>
        <div className="lg:row-span-2">
          <JobAside job={job} now={now} isOpen={isJobOpen} />
        </div>
        <JobSections job={detailed} course={courseFor(job)} />
      </div>
      <SimilarJobs jobs={similarJobs(job, jobs, instant)} />
      {isJobOpen ? <ApplyBar job={job} /> : null}
    </>
  );
}
