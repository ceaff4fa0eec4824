import { useRef } from 'react';

/**
 * Radix gives the focus back only to a trigger of its own; ours are opened by state. Remembers what had the
 * focus, the button behind a menu item included, and when that is gone (the row that was just deleted) falls back to
 * something near it, or to the main region.
 */
export function useReturnFocus(fallback?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      const menu = active?.closest('[role="menu"]');
      const trigger = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
      opener.current = trigger ?? (active instanceof HTMLElement ? active : null);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected === true) {
        opener.current.focus();
        return;
      }
      const active = document.activeElement;
      const isLost = active === null || active === document.body;
      // A dialog below catches with its own box what went with a part of it: nearer is better.
      const isCaught = active?.getAttribute('role') === 'dialog';
      // Else closed together with the dialog below it, which has given the focus back already.
      if (!isLost && !isCaught) return;
      const next = fallback?.() ?? (isLost ? document.getElementById('main') : null);
      next?.focus({ preventScroll: true });
    },
  };
}
