type Cell = string | number;

/**
 * One cell. A text that a spreadsheet would run as a formula gets an apostrophe in front, also in the wide letters of
 * East Asia: titles and messages are written by people. Some spreadsheets divide at semicolons, too.
 */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
