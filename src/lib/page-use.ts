import { createGate } from './gate';

/** Milliseconds in which a page that is new, or that one begins to use, belongs to its visitor. */
const PEACE_MS = 8_000;

/** Is over after as long as that. */
export const peace = () => new Promise<void>((resolve) => setTimeout(resolve, PEACE_MS));

/** What is meant for a thing on the page. */
export const touches = ['touchstart', 'click', 'focusin', 'keydown', 'input'];

/** Opens when somebody begins to use the page, or it changes. Not in an idle moment after it: not every browser tells of one. */
export const pageUse = createGate();

/** Opens when there is something that who does nothing is told, too: a campaign runs, a message waits, the popup is due. */
export const pageNews = createGate();

// From the beginning, for those who are quicker than React.
if (!import.meta.env.SSR) {
  for (const act of [...touches, 'pointerdown', 'pointermove', 'scroll'])
    addEventListener(act, pageUse.open, { capture: true, once: true, passive: true });
}
