const LATEST = 4_000;

/**
 * Does something as soon as the browser has nothing else to do.
 * @param latest milliseconds after which it is done even on a busy page
 * @returns a function that calls it off
 */
export function whenIdle(work: () => void, latest = LATEST): () => void {
  // Older Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latest);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
