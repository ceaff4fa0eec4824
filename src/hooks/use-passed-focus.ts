import { useLayoutEffect, useRef, type RefObject } from 'react';

function ancestorsOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)];
}

/** Takes the focus without becoming a stop of the Tab key. */
function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    // A ring around a whole list helps nobody.
    place.style.outline = 'none';
    const letGo = () => {
      place.removeAttribute('tabindex');
      place.style.outline = '';
    };
    place.addEventListener('blur', letGo, { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * For a part that goes away with the button that was pressed in it (Retry, Clear Filters): the focus passes to what
 * is left around it, where one reads and tabs on, instead of being lost to the body.
 *
 * @returns ref for the part
 */
export function usePassedFocus<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    return () => {
      if (!part?.contains(document.activeElement)) return;
      const around = ancestorsOf(part);
      // Only then it is known what has gone along with the part, and whether something else has asked for the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const place = around.find((element) => element.isConnected);
        if (place) focusOnce(place);
      });
    };
  }, []);
  return ref;
}
