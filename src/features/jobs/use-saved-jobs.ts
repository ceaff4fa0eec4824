import { useSyncExternalStore } from 'react';
import { announce } from '@/components/feedback/announcer';
import { showToast } from '@/components/feedback/toast-store';
import type { Job } from '@/data/jobs';
import { ignore } from '@/lib/ignore';
import { lateCode, whyMissing } from '@/lib/late-code';

/** What checks the stored ids weighs more than the page may, so it comes when the page stands. */
const { load, peek } = lateCode(() => import('./saved-jobs'));

function subscribe(listener: () => void): () => void {
  let isOver = false;
  let stop: () => void = ignore;
  load()
    .then(({ savedJobsStore }) => {
      if (isOver) return;
      stop = savedJobsStore.subscribe(listener);
      listener();
    })
    // Without its code nothing is shown as saved; the first click tries again and says so.
    .catch(ignore);
  return () => {
    isOver = true;
    stop();
  };
}

const read = () => peek()?.savedJobsStore.get() ?? null;
const readNothing = () => null;

/** Ids of the saved jobs; null until they are known. */
export function useSavedJobs(): readonly string[] | null {
  return useSyncExternalStore(subscribe, read, readNothing);
}

/** Saves the job, or forgets it, and says so. */
export async function toggleAndTell(job: Pick<Job, 'id' | 'title'>): Promise<void> {
  try {
    const { toggleSavedJob } = await load();
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
