import type { Entry } from '@/lib/outbox/entry';

/** Id of the title above the list of what was sent. */
export const sentTitleId = 'sent-title';

/** Whether the provider has it, or may have it: then erasing is a question of where. */
export function isElsewhere({ state, attempts, receipt, known }: Entry): boolean {
  if (known?.erased_at) return false;
  return receipt !== undefined || (state === 'waiting' && attempts > 0);
}

/** What was sent or waits, newest first; of each thing the latest version. */
export function latestEntries(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(
      ({ topic }, index) =>
        !entries
          .slice(index + 1)
          .some((later) => later.isUpdate && later.topic === topic && later.state !== 'refused'),
    )
    .reverse();
}
