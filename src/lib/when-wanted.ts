import { PEACE_MS } from './nearness';
import { isKept } from './storage/is-kept';
import { draftPrefix } from './storage/visitor-keys';

/** What somebody does to a part that they want. A touch points at it first, a letter needs the focus. */
const acts = ['pointerover', 'focusin'] as const;

/** What tells that somebody uses the page. Not in an idle moment after it: not every browser tells of one. */
const uses = ['click', 'keydown', 'pointermove', 'scroll', 'touchstart'] as const;

let use: Promise<void> | undefined;

/** The same for all parts and for as long as the document lives. */
function pageIsUsed(): Promise<void> {
  return (use ??= new Promise((resolve) => {
    const end = () => resolve();
    for (const act of uses) addEventListener(act, end, { once: true, passive: true });
    // Somebody has scrolled, or what leads here leads further down.
    setTimeout(end, scrollY > 0 ? 0 : PEACE_MS);
  }));
}

/**
 * For the code that checks and reads what this browser keeps. Resolves at once where it keeps something under the key, else
 * when the page is used: before that nothing can be added.
 */
export async function whenKept(key: string): Promise<void> {
  if (!isKept(key, 'device')) await pageIsUsed();
}

/**
 * For the code of a prerendered part that is read before it is used, and can be as it is. Resolves when somebody points
 * at the part or focuses it, when they begin to use the page, or eight seconds later.
 *
 * At once where the document has no such part, hence during prerendering and in what is rendered anew; and where
 * the part would change with its code: a query or a fragment chooses something, or something was typed before.
 * @param selector of the part
 */
export async function whenWanted(selector: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const part = document.querySelector(selector);
  const { search, hash } = window.location;
  if (!part || search + hash !== '' || part.contains(document.activeElement)) return;
  if (isKept(draftPrefix, 'tab')) return;

  const isTouched = new Promise<void>((resolve) => {
    for (const act of acts)
      part.addEventListener(act, () => resolve(), { once: true, passive: true });
  });
  await Promise.race([isTouched, pageIsUsed()]);
}
