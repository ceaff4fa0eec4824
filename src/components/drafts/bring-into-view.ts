/** Milliseconds in which a page that is being restored may still jump to where it was left. */
const RESTORED_WITHIN_MS = 5_000;

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * For the `ref` of a notice above a form: shows it where it would appear out of sight, as after a reload in the middle of a long
 * text, which the router scrolls down to again. Whoever is writing already is not moved.
 *
 * @returns a function for React that stops it
 */
export function bringIntoView(notice: HTMLElement | null): (() => void) | undefined {
  if (!notice || isBusy()) return;
  notice.scrollIntoView({ block: 'nearest' });
  // The router restores the place in a transition of its own, which may end after the notice is there. Only a jump that nobody
  // made is answered, and only one: nobody is to struggle with the page.
  const watch = new AbortController();
  const stop = () => watch.abort();
  const { signal } = watch;
  const options = { signal, passive: true };
  const end = setTimeout(stop, RESTORED_WITHIN_MS);
  signal.addEventListener('abort', () => clearTimeout(end));
  for (const act of acts) addEventListener(act, stop, options);
  addEventListener(
    'scroll',
    () => {
      stop();
      if (!isBusy()) notice.scrollIntoView({ block: 'nearest' });
    },
    options,
  );
  return stop;
}

function isBusy(): boolean {
  const { activeElement: active } = document;
  return active !== null && active !== document.body && !active.matches('main');
}
