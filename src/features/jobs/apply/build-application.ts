import type { Job } from '@/data/jobs';
import type { JobApplication } from '../applications/application-store';
import type { JobApplicationValues } from './schema';

/**
 * The record to keep. A second application for a job updates the first: its date and status stay.
 * @param previous what is stored for the job
 */
export function buildJobApplication(
  values: JobApplicationValues,
  {
    job,
    resume,
    now,
    previous,
  }: {
    readonly job: Pick<Job, 'id' | 'title' | 'company'>;
    readonly resume: JobApplication['resume'];
    readonly now: Date;
    readonly previous?: JobApplication | null;
  },
): JobApplication {
  const stamp = now.toISOString();
  return {
    ...values,
    jobId: job.id,
    jobTitle: job.title,
    company: job.company,
    resume,
    applicationDate: previous?.applicationDate ?? stamp,
    status: previous?.status ?? 'submitted',
    ...(previous ? { updatedAt: stamp } : {}),
  };
}
