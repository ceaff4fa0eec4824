import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { TabPanel, TabRow, Tabs } from '@/components/ui/tabs';
import { paths } from '@/config/paths';
import { jobCategoryInfo, jobsAt, type Job } from '@/data/jobs';
import { countJobs, isOpen, jobTabs, searchJobs, summarizeSkills, type JobTab } from '../model';

// All that is shown of a sample job is relative to the day of the visit ("2 days ago", open or closed), so any
// instant gives the same list: the prerendered page and the browser agree without a clock.
const anyDay = new Date(0);
const jobs = jobsAt(anyDay);
const counts = countJobs(jobs);

const tabs = jobTabs.map((id) => ({
  id,
  label: id === 'all' ? 'All' : jobCategoryInfo[id].label,
  count: counts[id],
}));

export function JobTeaserList() {
  const [tab, setTab] = useState<JobTab>('all');
  const shown = searchJobs(jobs, { query: '', category: tab });
  return (
    <>
      <Tabs ids={jobTabs} value={tab} onChange={setTab}>
        <TabRow label="Job categories" items={tabs} className="mt-8" />
        <TabPanel value={tab}>
          <ul className="-mt-px grid gap-x-12 md:grid-cols-2">
            {shown.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
        </TabPanel>
      </Tabs>
      <Link to={paths.jobs()} className={`${buttonClass({ size: 'large' })} mt-8`}>
        View All Jobs on Job Portal
      </Link>
    </>
  );
}

function JobRow({ job }: { readonly job: Job }) {
  const skills = summarizeSkills(job.skills);
  const isClosed = !isOpen(job, anyDay);
  return (
    <li className="flex flex-col items-start gap-3 border-t border-line py-6">
      <Badge tone={jobCategoryInfo[job.category].colour}>
        {jobCategoryInfo[job.category].label}
      </Badge>
      <div>
        <h3 className="text-xl font-semibold text-ink">{job.title}</h3>
        <p className="text-ink-soft">
          {job.company} · {job.location}
        </p>
      </div>
      <p data-numbers="" className="text-sm text-ink-soft">
        {job.salary} · {job.experience} · {job.type}
      </p>
      <p className="text-sm text-muted">
        {skills.shown.join(', ')}
        {skills.more ? ` ${skills.more}` : ''}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {isClosed ? null : (
          <Link to={paths.jobApplication(job.id)} className={buttonClass()}>
            Apply Now<span className="sr-only"> for {job.title}</span>
          </Link>
        )}
        <p className="text-sm text-muted">
          {isClosed ? 'Applications have closed. ' : ''}Posted{' '}
          {job.postedDate === 'Today' ? 'today' : job.postedDate}
        </p>
      </div>
    </li>
  );
}
