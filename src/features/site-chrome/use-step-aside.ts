import { useEffect, useState, type RefObject } from 'react';
import { isTyping } from '@/lib/is-typing';

/** A finger never rests: less than this, in CSS pixels, is no scrolling. */
const SLACK = 6;

/** Up to here the text is as wide as the screen, and what floats has no margin to stand in. */
const phone = '(width < 40rem)';

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

/** Whether it would lie over words that one looks for, or over what one presses: titles, dates, links, controls. */
function coversWords(floating: DOMRect): boolean {
  const isCovered = meets(floating);
  const range = document.createRange();
  return [
    ...document.querySelectorAll('main :is(h1, h2, h3, h4, time, a, button, summary, [role=tab])'),
  ].some((element) => {
    if (!isCovered(element.getBoundingClientRect())) return false;
    // The box of a title, or of a card that is a link, is wider than its words.
    range.selectNodeContents(element);
    return element.matches('button, summary') || [...range.getClientRects()].some(isCovered);
  });
}

/** At the end of the page there is room for it, and nothing further to read. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - SLACK;
}

/**
 * Whether what floats over the page should step aside: while one reads on downwards, types, or where it would lie
 * over a form, on phones also over titles, dates, links and buttons. Going back up, or coming to the end, brings it
 * back; the keyboard reaches it all the time.
 * @param floating must keep its layout box while it is aside
 * @returns null until the page has been looked at
 */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean | null {
  const [isAside, setAside] = useState<boolean | null>(null);

  useEffect(() => {
    let last = window.scrollY;
    let isGoingDown = false;
    let frame = 0;

    function look() {
      frame = 0;
      const box = floating.current?.getBoundingClientRect();
      if (!box) return;
      const moved = window.scrollY - last;
      if (Math.abs(moved) > SLACK) {
        isGoingDown = moved > 0;
        last = window.scrollY;
      }
      setAside(
        (isGoingDown && !isAtEnd()) ||
          isTyping(document.activeElement) ||
          liesOverForm(box) ||
          (matchMedia(phone).matches && coversWords(box)),
      );
    }

    function lookSoon() {
      if (frame === 0) frame = requestAnimationFrame(look);
    }

    // Forms come late, and what is above them grows.
    const growth = new ResizeObserver(lookSoon);
    growth.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('focusout', lookSoon);
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('focusout', lookSoon);
    };
  }, [floating]);

  return isAside;
}
