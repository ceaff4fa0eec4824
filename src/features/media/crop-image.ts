import { assetUrl } from '@/lib/supabase/asset-url';
import { FileProblem } from './file-problem';
import { readImageHeader } from './image-header';
import { isAnimated } from './image-metadata';
import type { DrawnImage } from './shrink-image';

/** A part of a picture, in per cent of its sides. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Measures {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a part, inside the picture and at least one. */
export function pixelsOf(area: PictureArea, { width, height }: Measures) {
  const x = Math.min(width - 1, Math.max(0, Math.round((area.x / 100) * width)));
  const y = Math.min(height - 1, Math.max(0, Math.round((area.y / 100) * height)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((area.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((area.height / 100) * height))),
  };
}

/** Of what is written again; a little above an upload's, for it may be cropped twice. */
const QUALITY = 0.9;

/**
 * Draws a part of a stored picture as a picture of its own, of the same type where the browser can write it.
 *
 * @throws FileProblem when the picture cannot be read or drawn
 */
export async function cropImage(
  { url, type }: { readonly url: string; readonly type: string },
  area: PictureArea,
): Promise<DrawnImage> {
  const problem = (cause?: unknown) =>
    new FileProblem('The picture could not be cropped. Check your connection and try again.', {
      cause,
    });
  const canvas = document.createElement('canvas');
  try {
    const answer = await fetch(assetUrl(url));
    if (!answer.ok) throw problem();
    const stored = await answer.blob();
    const bytes = new Uint8Array(await stored.arrayBuffer());
    const header = readImageHeader(bytes);
    if (header && isAnimated(bytes, header.type))
      throw new FileProblem('This picture moves. Cropped, only its first frame would be left.');
    const bitmap = await createImageBitmap(stored);
    const { x, y, width, height } = pixelsOf(area, bitmap);
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (!pen) throw problem();
    pen.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
    bitmap.close();
  } catch (error) {
    throw error instanceof FileProblem ? error : problem(error);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  const drawn = await blob?.arrayBuffer();
  const header = drawn && readImageHeader(new Uint8Array(drawn));
  if (!header) throw problem();
  return { ...header, bytes: drawn };
}
