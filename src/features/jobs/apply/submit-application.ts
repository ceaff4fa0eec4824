import type { SendOutcome } from '@/components/form/use-visitor-form';
import { sentResumes, type ResumeFile } from '@/lib/storage/resume-files';
import { buildJobApplication } from '../applications/application';
import { jobApplicationStore } from '../applications/application-store';
import { findJob, isOpen } from '../model';
import type { JobApplicationValues } from './schema';

/** Keeps the application and its résumé: both, or neither. `closed`: the deadline has passed meanwhile. */
export async function submitApplication(
  values: JobApplicationValues,
  resume: ResumeFile,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Promise<SendOutcome> {
  const job = findJob(jobId, now);
  if (!job || !isOpen(job, now)) return 'closed';

  const store = jobApplicationStore(jobId);
  const previous = store.get();
  const earlierResume = await sentResumes.get(jobId);
  if ((await sentResumes.put(jobId, resume)) === 'refused') return 'refused';

  const record = buildJobApplication(values, {
    job,
    resume: { name: resume.name, size: resume.bytes.byteLength, type: resume.type },
    now,
    previous,
  });
  if (store.keep(record)) return previous ? 'updated' : 'kept';

  // Only the file fitted: back to what was there.
  if (earlierResume) await sentResumes.put(jobId, earlierResume);
  else await sentResumes.remove(jobId);
  return 'refused';
}
