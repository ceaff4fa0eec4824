import type { KeepOutcome } from '@/components/form/use-visitor-form';
import type { Submission } from '@/lib/outbox/submission';
import { sentResumes, type ResumeFile } from '@/lib/storage/resume-files';
import { buildJobApplication } from './build-application';
import { jobApplicationStore } from '../applications/application-store';
import { findJob, isOpen } from '../model';
import type { JobApplicationTexts, JobApplicationValues } from './schema';

/** Keeps the application and its résumé: both, or neither. `closed`: the deadline has passed meanwhile. */
export async function submitApplication(
  values: JobApplicationValues,
  resume: ResumeFile,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Promise<KeepOutcome> {
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

/** What of it the placement team receives; the file follows from where it is kept (`sentResumes`). */
export function applicationSubmission(
  { email, phone, coverLetter, ...details }: JobApplicationTexts,
  resume: ResumeFile | null,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Submission {
  const job = findJob(jobId, now);
  return {
    kind: 'job-application',
    subject: jobId,
    title: job ? `Application for ${job.title}, ${job.company}` : 'Application',
    name: `${details.firstName} ${details.lastName}`,
    email,
    phone,
    message: coverLetter,
    details: {
      ...details,
      resumeName: resume?.name ?? '',
      resumeSize: resume?.bytes.byteLength ?? 0,
      resumeType: resume?.type ?? '',
    },
    resume: jobId,
  };
}
