import { useEffect, useState, type RefObject } from 'react';
import { isTyping } from '@/lib/is-typing';

/** A finger never rests: less than this, in CSS pixels, is no scrolling. */
const SLACK = 6;

/** Whether the box of what floats would lie over a form of the page. */
function liesOverForm(floating: DOMRect): boolean {
  return [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom, left, right } = form.getBoundingClientRect();
    return (
      top < floating.bottom &&
      bottom > floating.top &&
      left < floating.right &&
      right > floating.left
    );
  });
}

/** At the end of the page there is room for it, and nothing further to read. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - SLACK;
}

/**
 * Whether what floats over the page should step aside: while one reads on downwards, types, or where it would lie
 * over a form. Going back up, or coming to the end, brings it back; the keyboard reaches it all the time.
 * @param floating must keep its layout box while it is aside
 */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);

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
        (isGoingDown && !isAtEnd()) || isTyping(document.activeElement) || liesOverForm(box),
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
