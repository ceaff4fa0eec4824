import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';

/** Rows of one request: a row may hold a megabyte of text. */
const BATCH = 25;

/** What to `select` of posts and pages. */
export interface ExportColumns {
  readonly posts: '*';
  readonly pages: '*';
}

export interface ExportProgress {
  readonly done: number;
  /** Of posts and pages when the export began. */
  readonly total: number;
}

export interface ContentExport {
  readonly file: Blob;
  readonly posts: number;
  readonly pages: number;
}

interface ExportOptions {
  readonly columns: ExportColumns;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** Rows after the given id. By id, so that rows that come, go or change meanwhile move no others. */
type ReadBatch = (
  after: string | null,
  signal: AbortSignal,
) => Promise<readonly { readonly id: string }[]>;

function reading(table: 'blog_posts' | 'pages', columns: '*'): ReadBatch {
  return async (after, signal) => {
    const query = supabase().from(table).select(columns).order('id').limit(BATCH);
    return unwrap(await (after === null ? query : query.gt('id', after)).abortSignal(signal));
  };
}

async function countContent(signal: AbortSignal): Promise<number> {
  const [posts, pages] = await Promise.all([
    supabase().rpc('count_posts', {}).abortSignal(signal).then(unwrap),
    supabase().rpc('count_pages', {}).abortSignal(signal).then(unwrap),
  ]);
  return posts + pages;
}

/**
 * Reads all posts and pages, drafts included, as one JSON file: `{format, exportedAt, posts, pages}` with
 * rows as the database holds them. Each batch becomes a part of the file at once, which the browser may
 * keep outside of its memory.
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
    new Blob([`{"format":"careerloom-content-1","exportedAt":"${exportedAt}"`]),
  ];
  let done = 0;
  onProgress({ done, total });

  async function append(name: string, read: ReadBatch): Promise<number> {
    parts.push(new Blob([`,\n"${name}":[`]));
    let after: string | null = null;
    let count = 0;
    for (;;) {
      signal.throwIfAborted();
      const rows = await read(after, signal);
      const text = rows.map((row) => JSON.stringify(row)).join(',\n');
      if (text !== '') parts.push(new Blob([count === 0 ? '\n' : ',\n', text]));
      count += rows.length;
      done += rows.length;
      onProgress({ done, total });
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.id;
    }
    parts.push(new Blob(['\n]']));
    return count;
  }

  const posts = await append('posts', reading('blog_posts', columns.posts));
  const pages = await append('pages', reading('pages', columns.pages));
  parts.push(new Blob(['}\n']));
  return { file: new Blob(parts, { type: 'application/json' }), posts, pages };
}
