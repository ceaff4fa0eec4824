import { defineSessionNumber } from './storage/session-store';

const lastReload = defineSessionNumber('careerloom-chunk-reload');

/** A second reload this soon would not help: the file is really missing. */
const QUIET_PERIOD_MS = 30_000;

/** Tells a lazy chunk that the server no longer has from any other error. */
export function isVanishedChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically|preload CSS/i.test(
      error.message,
    )
  );
}

/** Reloads the page, at most once per half minute. @returns whether it reloads */
export function reloadOnce(): boolean {
  const now = Date.now();
  if (now - lastReload.get() < QUIET_PERIOD_MS) return false;
  lastReload.set(now);
  window.location.reload();
  return true;
}
