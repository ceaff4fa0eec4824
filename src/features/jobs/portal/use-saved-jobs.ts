import { announce } from '@/components/feedback/announcer';
import { showToast } from '@/components/feedback/toast-store';
import type { Job } from '@/data/jobs';
import { lateCode, whyMissing } from '@/lib/late-code';
import { lateStore } from '@/lib/late-store';
import { visitorKeys } from '@/lib/storage/visitor-keys';
import { whenKept } from '@/lib/when-wanted';

const savedJobs = lateCode(() => import('./saved-jobs'));
const savedBefore = lateCode(async () => {
  await whenKept(visitorKeys.savedJobs);
  return savedJobs.load();
});
const useLateSavedJobs = lateStore(savedBefore, ({ savedJobsStore }) => savedJobsStore);

/**
 * Ids of the saved jobs; null until they are known. Without their code nothing is shown as saved; the first click tries
 * again and says so.
 */
export function useSavedJobs(): readonly string[] | null {
  const ids = useLateSavedJobs();
  return ids === 'failed' ? null : ids;
}

/** Saves the job, or forgets it, and says so. */
export async function toggleAndTell(job: Pick<Job, 'id' | 'title'>): Promise<void> {
  try {
    const { toggleSavedJob } = await savedJobs.load();
    const { isSaved, isKept } = toggleSavedJob(job.id);
    announce(isSaved ? `${job.title} is saved` : `${job.title} is no longer saved`);
    if (isKept) return;
    showToast({
      title: 'This lasts until you leave the page',
      description: 'Your browser keeps nothing for longer: its storage is full or blocked.',
      variant: 'destructive',
    });
  } catch {
    showToast({
      title: 'The job was not saved',
      description: whyMissing,
      variant: 'destructive',
      action: { label: 'Retry', onAction: () => void toggleAndTell(job) },
    });
  }
}
