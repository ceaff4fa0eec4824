import { supabase } from '@/lib/supabase/client';
import { AppError, toAppError, unwrap } from '@/lib/supabase/errors';
import { removeObject } from '@/lib/supabase/remove-object';
import { requireRow } from '@/lib/supabase/require-row';
import { ignore } from '@/lib/ignore';

interface Place {
  readonly bucket: string;
  readonly path: string;
}

async function setMark(id: string, removedAt: string | null): Promise<Place> {
  const places = unwrap(
    await supabase()
      .from('media_files')
      .update({ removed_at: removedAt })
      .eq('id', id)
      .select('bucket, path'),
  );
  return requireRow(places, "You don't have permission to manage media");
}

/** The database lets a marked row go only when its file is gone. */
async function deleteRow(id: string): Promise<void> {
  unwrap(await supabase().from('media_files').delete().eq('id', id).select('id'));
}

async function finish(id: string, { bucket, path }: Place): Promise<void> {
  // Whether it worked, the next step tells.
  const removal = await removeObject({ bucket, name: path }).catch(toAppError);
  try {
    await deleteRow(id);
  } catch (error) {
    throw removal instanceof AppError ? removal : error;
  }
}

/**
 * Removes a file in three steps: the row is marked (which hides it, and which the database refuses for a file
 * that is in use), then the file goes, then the row. When the file cannot be removed, the mark is taken back;
 * if not even that works, the library finishes the removal when it is next opened.
 *
 * @throws AppError; the file is then in the library as before, or marked
 */
export async function removeMedia(id: string): Promise<void> {
  const place = await setMark(id, new Date().toISOString());
  try {
    await finish(id, place);
  } catch (error) {
    // The database refuses to bring back a row whose file is gone after all.
    const isBack = await setMark(id, null).then(
      () => true,
      () => false,
    );
    if (
      !isBack &&
      (await deleteRow(id).then(
        () => true,
        () => false,
      ))
    )
      return;
    throw error;
  }
}

let isSwept = false;

/** Finishes, once per visit, what closed tabs and lost connections have left behind. */
export async function sweepLeftovers(): Promise<void> {
  if (isSwept) return;
  isSwept = true;
  for (const { id, bucket, path } of unwrap(await supabase().rpc('leftover_media'))) {
    // Functions' results are typed as never null; a file without a row has no id.
    const work = id ? finish(id, { bucket, path }) : removeObject({ bucket, name: path });
    await work.catch(ignore);
  }
}
