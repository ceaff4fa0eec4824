import { mergeAttributes } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Without the pixel widths and column groups that the extension would write into the text. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
});

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

export const tableExtensions = [
  PlainTable.configure({ resizable: false, View: null }),
  TableRow,
  TableCell,
  ScopedHeader,
];

/** The editor holds rows only: leading rows of header cells become `<thead>`, and headers say what they head. */
export function restoreTableHeads(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const body = table.tBodies.item(0);
    if (!body) continue;
    const rows = [...body.rows];
    const firstBodyRow = rows.findIndex((row) =>
      [...row.cells].some((cell) => cell.tagName !== 'TH'),
    );
    const headRows = rows.slice(0, firstBodyRow === -1 ? Math.min(1, rows.length) : firstBodyRow);
    for (const row of rows) {
      for (const cell of row.querySelectorAll('th:not([scope])')) {
        cell.setAttribute('scope', headRows.includes(row) ? 'col' : 'row');
      }
    }
    if (headRows.length === 0) continue;
    const head = table.createTHead();
    head.append(...headRows);
    if (body.rows.length === 0) body.remove();
  }
}
