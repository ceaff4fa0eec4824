import { finishSending } from '@/lib/drafts/copy-sender';
import { listKeptDrafts, removeSentDrafts, type KeptDraftName } from '@/lib/drafts/kept-drafts';

/** What somebody leaves in this browser alone. */
export interface Left {
  readonly ownerId: string;
  readonly drafts: readonly KeptDraftName[];
}

/** Milliseconds that somebody who signs out waits for the last words to reach the server. */
const SENDING_LIMIT = 3_000;

/** While the session still lasts: sends what has not been sent. */
export async function sendLastWords(): Promise<void> {
  await finishSending(SENDING_LIMIT);
}

/** Takes away what the server has. @returns what it does not have, or null where there is none */
export async function tidyUp(ownerId: string): Promise<Left | null> {
  await removeSentDrafts(ownerId);
  const drafts = await listKeptDrafts(ownerId);
  return drafts.length === 0 ? null : { ownerId, drafts };
}
