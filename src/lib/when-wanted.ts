import { afterPaint } from './after-paint';
import { createGate, firstChange, PEACE_MS, touches } from './nearness';
import { isKept } from './storage/is-kept';
import { draftPrefix } from './storage/visitor-keys';

/** What tells that somebody uses the page. Not in an idle moment after it: not every browser tells of one. */
const uses = [...touches, 'pointermove', 'scroll'];

const use = createGate();

// From the beginning, for those who are quicker than React; and a change of the page would wait for what waits.
if (!import.meta.env.SSR) {
  for (const act of uses)
    addEventListener(act, use.open, { capture: true, once: true, passive: true });
  void firstChange.then(use.open);
}

/** Whether somebody has begun to use the page, or has had the time to. */
export const isPageUsed = use.isOpen;

let isAsked = false;

/** The same for all parts. Somebody may have been here before this code: they stand in a field, or have scrolled. */
function pageIsUsed(): Promise<void> {
  if (document.activeElement !== document.body) use.open();
  if (!isAsked) {
    isAsked = true;
    setTimeout(use.open, PEACE_MS);
    // How far the page is scrolled costs a layout, unless it has just been painted.
    afterPaint(() => scrollY > 0 && use.open());
  }
  return use.opened;
}

/**
 * For the code that checks and reads what this browser keeps. Resolves at once where it keeps something under a key that
 * begins with one of these, else when the page is used: before that nothing can be added.
 */
export async function whenKept(...prefixes: readonly string[]): Promise<void> {
  if (!prefixes.some((prefix) => isKept(prefix, 'device'))) await pageIsUsed();
}

/** Whether the address chooses something on the page, or a place in it. */
function isChosen(): boolean {
  const { search, hash } = window.location;
  return search + hash !== '';
}

/** For the code of what nobody sees before they use the page. At once where the address chooses something. */
export async function whenPageIsUsed(): Promise<void> {
  if (!isChosen()) await pageIsUsed();
}

/**
 * For the code of a prerendered part that is read before it is used, and can be as it is. Resolves when somebody points
 * at the part, when they begin to use the page, or eight seconds later.
 *
 * At once where the document has no such part, hence during prerendering and in what is rendered anew; and where
 * the part would change with its code: a query or a fragment chooses something, or something was typed before.
 * @param selector of the part
 */
export async function whenWanted(selector: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const part = document.querySelector(selector);
  if (!part || isChosen()) return;
  if (isKept(draftPrefix, 'tab')) return;

  // A touch points first, too.
  const isTouched = new Promise((resolve) => {
    part.addEventListener('pointerover', resolve, { once: true, passive: true });
  });
  await Promise.race([isTouched, pageIsUsed()]);
}
