import { afterPaint } from './after-paint';
import { pageUse } from './page-use';
import { isKept } from './storage/is-kept';
import { draftPrefix } from './storage/visitor-keys';

/** Whether somebody has begun to use the page. */
export const isPageUsed = pageUse.isOpen;

let isAsked = false;

/** The same for all parts. Somebody may have been here before this code: they stand in a field, or have scrolled. */
function pageIsUsed(): Promise<void> {
  if (document.activeElement !== document.body) pageUse.open();
  if (!isAsked) {
    isAsked = true;
    // How far the page is scrolled costs a layout, unless it has just been painted.
    afterPaint(() => scrollY > 0 && pageUse.open());
  }
  return pageUse.opened;
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
 * at the part, or begins to use the page; or as soon as `news` does.
 *
 * At once where the document has no such part, hence during prerendering and in what is rendered anew; and where
 * the part would change with its code: a query or a fragment chooses something, or something was typed before.
 * @param selector of the part
 * @param news what wakes it for who does nothing, too
 */
export async function whenWanted(selector: string, news = pageUse.opened): Promise<void> {
  if (import.meta.env.SSR) return;
  const part = document.querySelector(selector);
  if (!part || isChosen()) return;
  if (isKept(draftPrefix, 'tab')) return;

  // A touch points first, too.
  const isTouched = new Promise((resolve) => {
    part.addEventListener('pointerover', resolve, { once: true, passive: true });
  });
  await Promise.race([isTouched, pageIsUsed(), news]);
}
