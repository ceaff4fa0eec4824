import * as z from 'zod/mini';
import { readCsv } from '@/lib/read-csv';
import { cleanFrom, cleanTarget } from './schema';

/** Redirects of one import; the database takes no more. */
export const IMPORT_LIMIT = 500;

/** Characters; as many lines at their longest, with room for columns that are not read. */
const LONGEST_TEXT = 1_000_000;

/** One redirect as it is sent. */
export interface ImportLine {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** 301 where nothing is said. */
  readonly status: string;
}

const titles = {
  from: ['from', 'from path', 'old', 'old address', 'old url', 'source'],
  to: ['to', 'to target', 'new', 'new address', 'new url', 'target', 'destination'],
  status: ['status', 'status code', 'code'],
};

/** Where the columns stand, if the first row says it; others are not read, so that an exported list can come back. */
function columnsOf(cells: readonly string[]): Record<keyof typeof titles, number> | undefined {
  const row = cells.map((cell) => cell.toLowerCase().replaceAll('_', ' '));
  const find = (names: readonly string[]) => row.findIndex((title) => names.includes(title));
  const found = { from: find(titles.from), to: find(titles.to), status: find(titles.status) };
  return found.from === -1 || found.to === -1 ? undefined : found;
}

/** Redirects of a text: old address, new address, status. */
export function readImport(text: string): ImportLine[] {
  const rows = readCsv(text);
  const named = columnsOf(rows[0]?.cells ?? []);
  const { from, to, status } = named ?? { from: 0, to: 1, status: 2 };
  return rows.slice(named ? 1 : 0).map(({ line, cells }) => ({
    line,
    from: cleanFrom(cells[from] ?? ''),
    to: cleanTarget(cells[to] ?? ''),
    status: cells[status] ?? '',
  }));
}

const count = (lines: number) => lines.toLocaleString('en-IN');

/** The form of an import; its output are the redirects to be sent. */
export const importSchema = z.object({
  text: z.pipe(
    z.pipe(
      z
        .string()
        .check(
          z.maxLength(
            LONGEST_TEXT,
            `This is too long: use at most ${count(IMPORT_LIMIT)} lines at once`,
          ),
        ),
      z.transform(readImport),
    ),
    z.array(z.custom<ImportLine>()).check(
      z.refine((lines) => lines.length > 0, { error: 'Give at least one line', abort: true }),
      z.refine((lines) => lines.length <= IMPORT_LIMIT, {
        error: ({ input }) =>
          `These are ${count(Array.isArray(input) ? input.length : 0)} lines: use at most ${count(IMPORT_LIMIT)} at once`,
      }),
    ),
  ),
});

export type ImportInput = z.input<typeof importSchema>;
export type ImportValues = z.output<typeof importSchema>;

/** Why the text of a file cannot be had, in a sentence. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * The text of a file that somebody chose, in UTF-8 or as spreadsheets write "Unicode text".
 * @throws UnreadableFileError
 */
export async function readTextFile(file: File): Promise<string> {
  // Its characters are counted afterwards; of what is far larger nothing is read.
  if (file.size > LONGEST_TEXT * 4) throw new UnreadableFileError('This file is too large.');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFileError('This file could not be read. Choose it once more.');
  }
  const mark = `${String(bytes[0])} ${String(bytes[1])}`;
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[mark] ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0'))
    throw new UnreadableFileError(
      'This file is no plain text. Save it as CSV in your spreadsheet, and choose that one.',
    );
  return text;
}
