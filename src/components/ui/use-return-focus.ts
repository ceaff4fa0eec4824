import { useRef } from 'react';

/**
 * Radix gives the focus back only to a trigger of its own; ours are opened by state. Remembers what had the
 * focus, the button behind a menu item included, and falls back to the main region when that is gone
 * (the row that was just deleted).
 */
export function useReturnFocus() {
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
      const target =
        opener.current?.isConnected === true ? opener.current : document.getElementById('main');
      target?.focus({ preventScroll: target !== opener.current });
    },
  };
}
