import * as z from 'zod/mini';
import { downloadFile } from '@/lib/download-file';
import { instant } from '@/lib/storage/define-records';
import { defineStore } from '@/lib/storage/define-store';
import { sentResumes } from '@/lib/storage/resume-files';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { jobApplications, jobApplicationStore, type JobApplication } from './application-store';

/** The start of the interview that was chosen, by the application's id. */
const interviewChoiceStore = defineStore<Record<string, string>>({
  key: visitorKeys.interviewChoices,
  schema: z.record(z.string(), instant),
  fallback: {},
});

export interface OwnRecords {
  readonly applications: readonly JobApplication[];
  /** Start of the chosen interview by the application's id, samples included. */
  readonly interviews: Readonly<Record<string, string>>;
}

export function readOwnRecords(): OwnRecords {
  return { applications: jobApplications.list(), interviews: interviewChoiceStore.get() };
}

export function subscribeToOwnRecords(listener: () => void): () => void {
  const stops = [jobApplications.subscribe(listener), interviewChoiceStore.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** @returns whether the browser keeps the choice; what it refuses is not shown as chosen */
export function keepInterview(applicationId: string, startISO: string): boolean {
  return interviewChoiceStore.keep({ ...interviewChoiceStore.get(), [applicationId]: startISO });
}

/**
 * Removes an application with its résumé and its interview.
 * @returns false where the browser would not let go of the résumé; the record then stays, too
 */
export async function withdrawApplication(item: {
  readonly id: string;
  readonly jobId: string;
}): Promise<boolean> {
  if (!(await sentResumes.remove(item.jobId))) return false;
  const { [item.id]: chosen, ...others } = interviewChoiceStore.get();
  if (chosen !== undefined) interviewChoiceStore.set(others);
  jobApplicationStore(item.jobId).clear();
  return true;
}

/** @returns false where the résumé cannot be read any more */
export async function downloadSentResume(jobId: string): Promise<boolean> {
  const file = await sentResumes.get(jobId);
  if (!file) return false;
  downloadFile(file.name, new Blob([file.bytes], { type: file.type }));
  return true;
}
