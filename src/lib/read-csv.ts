/** A row of a table and where it begins. */
export interface CsvRow {
  /** Line of the text, from 1. */
  readonly line: number;
  /** Without spaces around them. */
  readonly cells: readonly string[];
}

/** What stands between cells: what spreadsheets copy, what some of them save, or a comma. */
function dividerOf(text: string): string {
  const first = /^.*\S.*$/m.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  return ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
}

/** Where a quoted cell ends, after its first quote; -1 where the quote is never closed. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function readCell(text: string, start: number, divider: string): [cell: string, end: number] {
  let at = start;
  while (text[at] === ' ') at += 1;
  let quoted = '';
  if (text[at] === '"') {
    const close = closingQuote(text, at + 1);
    if (close !== -1) {
      quoted = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
  }
  let end = at;
  while (end < text.length && text[end] !== divider && text[end] !== '\n') end += 1;
  return [(quoted + text.slice(at, end)).trim(), end];
}

/**
 * A table as files and the clipboard have it: RFC 4180, also with tabs or semicolons between cells, with the mark of its
 * encoding and line ends of any system. Rows without any text are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const divider = dividerOf(source);
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = 0; at < source.length; at += 1) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      const [cell, end] = readCell(source, at, divider);
      cells.push(cell);
      at = end;
      if (source[at] !== divider) break;
      at += 1;
    }
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    line += source.slice(start, at + 1).split('\n').length - 1;
  }
  return rows;
}
