import { toAppError } from '@/lib/supabase/errors';
import type { MediaFile } from './model';
import { removeMedia } from './remove-media';

export interface RemovalProgress {
  readonly done: number;
  readonly of: number;
}

export interface RemovalOutcome {
  readonly removed: readonly string[];
  /** Why a file is still there, by its id. */
  readonly problems: ReadonlyMap<string, string>;
  /** The session had ended, which its own dialog says. */
  readonly isSignedOut: boolean;
}

/** Two at a time: one that waits for the server does not keep the line idle. */
const AT_ONCE = 2;

/** After one of these no other file will fare better. */
const ends: readonly string[] = ['offline', 'signed-out'];

/**
 * Removes files one by one, each in the steps of `removeMedia`, so that one that is in use keeps no other back. Where
 * nobody answers any more, or the session has ended, the rest is not tried.
 *
 * @returns what became of each; never throws
 */
export async function removeSeveral(
  files: readonly Pick<MediaFile, 'id'>[],
  onProgress: (progress: RemovalProgress) => void,
): Promise<RemovalOutcome> {
  const removed: string[] = [];
  const problems = new Map<string, string>();
  const waiting = files.map(({ id }) => id);
  let isSignedOut = false;
  const say = () => onProgress({ done: removed.length + problems.size, of: files.length });

  async function work(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await removeMedia(id);
        removed.push(id);
      } catch (cause) {
        const error = toAppError(cause);
        problems.set(id, error.message);
        if (ends.includes(error.kind)) {
          isSignedOut ||= error.kind === 'signed-out';
          for (const left of waiting.splice(0)) problems.set(left, error.message);
        }
      }
      say();
    }
  }

  say();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { removed, problems, isSignedOut };
}
