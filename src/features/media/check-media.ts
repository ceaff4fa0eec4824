import { imageTypes, limits, videoTypes } from '@/config/limits';
import { FileProblem } from './file-problem';
import { checkMeasures, checkSize, namesOf, readBytes } from './image-check';
import { readImageHeader } from './image-header';
import { offerShrinking, type ShrinkOffer } from './shrink-image';
import { readVideoHeader } from './video-header';

/** What a file of the library is, by its content. */
export interface CheckedMedia {
  readonly type: string;
  /** File name extension without the dot. */
  readonly extension: string;
  /** Pixels; null for videos. */
  readonly width: number | null;
  readonly height: number | null;
  readonly offer: ShrinkOffer | null;
}

/** Whether a browser can show the picture at all; a whole header may stand before a broken rest. */
async function checkDecoding(file: Blob): Promise<void> {
  if (typeof createImageBitmap !== 'function') return;
  try {
    (await createImageBitmap(file)).close();
  } catch (error) {
    throw new FileProblem('The picture is damaged and cannot be shown.', { cause: error });
  }
}

/** Not every browser that shows the library can decode these; their headers must do. */
const hardTypes: readonly string[] = ['image/avif'];

/**
 * Checks a file for the library before anything is sent: size, type by its first bytes and measures.
 *
 * @throws FileProblem
 */
export async function checkMedia(file: File): Promise<CheckedMedia> {
  checkSize(file, limits.mediaFileBytes);
  const head = new Uint8Array(await readBytes(file.slice(0, 64 * 1024)));
  const video = readVideoHeader(head);
  if (video) return { ...video, width: null, height: null, offer: null };

  const bytes = new Uint8Array(await readBytes(file));
  const image = readImageHeader(bytes);
  if (!image) {
    throw new FileProblem(
      `This is no picture or video that can be used. Choose one of ${namesOf([...imageTypes, ...videoTypes])}.`,
    );
  }
  checkMeasures(image);
  if (!hardTypes.includes(image.type)) await checkDecoding(file);
  return { ...image, offer: offerShrinking(image, bytes) };
}
