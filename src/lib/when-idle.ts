/** Milliseconds after which what can wait is done, even on a busy page. */
const LATEST = 4_000;

/** Does something as soon as the browser has nothing else to do. @returns a function that calls it off */
export function whenIdle(work: () => void): () => void {
  // Older Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}
