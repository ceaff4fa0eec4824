import { useEffect, type RefObject } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { isTyping } from '@/lib/is-typing';

/** A finger never rests: less than this, in CSS pixels, is no scrolling. */
const SLACK = 6;

const meets = (floating: DOMRect) => (box: DOMRect) =>
  box.top < floating.bottom &&
  box.bottom > floating.top &&
  box.left < floating.right &&
  box.right > floating.left;

/** Whether the box of what floats would lie over a form of the page. */
function liesOverForm(floating: DOMRect): boolean {
  return [...document.querySelectorAll('main form')].some((form) =>
    meets(floating)(form.getBoundingClientRect()),
  );
}

/** Between what is looked at, in CSS pixels: less than the height of a line and the width of what one presses. Each look costs. */
const STEP = { x: 24, y: 18 };

/** Elements of a kind that lie in a box, found by points: asking each of a long article's links would lay all of it out. */
function* within(box: DOMRect, kind: string): Generator<Element> {
  for (let y = box.top; y < box.bottom; y += STEP.y) {
    for (let x = box.left; x < box.right; x += STEP.x) {
      for (const element of document.elementsFromPoint(x, y))
        if (element.matches(kind)) yield element;
    }
  }
}

/** Whether it would lie over words that one looks for, or over what one presses: titles, dates, links, controls. */
function coversWords(floating: DOMRect): boolean {
  const range = document.createRange();
  const kind = 'main :is(h1, h2, h3, h4, time, a, button, summary, [role=tab])';
  for (const element of within(floating, kind)) {
    if (element.matches('button, summary')) return true;
    // The box of a title, or of a card that is a link, is wider than its words.
    range.selectNodeContents(element);
    if ([...range.getClientRects()].some(meets(floating))) return true;
  }
  return false;
}

/** At the end of the page there is room for it, and nothing further to read. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - SLACK;
}

/**
 * Lets what floats over the page step aside: while one reads on downwards, types, or where it would lie over a form, a
 * title, a date, a link or a button. Going back up, or coming to the end, brings it back; the keyboard reaches it all
 * the time.
 *
 * It stands in the element's `data-aside`, which is written without React: what that renders piece by piece just then, the lower
 * part of a page say, would begin anew for a change of its own.
 * @param floating must keep its layout box while it is aside
 */
export function useStepAside(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    let isGoingDown = false;
    let isInTheWay = false;
    let hasMoved = false;
    let isDue = false;
    let isWatched = true;

    function lookWhere(box: DOMRect) {
      const moved = window.scrollY - last;
      if (Math.abs(moved) > SLACK) {
        isGoingDown = moved > 0;
        last = window.scrollY;
      }
      isInTheWay = (isGoingDown && !isAtEnd()) || liesOverForm(box) || coversWords(box);
    }

    function look() {
      isDue = false;
      if (!isWatched || !floating.current) return;
      if (hasMoved) lookWhere(floating.current.getBoundingClientRect());
      hasMoved = false;
      floating.current.dataset.aside = String(isInTheWay || isTyping(document.activeElement));
    }

    // To ask where things lie before a frame is painted delays what it shows: the next page, a letter, the scrolling.
    function lookSoon() {
      if (isDue) return;
      isDue = true;
      afterPaint(look);
    }

    // Who presses a link moves the focus, and nothing else: to ask where things lie would delay the answer.
    function lookWhereSoon() {
      hasMoved = true;
      lookSoon();
    }

    // The next page takes the focus, and may be as tall as the one before.
    function lookAtFocus({ target }: FocusEvent) {
      if (target instanceof HTMLElement && target.localName === 'main') lookWhereSoon();
      else lookSoon();
    }

    // Looks for the first time as soon as it watches. Forms come late, and what is above them grows.
    const growth = new ResizeObserver(lookWhereSoon);
    growth.observe(document.body);
    window.addEventListener('scroll', lookWhereSoon, { passive: true });
    window.addEventListener('resize', lookWhereSoon);
    document.addEventListener('focusin', lookAtFocus);
    document.addEventListener('focusout', lookSoon);
    return () => {
      isWatched = false;
      growth.disconnect();
      window.removeEventListener('scroll', lookWhereSoon);
      window.removeEventListener('resize', lookWhereSoon);
      document.removeEventListener('focusin', lookAtFocus);
      document.removeEventListener('focusout', lookSoon);
    };
  }, [floating]);
}
