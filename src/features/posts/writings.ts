import { startTransition, useEffect, useState } from 'react';
import { instructorNamed } from '@/data/instructor-names';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { buildData } from '@/lib/build-data';
import { lateCode } from '@/lib/late-code';
import { whenWanted } from '@/lib/when-wanted';
import type { Writing } from './public-model';

/** Articles that stand with each instructor, the newest. */
export const WRITINGS_EACH = 3;

/** The articles of those who teach, by the author's name, newest first. */
export type Writings = Readonly<Record<string, readonly Writing[]>>;

const source = lateCode(async () => {
  await whenWanted('[data-writings]');
  return import('./writings-source');
});

/** @param posts newest first, of anybody */
export function writingsFrom(posts: readonly Writing[]): Writings {
  const writings: Record<string, Writing[]> = {};
  for (const post of posts) {
    const name = instructorNamed(post.author)?.name;
    if (name === undefined) continue;
    const theirs = (writings[name] ??= []);
    if (theirs.length < WRITINGS_EACH) theirs.push(post);
  }
  return writings;
}

/**
 * The writings as they were when the page was built, and soon as they are.
 * @returns undefined while nothing is known, null where nobody can tell
 */
export function useWritings(): Writings | undefined | null {
  const isHydrated = useIsHydrated();
  const [writings, setWritings] = useState(() =>
    isHydrated ? undefined : (buildData().writings as Writings | undefined),
  );
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isHydrated) return;
    let isShown = true;
    source
      .load()
      .then(({ loadWritings }) => loadWritings())
      .then(
        (now) => isShown && startTransition(() => setWritings(now)),
        () => isShown && setFailed(true),
      );
    return () => {
      isShown = false;
    };
  }, [isHydrated]);
  return writings ?? (hasFailed ? null : undefined);
}
