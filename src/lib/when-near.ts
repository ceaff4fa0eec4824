/** How far below the screen a part may be when its code is fetched. */
const MARGIN = '600px';

/**
 * Resolves when the element comes near the screen, when the address already points at it, or with the
 * visitor's first act: then hydration must not wait for code any longer.
 * At once during prerendering and where the element is not in the document.
 */
export function whenNear(id: string): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  const element = document.getElementById(id);
  if (!element || window.location.hash === `#${id}`) return Promise.resolve();

  return new Promise((resolve) => {
    const acts = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: MARGIN },
    );
    function finish() {
      observer.disconnect();
      for (const act of acts) document.removeEventListener(act, finish);
      resolve();
    }
    for (const act of acts) document.addEventListener(act, finish, { passive: true });
    observer.observe(element);
  });
}
