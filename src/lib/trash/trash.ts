import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';

/** What can lie in the trash, as the database calls it. */
export type TrashedKind = 'post' | 'page';

/** Starts the keys of all queries of the trash. */
export const trashKey = ['trash'] as const;

const tables = { post: 'blog_posts', page: 'pages' } as const;

/** A document that came back. */
export interface RestoredDocument {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
}

interface TrashEntry {
  readonly trashedByName: string;
}

/**
 * Looks whether a document lies in the trash.
 *
 * @returns null where it does not, and for who may neither edit nor delete its kind
 * @throws AppError
 */
async function findTrashed(kind: TrashedKind, id: string): Promise<TrashEntry | null> {
  const rows = unwrap(
    await supabase()
      .from('trashed_documents')
      .select('trashed_by_name')
      .eq('kind', kind)
      .eq('id', id),
  );
  const [row] = rows;
  return row ? { trashedByName: row.trashed_by_name ?? '' } : null;
}

/** `findTrashed`, asked anew each time. */
export const trashEntryQuery = (kind: TrashedKind, id: string) =>
  queryOptions({
    queryKey: [...trashKey, 'entry', kind, id],
    queryFn: () => findTrashed(kind, id),
    staleTime: 0,
  });

/** Whether a request may have done its work although it failed here. */
export function isUnanswered(error: unknown): boolean {
  const { kind } = toAppError(error);
  return kind === 'offline' || kind === 'server';
}

/**
 * Deletes a post or page, which moves it to the trash; also where the answer was lost on its way.
 *
 * @throws AppError; of kind `denied`, with these words, where it may not be deleted, `not-found` where somebody else was quicker
 */
export async function moveToTrash(kind: TrashedKind, id: string, denial: string): Promise<void> {
  try {
    const rows = unwrap(
      // Both tables delete alike; the types of one stand for those of both.
      await supabase()
        .from(tables[kind] as 'pages')
        .delete()
        .eq('id', id)
        .select('id'),
    );
    if (rows.length > 0) return;
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const entry = await findTrashed(kind, id).catch(() => null);
    if (!entry) throw error;
    return;
  }
  const entry = await findTrashed(kind, id);
  if (!entry) throw new AppError('denied', denial);
  const somebody = entry.trashedByName || 'Somebody else';
  throw new AppError('not-found', `${somebody} was quicker: it lies in the trash.`);
}

/**
 * Puts a document back, once, however often it is asked for: as it was, or as a draft for who may not publish.
 *
 * @param newSlug another address, where that of a page is taken; see `isAddressTaken`
 * @throws AppError
 */
export async function restoreDocument(
  kind: TrashedKind,
  id: string,
  newSlug?: string,
): Promise<RestoredDocument> {
  const [row] = unwrap(
    await supabase().rpc('restore_document', {
      kind,
      id,
      ...(newSlug === undefined ? {} : { new_slug: newSlug }),
    }),
  );
  if (!row) throw new AppError('not-found', `This ${kind} is no longer in the trash`);
  return { id: row.id, title: row.title, isPublished: row.status === 'published' };
}

/** Whether a page was refused because something else stands at its address now. */
export function isAddressTaken(error: unknown): boolean {
  return toAppError(error).code === '22T01';
}

/**
 * Deletes for good. A repeat after an answer that was lost is as good as the first.
 *
 * @throws AppError; of kind `denied`, with these words, where it still lies in the trash
 */
export async function deleteForGood(kind: TrashedKind, id: string, denial: string): Promise<void> {
  const rows = unwrap(
    await supabase().from('trashed_documents').delete().eq('kind', kind).eq('id', id).select('id'),
  );
  if (rows.length === 0 && (await findTrashed(kind, id))) throw new AppError('denied', denial);
}
