/**
 * For the `ref` of a notice above a form: shows it where it would appear out of sight, as after a reload in the middle of a long
 * text, which browsers scroll down to again. Whoever is writing already is not moved.
 */
export function bringIntoView(notice: HTMLElement | null): void {
  const active = document.activeElement;
  if (notice && (active === null || active === document.body || active.matches('main')))
    notice.scrollIntoView({ block: 'nearest' });
}
