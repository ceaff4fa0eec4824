import { supabase } from '@/lib/supabase/client';
import { AppError, unwrap } from '@/lib/supabase/errors';
import { removeObject } from '@/lib/supabase/remove-object';
import { uploadObject } from '@/lib/supabase/upload';
import { ignore } from '@/lib/ignore';
import { mediaColumns, type MediaCategory } from './model';

export interface NewMedia {
  /** Made by us: a second try of the same file is the same row. */
  readonly id: string;
  readonly bucket: 'media-files' | 'blog-images';
  /** Made by us; a second try stores the same object. */
  readonly objectName: string;
  /** As it is listed. */
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly category: MediaCategory;
  readonly altText: string;
  readonly isDecorative: boolean;
  readonly width: number | null;
  readonly height: number | null;
}

interface StoreOptions {
  /** 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

async function insertRow(media: NewMedia): Promise<void> {
  const { id, bucket, objectName: path, name, type, category, altText, isDecorative } = media;
  const { width, height, bytes } = media;
  const size = bytes.byteLength;
  const file = { id, bucket, path, name, size, type, width, height };
  const row = mediaColumns.toRow({ ...file, category, altText, isDecorative });
  const { error, status } = await supabase().from('media_files').insert(row);
  unwrap({ data: null, error, status });
}

async function hasRow(id: string): Promise<boolean> {
  return (
    unwrap(await supabase().from('media_files').select('id').eq('id', id).maybeSingle()) !== null
  );
}

/**
 * Takes back what a failed or cancelled upload may have left: a file that no row lists. Does nothing while it
 * cannot be known whether the row is there, since a row without its file would be a broken picture.
 */
export async function abandonMedia({
  id,
  bucket,
  objectName,
}: Pick<NewMedia, 'id' | 'bucket' | 'objectName'>): Promise<void> {
  if (!(await hasRow(id))) await removeObject({ bucket, name: objectName });
}

/**
 * Stores a file and lists it: first the file, then its row. A refused row takes the file away again; when the
 * answer was lost, the row itself is looked for.
 *
 * @throws AppError; the signal's reason when cancelled
 */
export async function storeMedia(media: NewMedia, options: StoreOptions): Promise<void> {
  const { bucket, objectName: name, bytes, type: contentType } = media;
  try {
    await uploadObject({ bucket, name, bytes, contentType, ...options });
    options.signal.throwIfAborted();
  } catch (error) {
    // The last bytes may have arrived before the cancellation did.
    if (options.signal.aborted) await abandonMedia(media).catch(ignore);
    throw error;
  }
  try {
    await insertRow(media);
  } catch (error) {
    // An earlier try arrived, and only its answer was lost.
    if (error instanceof AppError && error.kind === 'duplicate') return;
    const isListed = await hasRow(media.id).catch(() => null);
    if (isListed === true) return;
    if (isListed === false) await removeObject({ bucket, name }).catch(ignore);
    throw error;
  }
}
