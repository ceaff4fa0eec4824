import { defineSessionNumber } from './storage/session-store';
import { hasUnsavedWork } from './unsaved-work';

const lastReload = defineSessionNumber('careerloom-chunk-reload');

/** A second reload this soon would not help: the file is really missing. */
const QUIET_PERIOD_MS = 30_000;

/**
 * After a deploy an open tab may ask for a file that the new version no longer has: then the page is loaded anew, at
 * most once per half minute. Never without a network, where there would be no page at all, nor over unsaved work.
 *
 * @returns whether it reloads
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const now = Date.now();
  if (now - lastReload.get() < QUIET_PERIOD_MS || hasUnsavedWork()) return false;
  if (!navigator.onLine || !(await isPageReachable()) || hasUnsavedWork()) return false;
  lastReload.set(now);
  window.location.reload();
  return true;
}

/** `navigator.onLine` says only that there is some network, not that it leads anywhere. */
async function isPageReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
