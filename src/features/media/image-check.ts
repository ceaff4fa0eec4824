import { imageTypes, limits } from '@/config/limits';
import { formatBytes } from './format-bytes';
import { readImageHeader, type ImageHeader } from './image-header';

/** A file that may be stored: what it says it is has been checked against its bytes. */
export interface CheckedImage extends ImageHeader {
  readonly bytes: ArrayBuffer;
}

/** Pixels of a whole picture: what a phone can still decode. */
const MAX_PIXELS = 50_000_000;

/** Why a file cannot be used, as a sentence for the person who chose it. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';
}

/**
 * Checks a picture before anything is sent or decoded: size, type by its first bytes (never by its name
 * or declared type) and measures by its header.
 *
 * @throws ImageProblem
 */
export async function checkImage(
  file: File,
  maxBytes: number = limits.blogImageBytes,
): Promise<CheckedImage> {
  if (file.size === 0) throw new ImageProblem('The file is empty.');
  if (file.size > maxBytes) {
    throw new ImageProblem(
      `The file has ${formatBytes(file.size)}; at most ${formatBytes(maxBytes)} can be stored.`,
    );
  }
  const bytes = await readBytes(file);
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header) {
    const known = imageTypes.map((type) => type.replace('image/', '').toUpperCase()).join(', ');
    throw new ImageProblem(`This is not a picture that can be used. Choose one of ${known}.`);
  }
  const { width, height } = header;
  if (width === 0 || height === 0)
    throw new ImageProblem('The picture says that it has no width or no height.');
  if (Math.max(width, height) > limits.imageSide || width * height > MAX_PIXELS) {
    throw new ImageProblem(
      `The picture has ${width} × ${height} pixels; at most ${limits.imageSide} a side and 50 megapixels can be stored.`,
    );
  }
  return { ...header, bytes };
}

async function readBytes(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    // A file that was moved, or that lies in a cloud folder that is offline.
    throw new ImageProblem('The file could not be read. Is it still there?', { cause: error });
  }
}
