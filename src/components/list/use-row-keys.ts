import { useEffect, useRef, type RefObject } from 'react';
import { isTyping } from '@/lib/is-typing';

/** What keys other than j and k do to the row that has the focus, by its id. */
export type RowKeys = Readonly<Record<string, (id: string) => void>>;

function rowsIn(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('[data-row]')];
}

/** The row's own link: Enter opens it, as everywhere. */
export function focusRow(row: HTMLElement | null | undefined): void {
  row?.querySelector<HTMLElement>('a[href]')?.focus();
}

/**
 * Goes from row to row of a list by j and k, and acts on the row with the focus by other keys. Not while somebody types
 * or a dialog is open.
 *
 * @returns goes to the table
 */
export function useRowKeys(keys: RowKeys): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const latest = useRef(keys);
  // From here j and k go on when the focus was elsewhere meanwhile: in a menu, say.
  const last = useRef<string>(undefined);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!table.current || isTyping(document.activeElement)) return;
      if (document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"]')) return;
      const rows = rowsIn(table.current);
      const focused = rows.find((row) => row.contains(document.activeElement));
      if (focused) last.current = focused.dataset['row'];
      if (event.key === 'j' || event.key === 'k') {
        const from = rows.findIndex((row) => row.dataset['row'] === last.current);
        const next =
          rows[event.key === 'j' ? Math.min(from + 1, rows.length - 1) : Math.max(from - 1, 0)];
        last.current = next?.dataset['row'];
        focusRow(next);
      } else {
        const id = focused?.dataset['row'];
        const act = latest.current[event.key];
        if (id === undefined || !act) return;
        act(id);
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return table;
}
