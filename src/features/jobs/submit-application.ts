import { sentResumes, type ResumeFile } from '@/lib/storage/resume-files';
import { buildJobApplication } from './application';
import { jobApplicationStore } from './application-store';
import { findJob, isOpen } from './model';
import type { JobApplicationValues } from './schema';

/** `closed`: the deadline has passed meanwhile. `failed`: the browser refused, and what it kept before stays. */
type SubmitOutcome = 'sent' | 'updated' | 'closed' | 'failed';

/** Keeps the application and its résumé: both, or neither. */
export async function submitApplication(
  values: JobApplicationValues,
  resume: ResumeFile,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Promise<SubmitOutcome> {
  const job = findJob(jobId, now);
  if (!job || !isOpen(job, now)) return 'closed';

  const store = jobApplicationStore(jobId);
  const previous = store.get();
  const earlierResume = await sentResumes.get(jobId);
  if ((await sentResumes.put(jobId, resume)) === 'refused') return 'failed';

  const record = buildJobApplication(values, {
    job,
    resume: { name: resume.name, size: resume.bytes.byteLength, type: resume.type },
    now,
    previous,
  });
  if (store.keep(record)) return previous ? 'updated' : 'sent';

  // Only the file fitted: back to what was there.
  if (earlierResume) await sentResumes.put(jobId, earlierResume);
  else await sentResumes.remove(jobId);
  return 'failed';
}
