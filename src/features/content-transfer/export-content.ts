import { assetUrl, STORAGE_PREFIX } from '@/lib/supabase/asset-url';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import { contentParts, filesIn, type ContentPart } from './parts';

/** Rows of one request: a row may hold a megabyte of text. */
const BATCH = 25;

const tables = {
  media: 'media_files',
  posts: 'blog_posts',
  pages: 'pages',
  page_sections: 'page_sections',
  redirects: 'redirects',
  search_data: 'route_meta',
} as const satisfies Record<ContentPart, string>;

/** What to `select` of each part. */
export type ExportColumns = Readonly<Record<ContentPart, '*'>>;

export interface ExportProgress {
  readonly of: 'rows' | 'files';
  readonly done: number;
  /** Of posts and pages when the export began, or of files. */
  readonly total: number;
}

export interface ContentExport {
  readonly file: Blob;
  readonly posts: number;
  readonly pages: number;
  /** Addresses of all stored files that the content lists or shows. */
  readonly files: readonly string[];
}

interface ExportOptions {
  readonly columns: ExportColumns;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

interface Row {
  readonly id: string;
}

/** Rows after the given id. By id, so that rows that come, go or change meanwhile move no others. */
async function readBatch(
  part: ContentPart,
  columns: '*',
  after: string | null,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const all = supabase().from(tables[part]).select(columns).order('id').limit(BATCH);
  const query = after === null ? all : all.gt('id', after);
  // What is being removed is no longer content.
  return unwrap(
    await (part === 'media' ? query.is('removed_at', null) : query).abortSignal(signal),
  );
}

async function countContent(signal: AbortSignal): Promise<number> {
  const [posts, pages] = await Promise.all([
    supabase().rpc('count_posts', {}).abortSignal(signal).then(unwrap),
    supabase().rpc('count_pages', {}).abortSignal(signal).then(unwrap),
  ]);
  return posts + pages;
}

function listedAddress(row: object): string {
  return 'bucket' in row && 'path' in row
    ? `${STORAGE_PREFIX}${String(row.bucket)}/${String(row.path)}`
    : '';
}

/**
 * Reads posts and pages (drafts included), kept sections, the media library's list, redirects and search data, as far as the person
 * may read them, as one JSON file: `{format, exportedAt, posts, pages, …}` with rows as the database holds them. Each
 * batch becomes a part of the file at once, which the browser may keep outside of its memory.
 *
 * @throws AppError; the signal's reason when cancelled
 */
export async function exportContent({
  columns,
  signal,
  onProgress,
}: ExportOptions): Promise<ContentExport> {
  const exportedAt = new Date().toISOString();
  const total = await countContent(signal);
  const parts: Blob[] = [
    new Blob([`{"format":"careerloom-content-2","exportedAt":"${exportedAt}"`]),
  ];
  const files = new Set<string>();
  const counts = { media: 0, posts: 0, pages: 0, page_sections: 0, redirects: 0, search_data: 0 };
  onProgress({ of: 'rows', done: 0, total });

  for (const part of contentParts) {
    parts.push(new Blob([`,\n"${part}":[`]));
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const rows: readonly Row[] = await readBatch(part, columns[part], after, signal);
      const text = rows.map((row) => JSON.stringify(row)).join(',\n');
      for (const address of filesIn(text)) files.add(address);
      if (part === 'media') for (const row of rows) files.add(listedAddress(row));
      if (text !== '') parts.push(new Blob([counts[part] === 0 ? '\n' : ',\n', text]));
      counts[part] += rows.length;
      onProgress({ of: 'rows', done: counts.posts + counts.pages, total });
      const last: Row | undefined = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.id;
    }
    parts.push(new Blob(['\n]']));
  }
  parts.push(new Blob(['}\n']));
  const file = new Blob(parts, { type: 'application/json' });
  return { file, posts: counts.posts, pages: counts.pages, files: [...files] };
}

export interface StoredBytes {
  readonly address: string;
  readonly bytes: Blob;
}

/**
 * The stored files themselves, one after another; one that is gone is left out.
 *
 * @throws AppError when a file does not come; the signal's reason when cancelled
 */
export async function* readFiles(
  addresses: readonly string[],
  { signal, onProgress }: Pick<ExportOptions, 'signal' | 'onProgress'>,
): AsyncGenerator<StoredBytes> {
  for (const [done, address] of addresses.entries()) {
    onProgress({ of: 'files', done, total: addresses.length });
    let answer: Response;
    try {
      answer = await fetch(assetUrl(address), { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw toAppError(error);
    }
    if (answer.ok) yield { address, bytes: await answer.blob() };
    // The service says 400 of what it does not hold.
    else if (answer.status !== 404 && answer.status !== 400) {
      throw new AppError('server', 'A file could not be read. Try again in a moment.');
    }
  }
  onProgress({ of: 'files', done: addresses.length, total: addresses.length });
}
