import { FileProblem } from './file-problem';
import { readImageHeader, type ImageHeader } from './image-header';
import { hasMetadata, isAnimated } from './image-metadata';

/** Longest side in pixels that a web page has a use for, twice a wide column on a sharp screen. */
export const LARGE_SIDE = 2560;

/** What drawing a picture anew would do for it. */
export interface ShrinkOffer {
  /** Measures after; as before where only metadata is removed. */
  readonly width: number;
  readonly height: number;
  readonly makesSmaller: boolean;
  readonly removesMetadata: boolean;
}

/** What can be drawn and written again without losing more than it should. */
const redrawable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** @returns null where there is nothing to gain, or a movement to lose */
export function offerShrinking(header: ImageHeader, bytes: Uint8Array): ShrinkOffer | null {
  if (!redrawable.includes(header.type) || isAnimated(bytes, header.type)) return null;
  const factor = Math.min(1, LARGE_SIDE / Math.max(header.width, header.height));
  const offer = {
    width: Math.max(1, Math.round(header.width * factor)),
    height: Math.max(1, Math.round(header.height * factor)),
    makesSmaller: factor < 1,
    removesMetadata: hasMetadata(bytes, header.type),
  };
  return offer.makesSmaller || offer.removesMetadata ? offer : null;
}

export interface DrawnImage extends ImageHeader {
  readonly bytes: ArrayBuffer;
}

/** Quality of what is written again; at this one nobody sees a difference in a photograph. */
const QUALITY = 0.88;

/**
 * Draws a picture anew: upright, at most `LARGE_SIDE` long, and without anything but the picture.
 *
 * @throws FileProblem when the browser cannot
 */
export async function shrinkImage(
  file: Blob,
  type: string,
  offer: ShrinkOffer,
): Promise<DrawnImage> {
  const problem = (cause?: unknown) =>
    new FileProblem('This browser could not make the picture smaller. Upload it as it is.', {
      cause,
    });
  const canvas = document.createElement('canvas');
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    // A photograph that lies on its side in the file stands up when drawn.
    const isTurned = bitmap.width < bitmap.height !== offer.width < offer.height;
    canvas.width = isTurned ? offer.height : offer.width;
    canvas.height = isTurned ? offer.width : offer.height;
    const pen = canvas.getContext('2d');
    if (!pen) throw problem();
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
  } catch (error) {
    throw error instanceof FileProblem ? error : problem(error);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const bytes = await blob?.arrayBuffer();
  // A browser that cannot write the wanted type writes PNG: what counts is what came out.
  const header = bytes && readImageHeader(new Uint8Array(bytes));
  if (!header) throw problem();
  return { ...header, bytes };
}
