import { applicationStatuses, type ApplicationStatus } from '@/data/application-statuses';
import type { ApplicationListItem } from '@/data/applications';
import type { Job } from '@/data/jobs';
import type { JobApplication } from './application-store';

/** The id of an own application among the cards. */
export const ownItemId = (jobId: string) => `own-${jobId}`;

/** The card of an own application; location and salary come from the job. */
export function toListItem(
  record: JobApplication,
  job: Pick<Job, 'location' | 'salary'> | undefined,
): ApplicationListItem {
  return {
    id: ownItemId(record.jobId),
    jobId: record.jobId,
    jobTitle: record.jobTitle,
    company: record.company,
    location: job?.location ?? '',
    appliedDate: record.applicationDate,
    status: record.status,
    salary: job?.salary ?? '',
    isSample: false,
  };
}

/** Own applications first, newest first within each kind. */
export function orderApplications(items: readonly ApplicationListItem[]): ApplicationListItem[] {
  return [...items].sort(
    (one, other) =>
      Number(one.isSample) - Number(other.isSample) ||
      Date.parse(other.appliedDate) - Date.parse(one.appliedDate),
  );
}

export const applicationTabs = ['all', ...applicationStatuses] as const;

export type ApplicationTab = (typeof applicationTabs)[number];

export function filterApplications(
  items: readonly ApplicationListItem[],
  tab: ApplicationTab,
): ApplicationListItem[] {
  return items.filter((item) => tab === 'all' || item.status === tab);
}

export function countApplications(
  items: readonly ApplicationListItem[],
): Record<ApplicationTab, number> {
  const count = (status: ApplicationStatus) =>
    items.filter((item) => item.status === status).length;
  return {
    all: items.length,
    submitted: count('submitted'),
    'under-review': count('under-review'),
    shortlisted: count('shortlisted'),
    interview: count('interview'),
    rejected: count('rejected'),
    hired: count('hired'),
  };
}

/** The four tiles: total, under review, shortlisted, interviews. */
export function summarizeApplications(items: readonly ApplicationListItem[]) {
  const counts = countApplications(items);
  return {
    total: counts.all,
    underReview: counts['under-review'],
    shortlisted: counts.shortlisted,
    interviews: counts.interview,
  };
}

export interface TimelineStep {
  readonly status: ApplicationStatus;
  readonly state: 'done' | 'current' | 'ahead';
}

const course: readonly ApplicationStatus[] = [
  'submitted',
  'under-review',
  'shortlisted',
  'interview',
  'hired',
];

/** The way of an application. A refusal ends it where it stood, so no later step is shown. */
export function applicationTimeline(status: ApplicationStatus): TimelineStep[] {
  if (status === 'rejected') {
    return [
      { status: 'submitted', state: 'done' },
      { status: 'under-review', state: 'done' },
      { status: 'rejected', state: 'current' },
    ];
  }
  const at = course.indexOf(status);
  return course.map((step, index) => ({
    status: step,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
