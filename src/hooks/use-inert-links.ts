import { useEffect, useRef, type RefObject } from 'react';

/** For the preview of a text: a link that is tried out would leave the editor. */
export function useInertLinks(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = element.current;
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    };
    current?.addEventListener('click', stay, { capture: true });
    return () => current?.removeEventListener('click', stay, { capture: true });
  }, []);
  return element;
}
