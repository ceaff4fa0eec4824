/** Notes an address that nobody answers, for whoever reads the browser's console or collects it. */
export function logUnknownPath(path: string): void {
  // A warning, not an error: a mistyped address is no fault of the page.
  console.warn('404: attempted to open a page that does not exist:', path);
}
