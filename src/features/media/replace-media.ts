import { limits } from '@/config/limits';
import { AppError, unwrap } from '@/lib/supabase/errors';
import { ignore } from '@/lib/ignore';
import { supabase } from '@/lib/supabase/client';
import { removeObject } from '@/lib/supabase/remove-object';
import { uploadObject } from '@/lib/supabase/upload';
import { checkMedia, type CheckedMedia } from './check-media';
import { FileProblem } from './file-problem';
import { checkSize } from './image-check';
import { isVideo, type MediaFile } from './model';
import { shrinkImage } from './shrink-image';

/** What takes the place of a file. */
export interface Replacement {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Pixels; null for videos. */
  readonly width: number | null;
  readonly height: number | null;
  /** Made by us; a second try stores the same object. */
  readonly objectName: string;
}

/** The bucket in which a file lies, and its replacement will. */
export function bucketOf({ url }: Pick<MediaFile, 'url'>): 'media-files' | 'blog-images' {
  return url.includes('/blog-images/') ? 'blog-images' : 'media-files';
}

/**
 * Checks what was chosen for the place of a file: all that an upload must be, and of the same kind.
 *
 * @throws FileProblem
 */
export async function checkReplacement(file: MediaFile, chosen: File): Promise<CheckedMedia> {
  if (bucketOf(file) === 'blog-images') checkSize(chosen, limits.blogImageBytes);
  const media = await checkMedia(chosen);
  if (isVideo(media) !== isVideo(file)) {
    throw new FileProblem(
      isVideo(file)
        ? 'A video can be replaced by another video alone.'
        : 'A picture can be replaced by another picture alone.',
    );
  }
  return media;
}

/** The chosen file as it will be stored: drawn anew where the person took that offer. @throws FileProblem */
export async function prepareReplacement(
  chosen: File,
  media: CheckedMedia,
  isShrunk: boolean,
): Promise<Omit<Replacement, 'objectName'> & { readonly extension: string }> {
  if (media.offer && isShrunk) return shrinkImage(chosen, media.type, media.offer);
  const { type, extension, width, height } = media;
  return { bytes: await chosen.arrayBuffer(), type, extension, width, height };
}

interface ReplaceOptions {
  /** 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Stores a file and puts it in the place of another; what shows that one follows, 50 posts and pages at a call. Every
 * step may be tried again with the same replacement. A refusal takes the stored file away again.
 *
 * @returns how many posts, pages and settings now show it
 * @throws AppError; the signal's reason when cancelled
 */
export async function replaceMedia(
  file: Pick<MediaFile, 'id' | 'url'>,
  { objectName: name, bytes, type: contentType, width, height }: Replacement,
  options: ReplaceOptions,
): Promise<number> {
  const bucket = bucketOf(file);
  await uploadObject({ bucket, name, bytes, contentType, ...options });
  const measures = width && height ? { new_width: width, new_height: height } : {};
  let moved = 0;
  try {
    for (;;) {
      const [part] = unwrap(
        await supabase().rpc('replace_media', { target: file.id, new_path: name, ...measures }),
      );
      moved += part?.moved ?? 0;
      if (!part || part.remaining === 0 || part.moved === 0) return moved;
    }
  } catch (error) {
    // Nothing is known of an answer that did not come; a refusal is one.
    if (error instanceof AppError && ['denied', 'invalid'].includes(error.kind) && moved === 0)
      await abandonReplacement(file, name).catch(ignore);
    throw error;
  }
}

/** Takes away what a replacement that was given up has stored, unless a file lies there after all. */
export async function abandonReplacement(
  file: Pick<MediaFile, 'url'>,
  name: string,
): Promise<void> {
  const rows = unwrap(await supabase().from('media_files').select('id').eq('path', name));
  if (rows.length === 0) await removeObject({ bucket: bucketOf(file), name });
}
