import { createFreshCache } from '@/lib/fresh-cache';
import { recordMissing, recordRedirect, redirectFor } from '@/lib/supabase/redirects';
import { destinationOf, redirectKey, type Destination } from './redirect-target';

const targets = createFreshCache<string | null>();

/**
 * Asks once where an address leads at which nothing was found, and reports it when it leads nowhere.
 *
 * @param asked what stands in the address bar
 * @returns undefined where it leads nowhere or nobody can be asked; never rejects
 */
export async function findDestination(asked: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): Promise<Destination | undefined> {
  const key = redirectKey(asked.pathname);
  if (key === undefined) return undefined;
  const target = await targets.load(key, () => ask(key));
  if (target === null) return undefined;
  return destinationOf(`${key}${asked.search}${asked.hash}`, target, window.location.origin);
}

async function ask(key: string): Promise<string | null> {
  try {
    const target = await redirectFor(key);
    if (target === null) recordMissing(key);
    return target;
  } catch {
    // To the visitor it is the same: there is nothing here.
    targets.forget(key);
    return null;
  }
}

/** Counts that somebody is led on. */
export function noteFollowed(pathname: string): void {
  const key = redirectKey(pathname);
  if (key !== undefined) recordRedirect(key);
}

/** After staff changed a redirect. */
export function forgetDestinations(): void {
  targets.clear();
}
