import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { announce } from '@/components/feedback/announcer';

/**
 * A navigation within the page is silent to a screen reader and leaves the focus on a link that is
 * gone. After each change of path the main region takes the focus and the new title is spoken.
 */
export function NavigationFocus() {
  const location = useLocation();
  const { pathname, hash } = location;
  const carried: unknown = location.state;
  const { state } = useNavigation();
  const announced = useRef(pathname);

  useEffect(() => {
    if (state !== 'idle' || announced.current === pathname) return;
    // The new page sets its title in the same commit; a frame later it stands in the document.
    const frame = requestAnimationFrame(() => {
      // Not before: what changes within that frame takes it back, and this is to be done still.
      announced.current = pathname;
      announce(document.title);
      if (hash === '' && !keepsFocus(carried))
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, state, carried]);

  return null;
}

/** A new document that gets its address while somebody writes in it: the cursor stays where it is. */
function keepsFocus(carried: unknown): boolean {
  return typeof carried === 'object' && carried !== null && 'keepFocus' in carried;
}
