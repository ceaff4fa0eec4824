import { supabase } from '@/lib/supabase/client';
import { AppError, unwrap } from '@/lib/supabase/errors';
import type { Json } from '@/lib/supabase/database.types';
import { STORAGE_PREFIX } from '@/lib/supabase/asset-url';
import type { ContentArchive } from './archive';
import { contentParts, filesIn, type ContentPart } from './parts';
import { readContent, type Row } from './read-content';
import { twiceInFile } from './twice-in-file';

/** Rows and characters of one request. */
const MOST_ROWS = 50;
const MOST_CHARACTERS = 3_000_000;
/** Addresses of one request; the database looks at no more. */
const MOST_ADDRESSES = 500;

export type Outcome = 'new' | 'same' | 'different' | 'refused';

export interface PlannedRow {
  readonly row: Row;
  readonly outcome: Outcome;
  /** Why it is refused, as a sentence. */
  readonly problem: string;
}

export interface ImportPlan {
  readonly parts: Readonly<Record<ContentPart, readonly PlannedRow[]>>;
  /** Addresses of files that the project lacks and the archive holds. */
  readonly uploads: readonly string[];
  /** Addresses that the content shows and that neither the project nor the archive holds. */
  readonly missing: readonly string[];
}

export interface ImportStep {
  readonly done: number;
  readonly total: number;
}

interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (step: ImportStep) => void;
}

/** Stores the bytes of one file at its address. */
export type StoreFile = (file: {
  readonly bucket: 'blog-images' | 'media-files';
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly contentType: string;
  readonly signal: AbortSignal;
}) => Promise<unknown>;

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Rows in requests that no server refuses for their size. */
function inRequests(rows: readonly Row[]): Row[][] {
  const requests: Row[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = requests.at(-1);
    if (!last || last.length === MOST_ROWS || characters + length > MOST_CHARACTERS) {
      requests.push([row]);
      characters = length;
    } else {
      last.push(row);
      characters += length;
    }
  }
  return requests;
}

function toOutcome(value: string): Outcome {
  return value === 'new' || value === 'same' || value === 'different' ? value : 'refused';
}

/** What was read as JSON is JSON; the database checks what it says. */
function toJson(rows: readonly Row[]): Json {
  return JSON.parse(JSON.stringify(rows)) as Json;
}

async function send(
  part: ContentPart,
  rows: readonly Row[],
  isTrial: boolean,
  { signal, onProgress }: Watch,
): Promise<PlannedRow[]> {
  const planned: PlannedRow[] = [];
  for (const request of inRequests(rows)) {
    signal.throwIfAborted();
    try {
      const answer = unwrap(
        await supabase()
          .rpc('import_content', { part, sent_rows: toJson(request), is_trial: isTrial })
          .abortSignal(signal),
      );
      const byPlace = new Map(answer.map((line) => [line.place, line]));
      for (const [index, row] of request.entries()) {
        const line = byPlace.get(index + 1);
        planned.push({
          row,
          outcome: toOutcome(line?.outcome ?? ''),
          problem: line?.problem ?? '',
        });
      }
    } catch (error) {
      // A part that this person may not make is told; the others go on.
      if (!(error instanceof AppError) || error.kind !== 'denied') throw error;
      planned.push(
        ...request.map((row) => ({
          row,
          outcome: 'refused' as const,
          problem: `${error.message}.`,
        })),
      );
    }
    onProgress({ done: planned.length, total: rows.length });
  }
  return planned;
}

async function absentFiles(addresses: readonly string[], signal: AbortSignal): Promise<string[]> {
  const absent: string[] = [];
  for (let from = 0; from < addresses.length; from += MOST_ADDRESSES) {
    const asked = addresses.slice(from, from + MOST_ADDRESSES);
    const rows = unwrap(
      await supabase().rpc('missing_files', { addresses: asked }).abortSignal(signal),
    );
    absent.push(...rows.map(({ address }) => address));
  }
  return absent;
}

const addressOf = ({ bucket, path }: Row) => `${STORAGE_PREFIX}${String(bucket)}/${String(path)}`;

/** Without what the import would refuse though the database, which tries each row alone, takes it. */
function withoutHopeless(
  part: ContentPart,
  rows: readonly PlannedRow[],
  missing: ReadonlySet<string>,
): PlannedRow[] {
  const twice = twiceInFile(part);
  return rows.map((planned) => {
    if (planned.outcome !== 'new') return planned;
    const problem =
      part === 'media' && missing.has(addressOf(planned.row))
        ? 'The file itself is neither here nor in what you import.'
        : twice(planned.row);
    return problem === null ? planned : { ...planned, outcome: 'refused', problem };
  });
}

/** Counts the rows of all parts together. */
function together(total: number, onProgress: Watch['onProgress']) {
  let before = 0;
  return {
    step: ({ done }: ImportStep) => onProgress({ done: before + done, total }),
    next: (rows: number) => {
      before += rows;
    },
  };
}

/**
 * What an import would do: every row is tried in the database and taken back.
 *
 * @throws AppError, UnreadableArchiveError; the signal's reason when cancelled
 */
export async function planImport(
  archive: Pick<ContentArchive, 'content' | 'files'>,
  { signal, onProgress }: Watch,
): Promise<ImportPlan> {
  const content = readContent(archive.content);
  const total = contentParts.reduce((sum, part) => sum + content[part].length, 0);
  const count = together(total, onProgress);
  const parts: Record<ContentPart, readonly PlannedRow[]> = {
    media: [],
    posts: [],
    pages: [],
    page_sections: [],
    redirects: [],
    search_data: [],
  };
  for (const part of contentParts) {
    parts[part] = await send(part, content[part], true, { signal, onProgress: count.step });
    count.next(content[part].length);
  }
  const listed = content.media.map(addressOf);
  const shown = filesIn(
    JSON.stringify([content.posts, content.pages, content.page_sections, listed]),
  );
  const absent = await absentFiles(shown, signal);
  const held = new Set(archive.files);
  const missing = absent.filter((address) => !held.has(address));
  for (const part of contentParts)
    parts[part] = withoutHopeless(part, parts[part], new Set(missing));
  return { parts, uploads: absent.filter((address) => held.has(address)), missing };
}

/**
 * Does what the plan says is new: first the files, then the rows. Done again after it broke off, it goes on where it was.
 *
 * @returns what became of each row, and the files that were not taken, with the reason
 * @throws AppError, UnreadableArchiveError; the signal's reason when cancelled
 */
export async function runImport(
  archive: Pick<ContentArchive, 'read'>,
  plan: ImportPlan,
  { store, signal, onProgress }: Watch & { readonly store: StoreFile },
): Promise<Pick<ImportPlan, 'parts'> & { readonly refusedFiles: readonly string[] }> {
  const fresh = (part: ContentPart) => plan.parts[part].filter(({ outcome }) => outcome === 'new');
  const rows = contentParts.reduce((sum, part) => sum + fresh(part).length, 0);
  const count = together(plan.uploads.length + rows, onProgress);
  const refusedFiles: string[] = [];
  for (const address of plan.uploads) {
    signal.throwIfAborted();
    const [bucket, name = ''] = address.slice(STORAGE_PREFIX.length).split('/');
    const contentType = contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? '';
    try {
      await store({
        bucket: bucket === 'blog-images' ? 'blog-images' : 'media-files',
        name,
        bytes: await archive.read(address),
        contentType,
        signal,
      });
    } catch (error) {
      if (!(error instanceof AppError) || !['denied', 'invalid'].includes(error.kind)) throw error;
      refusedFiles.push(`${name}: ${error.message}`);
    }
    count.next(1);
    count.step({ done: 0, total: 0 });
  }
  const parts: Record<ContentPart, readonly PlannedRow[]> = { ...plan.parts };
  for (const part of contentParts) {
    const sent = fresh(part).map(({ row }) => row);
    const became = await send(part, sent, false, { signal, onProgress: count.step });
    count.next(sent.length);
    parts[part] = [...plan.parts[part].filter(({ outcome }) => outcome !== 'new'), ...became];
  }
  return { parts, refusedFiles };
}
