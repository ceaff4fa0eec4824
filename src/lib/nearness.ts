import type { Gate } from './gate';
import { pageUse, peace, touches } from './page-use';
import { whenIdle } from './when-idle';

/** How far outside of the screen a part may be when it wakes up. */
const MARGIN = '200px';

/** What still waits, in the order of the page. */
const waiting = new Map<Element, Gate>();
let nearness: IntersectionObserver | undefined;

let begin: () => void = () => undefined;
let isChanging = false;

/** Resolves before everything changes at once for the first time in this document. */
export const firstChange = new Promise<void>((resolve) => {
  begin = resolve;
});

/** Whether everything is about to change, or has. */
export const hasChanged = () => isChanging;

/**
 * Opens the gate of a part when it is touched or focused, or in an idle moment of a page that is used; unless `isInSight`,
 * also when it comes near.
 * @returns a function that stops
 */
export function watchNearness(element: Element, gate: Gate, isInSight = false): () => void {
  if (isChanging) {
    gate.open();
    return () => undefined;
  }
  // Not before the page is used, which may be never: a tab in the background, the first screen of what one only reads.
  if (waiting.size === 0) void pageUse.opened.then(peace).then(openInIdleMoments);
  waiting.set(element, gate);
  if (!isInSight) {
    nearness ??= new IntersectionObserver(openWhatIsNear, { rootMargin: MARGIN });
    nearness.observe(element);
  }
  return () => {
    nearness?.unobserve(element);
    waiting.delete(element);
  };
}

function openPart(element: Element): void {
  nearness?.unobserve(element);
  waiting.get(element)?.open();
  waiting.delete(element);
}

function openWhatIsNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) openPart(target);
}

/** One after the other, so that a touch in between need not wait for all. */
function openInIdleMoments(): void {
  const [next] = waiting.keys();
  if (!next) return;
  whenIdle(() => {
    openPart(next);
    openInIdleMoments();
  });
}

/**
 * Before everything changes at once: React takes over what it finds, and drops what it may not. It shows the change only when
 * no part of the prerendered page waits any more, so none that it finds later does.
 */
export function openAll(): void {
  isChanging = true;
  begin();
  pageUse.open();
  for (const element of [...waiting.keys()]) openPart(element);
}

/** What somebody touches is awake before React hears of the touch, which is listening within. */
function openAround({ target }: Event): void {
  if (waiting.size === 0 || !(target instanceof Element)) return;
  for (const element of [...waiting.keys()]) if (element.contains(target)) openPart(element);
}

if (!import.meta.env.SSR) {
  for (const act of ['pointerover', 'pointerdown', ...touches])
    addEventListener(act, openAround, { capture: true, passive: true });
}
