import { showToast } from '@/components/feedback/toast-store';
import { toAppError } from '@/lib/supabase/errors';
import { uploadObject } from '@/lib/supabase/upload';
import { checkImage, ImageProblem } from './image-check';
import { makeObjectName } from './object-name';

export interface StoredImage {
  /** Root-relative: `/storage/v1/object/public/blog-images/<name>` */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface UploadImageOptions {
  /** 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Checks a picture and stores it in `blog-images`; says in a toast how it went.
 *
 * @throws Error whose message is the reason, for the place that offers Retry; `AbortError` when cancelled
 */
export async function uploadBlogImage(
  file: File,
  options: UploadImageOptions,
): Promise<StoredImage> {
  try {
    const image = await checkImage(file);
    const address = await uploadObject({
      bucket: 'blog-images',
      name: makeObjectName(image.extension),
      bytes: image.bytes,
      contentType: image.type,
      ...options,
    });
    showToast({ title: 'Image uploaded successfully', variant: 'success' });
    return { src: address, width: image.width, height: image.height };
  } catch (error) {
    options.signal.throwIfAborted();
    const problem = error instanceof ImageProblem ? error : toAppError(error);
    // The dialog that renews the session speaks for itself.
    if (!('kind' in problem && problem.kind === 'signed-out')) {
      showToast({
        title: 'Error',
        description: `Failed to upload image. ${problem.message}`,
        variant: 'destructive',
      });
    }
    throw problem;
  }
}
