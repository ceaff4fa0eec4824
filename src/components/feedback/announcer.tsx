let region: HTMLElement | null = null;
let mark = '';

/** Has a screen reader say something politely: the title of a new page, the count of results. */
export function announce(text: string) {
  // A space at the end, and none the next time, makes the same text new to a live region.
  mark = mark ? '' : '\u00a0';
  region?.replaceChildren(text + mark);
}

function keep(element: HTMLElement | null) {
  region = element;
}

/**
 * Place once, at the root. React does not know what is said: as a change of what it shows, that would interrupt the parts of
 * a new page that are rendered piece by piece, and they would begin anew.
 */
export function Announcer() {
  return <div ref={keep} role="status" aria-live="polite" aria-atomic="true" className="sr-only" />;
}
