import { doSeveral, type SeveralProgress } from '@/lib/several';
import type { MediaFile } from './model';
import { removeMedia } from './remove-media';

export type RemovalProgress = SeveralProgress;

export interface RemovalOutcome {
  readonly removed: readonly string[];
  /** Why a file is still there, by its id. */
  readonly problems: ReadonlyMap<string, string>;
  /** The session had ended, which its own dialog says. */
  readonly isSignedOut: boolean;
}

/** Removes files one by one, each in the steps of `removeMedia`. @returns what became of each; never throws */
export async function removeSeveral(
  files: readonly Pick<MediaFile, 'id'>[],
  onProgress: (progress: RemovalProgress) => void,
): Promise<RemovalOutcome> {
  const { done, ...others } = await doSeveral(files, ({ id }) => removeMedia(id), onProgress);
  return { removed: done, ...others };
}
