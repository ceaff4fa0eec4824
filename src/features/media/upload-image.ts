import { showToast } from '@/components/feedback/toast-store';
import { toAppError } from '@/lib/supabase/errors';
import { uploadObject } from '@/lib/supabase/upload';
import { newId } from '@/lib/drafts/new-id';
import { displayName } from './display-name';
import { FileProblem } from './file-problem';
import { checkImage, type CheckedImage } from './image-check';
import { makeObjectName } from './object-name';
import { storeMedia } from './store-media';

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

type StoreImage = (
  image: CheckedImage,
  name: string,
  options: UploadImageOptions,
) => Promise<string>;

const storeUnlisted: StoreImage = (image, _name, options) =>
  uploadObject({
    bucket: 'blog-images',
    name: makeObjectName(image.extension),
    bytes: image.bytes,
    contentType: image.type,
    ...options,
  });

const storeListed: StoreImage = async ({ extension, ...image }, name, options) => {
  const objectName = makeObjectName(extension);
  await storeMedia(
    {
      ...image,
      id: newId(),
      objectName,
      name: displayName(name),
      bucket: 'blog-images',
      category: 'blog-images',
      altText: '',
      isDecorative: false,
    },
    options,
  );
  return `/storage/v1/object/public/blog-images/${objectName}`;
};

function pictureUpload(
  store: StoreImage,
): (file: File, options: UploadImageOptions) => Promise<StoredImage> {
  return async (file, options) => {
    try {
      const image = await checkImage(file);
      const src = await store(image, file.name, options);
      showToast({ title: 'Image uploaded successfully', variant: 'success' });
      return { src, width: image.width, height: image.height };
    } catch (error) {
      options.signal.throwIfAborted();
      const problem = error instanceof FileProblem ? error : toAppError(error);
      // The dialog that renews the session speaks for itself.
      if (!('kind' in problem && problem.kind === 'signed-out')) {
        showToast({
          title: 'Error',
          description: 'Failed to upload image',
          reason: problem.message,
          variant: 'destructive',
        });
      }
      throw problem;
    }
  };
}

/**
 * Checks a picture and stores it in `blog-images`; says in a toast how it went.
 *
 * @throws Error whose message is the reason, for the place that offers Retry; `AbortError` when cancelled
 */
export const uploadBlogImage = pictureUpload(storeUnlisted);

/** The same for who may manage media: the picture shows in the library as well. */
export const uploadListedImage = pictureUpload(storeListed);
