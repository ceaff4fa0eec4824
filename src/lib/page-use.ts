import { createGate } from './gate';

/** Milliseconds in which a page that is new, or that one begins to use, belongs to its visitor. */
export const PEACE_MS = 8_000;

/** What is meant for a thing on the page. */
export const touches = ['touchstart', 'click', 'focusin', 'keydown', 'input'];

/** Opens when somebody begins to use the page, or it changes. Not in an idle moment after it: not every browser tells of one. */
export const pageUse = createGate();

// From the beginning, for those who are quicker than React.
if (!import.meta.env.SSR) {
  for (const act of [...touches, 'pointerdown', 'pointermove', 'scroll'])
    addEventListener(act, pageUse.open, { capture: true, once: true, passive: true });
}
