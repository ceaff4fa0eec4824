/**
 * Sends for scripts, by their paths, that will be imported: each would otherwise be known only from the one before.
 * Only once: what did not come is fetched by its import.
 */
export function preloadScripts(paths: readonly string[] = []): void {
  for (const path of paths) {
    if (document.querySelector(`[href="${path}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    // Behind what is on its way already.
    link.fetchPriority = 'low';
    link.href = path;
    document.head.append(link);
  }
}
