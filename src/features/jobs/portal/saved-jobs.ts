import * as z from 'zod/mini';
import { defineStore } from '@/lib/storage/define-store';
import { visitorKeys } from '@/lib/storage/visitor-keys';

/** Ids of the saved jobs. */
export const savedJobsStore = defineStore<string[]>({
  key: visitorKeys.savedJobs,
  schema: z.array(z.string()),
  fallback: [],
});

/** Adds the id, or takes it away. */
export function toggleSaved(saved: readonly string[], jobId: string): string[] {
  return saved.includes(jobId) ? saved.filter((id) => id !== jobId) : [...saved, jobId];
}

/** Saves the job, or forgets it. `isKept` is false where the browser keeps it for this page only. */
export function toggleSavedJob(jobId: string): {
  readonly isSaved: boolean;
  readonly isKept: boolean;
} {
  const next = toggleSaved(savedJobsStore.get(), jobId);
  const isKept = savedJobsStore.set(next) === 'stored';
  return { isSaved: next.includes(jobId), isKept };
}
