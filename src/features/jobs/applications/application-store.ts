import * as z from 'zod/mini';
import { applicationStatuses } from '@/data/application-statuses';
import { downloadFile } from '@/lib/download-file';
import { instant, recordFields } from '@/lib/storage/define-records';
import { defineStore, watchKeys, type Store } from '@/lib/storage/define-store';
import { deviceStorage } from '@/lib/storage/raw-storage';
import { sentResumes } from '@/lib/storage/resume-files';
import { jobApplicationPrefix, visitorKeys } from '@/lib/storage/visitor-keys';
import { jobApplicationTextsSchema } from '../apply/schema';

export const jobApplicationSchema = z.object({
  ...recordFields(jobApplicationTextsSchema),
  agreeTerms: z.boolean(),
  jobId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** ISO 8601; of the first application, also after an update. */
  applicationDate: instant,
  updatedAt: z.optional(instant),
  status: z.enum(applicationStatuses),
  /** The file itself is in IndexedDB under the job's id. */
  resume: z.object({ name: z.string(), size: z.number(), type: z.string() }),
});

export type JobApplication = z.infer<typeof jobApplicationSchema>;

const stores = new Map<string, Store<JobApplication | null>>();

/** The visitor's application for one job, or null. The same object for the same job. */
export function jobApplicationStore(jobId: string): Store<JobApplication | null> {
  const known = stores.get(jobId);
  if (known) return known;
  const store = defineStore<JobApplication | null>({
    key: `${jobApplicationPrefix}${jobId}`,
    schema: z.nullable(jobApplicationSchema),
    fallback: null,
  });
  stores.set(jobId, store);
  return store;
}

/** The visitor's applications for jobs of any id; what cannot be read is left out. */
export const jobApplications = {
  list: (): JobApplication[] =>
    deviceStorage.keys(jobApplicationPrefix).flatMap((key) => {
      const jobId = key.slice(jobApplicationPrefix.length);
      const record = jobApplicationStore(jobId).get();
      // The key is what finds it again, whatever the record says.
      return record ? [{ ...record, jobId }] : [];
    }),
  /** Hears of a change in this tab, and in another. */
  subscribe: (listener: () => void) => watchKeys(jobApplicationPrefix, listener),
};

/** The start of the interview that was chosen, by the application's id; of the samples alone. */
export const interviewChoiceStore = defineStore<Record<string, string>>({
  key: visitorKeys.interviewChoices,
  schema: z.record(z.string(), instant),
  fallback: {},
});

/** @returns whether the browser keeps the choice; what it refuses is not shown as chosen */
export function keepInterview(applicationId: string, startISO: string): boolean {
  return interviewChoiceStore.keep({ ...interviewChoiceStore.get(), [applicationId]: startISO });
}

/** @returns false where the résumé cannot be read any more */
export async function downloadSentResume(jobId: string): Promise<boolean> {
  const file = await sentResumes.get(jobId);
  if (!file) return false;
  downloadFile(file.name, new Blob([file.bytes], { type: file.type }));
  return true;
}
