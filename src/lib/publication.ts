import { queryOptions } from '@tanstack/react-query';
import type { LastBuild } from './last-build';

/** A post or page as far as its way to the public is concerned. Times in ISO 8601. */
export interface PublishedDocument {
  readonly isPublished: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const isAfter = (time: string, other: string) => Date.parse(time) > Date.parse(other);

/**
 * Where a document is on its way to the public.
 *
 * @returns `live`: readers see it, and the static copy is the same; `following`: readers see it, the copy is older or
 * none yet; `perhaps-left`: it is no longer public, but a copy of it may still lie there; null: nothing to say
 */
export function publicationOf(
  { isPublished, createdAt, updatedAt }: PublishedDocument,
  build: LastBuild | null,
): 'live' | 'following' | 'perhaps-left' | null {
  if (!build) return null;
  const isChanged = isAfter(updatedAt, build.builtAt);
  if (isPublished) return isChanged && build.hasCopies ? 'following' : 'live';
  // A copy was made while it was public, and nothing of a draft has changed since it was withdrawn before the build.
  return isChanged && build.hasCopies && !isAfter(createdAt, build.builtAt) ? 'perhaps-left' : null;
}

/** Whether the host has a file of its own for an address: the shell names none. */
async function hasStaticCopy(path: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    });
    return answer.ok && (await answer.text()).includes(` data-path="${path}"`);
  } catch {
    return false;
  }
}

/** @param builtAt of the build that the answer is about */
export const staticCopyQuery = (path: string, builtAt: string | undefined) =>
  queryOptions({
    queryKey: ['static-copy', path, builtAt],
    queryFn: ({ signal }) => hasStaticCopy(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
