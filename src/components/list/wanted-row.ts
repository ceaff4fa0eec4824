/** Milliseconds in which a row is waited for. */
const PATIENCE = 5000;

let wanted: { readonly id: string; readonly until: number } | undefined;

/** The row that takes the focus as soon as a list shows it: one that is coming back, or the neighbour of one that goes. */
export function wantRow(id: string): void {
  wanted = { id, until: performance.now() + PATIENCE };
}

/** For a list whose rows have just been shown. */
export function focusWantedRow(table: HTMLElement | null): void {
  if (!table || !wanted) return;
  const { id, until } = wanted;
  const row = [...table.querySelectorAll<HTMLElement>('[data-row]')].find(
    (element) => element.dataset['row'] === id,
  );
  if (performance.now() <= until && !row) return;
  wanted = undefined;
  row?.querySelector<HTMLElement>('a[href],button')?.focus();
}
