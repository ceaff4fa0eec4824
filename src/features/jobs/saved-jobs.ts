import { savedJobsStore } from '@/lib/storage/visitor-stores';
import { toggleSaved } from './application';

export { savedJobsStore };

/** Saves the job, or forgets it. `isKept` is false where the browser keeps it for this page only. */
export function toggleSavedJob(jobId: string): {
  readonly isSaved: boolean;
  readonly isKept: boolean;
} {
  const next = toggleSaved(savedJobsStore.get(), jobId);
  const isKept = savedJobsStore.set(next) === 'stored';
  return { isSaved: next.includes(jobId), isKept };
}
