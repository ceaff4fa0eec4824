import { CsvError, parse } from 'csv-parse/browser/esm/sync';

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

function parseRows(text: string, quote: '"' | null): CsvRow[] {
  const rows: CsvRow[] = [];
  parse(text, {
    bom: true,
    delimiter: dividerOf(text),
    on_record: (record, { lines }) => {
      // Told is the line at which the row ends; before it only quoted cells break lines.
      const line = lines - (record.join('').split('\n').length - 1);
      rows.push({ line, cells: record.map((cell) => cell.trim()) });
    },
    quote,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  return rows;
}

/**
 * A table as files and the clipboard have it: RFC 4180, also with tabs or semicolons between cells, with the mark of its
 * encoding and line ends of any system. Rows without any text are left out; where quotes do not match, they stand for themselves.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/\r\n?/g, '\n');
  try {
    return parseRows(source, '"');
  } catch (error) {
    if (error instanceof CsvError) return parseRows(source, null);
    throw error;
  }
}
