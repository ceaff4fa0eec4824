import { DAY_MS, startOfIstDay, toIstIso } from '@/lib/ist';
import type { ApplicationStatus } from './application-statuses';
import { jobsAt } from './jobs';

export interface ApplicationListItem {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly company: string;
  readonly location: string;
  /** ISO 8601 */
  readonly appliedDate: string;
  readonly status: ApplicationStatus;
  readonly salary: string;
  readonly isSample: boolean;
}

const samples: readonly { jobId: string; daysAgo: number; status: ApplicationStatus }[] = [
  { jobId: 'performance-marketing-executive', daysAgo: 1, status: 'under-review' },
  { jobId: 'soc-analyst-level-1', daysAgo: 4, status: 'interview' },
  { jobId: 'machine-learning-associate', daysAgo: 7, status: 'shortlisted' },
  { jobId: 'seo-content-specialist', daysAgo: 24, status: 'rejected' },
];

/** The four sample applications, newest first, as seen at an instant. */
export function sampleApplicationsAt(now: Date): ApplicationListItem[] {
  const today = startOfIstDay(now.getTime());
  const jobs = jobsAt(now);
  return samples.flatMap(({ jobId, daysAgo, status }) => {
    const job = jobs.find((one) => one.id === jobId);
    if (!job) return [];
    return [
      {
        id: `sample-${jobId}`,
        jobId,
        jobTitle: job.title,
        company: job.company,
        location: job.location,
        appliedDate: toIstIso(today - daysAgo * DAY_MS + 10.5 * 60 * 60 * 1000),
        status,
        salary: job.salary,
        isSample: true,
      },
    ];
  });
}
