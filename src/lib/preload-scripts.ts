/** How many are sent for in one task. */
const AT_ONCE = 3;

/**
 * Sends for scripts, by their paths, that will be imported: each would otherwise be known only from the one before.
 * Only once: what did not come is fetched by its import.
 */
export function preloadScripts(paths: readonly string[]): void {
  paths.slice(0, AT_ONCE).forEach(preload);
  const rest = paths.slice(AT_ONCE);
  // To send for all of them in one task holds up a touch, or the next frame, on a slow phone.
  if (rest.length > 0) setTimeout(() => preloadScripts(rest));
}

function preload(path: string): void {
  if (document.querySelector(`[href="${path}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  // Behind what is on its way already.
  link.fetchPriority = 'low';
  link.href = path;
  document.head.append(link);
}
