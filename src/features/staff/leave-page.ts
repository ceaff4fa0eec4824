/**
 * Leaves with a fresh document, so that nothing of the last person stays in memory. A turn later: by
 * then the screen has been taken down, and neither an unsaved form nor the page cache can hold it back.
 */
export function replacePage(address: string): void {
  setTimeout(() => window.location.replace(address));
}

export function currentPathAndSearch(): string {
  return `${window.location.pathname}${window.location.search}`;
}
