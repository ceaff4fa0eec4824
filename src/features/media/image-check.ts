import { imageTypes, limits } from '@/config/limits';
import { formatByteLimit, formatBytes } from '@/lib/format-bytes';
import { FileProblem } from './file-problem';
import { readImageHeader, type ImageHeader } from './image-header';

/** A file that may be stored: what it says it is has been checked against its bytes. */
export interface CheckedImage extends ImageHeader {
  readonly bytes: ArrayBuffer;
}

/**
 * Checks a picture before anything is sent or decoded: size, type by its first bytes (never by its name
 * or declared type) and measures by its header.
 *
 * @throws FileProblem
 */
export async function checkImage(
  file: File,
  maxBytes: number = limits.blogImageBytes,
): Promise<CheckedImage> {
  checkSize(file, maxBytes);
  const bytes = await readBytes(file);
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header) {
    throw new FileProblem(
      `This is not a picture that can be used. Choose one of ${namesOf(imageTypes)}.`,
    );
  }
  checkMeasures(header);
  return { ...header, bytes };
}

/** `PNG, JPEG, MP4` */
export function namesOf(types: readonly string[]): string {
  return types.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');
}

/** @throws FileProblem */
export function checkSize(file: Blob, maxBytes: number): void {
  if (file.size === 0) throw new FileProblem('The file is empty.');
  if (file.size > maxBytes) {
    throw new FileProblem(
      `The file has ${formatBytes(file.size)}; at most ${formatByteLimit(maxBytes)} can be stored.`,
    );
  }
}

/** @throws FileProblem */
export function checkMeasures({ width, height }: Pick<ImageHeader, 'width' | 'height'>): void {
  if (width === 0 || height === 0)
    throw new FileProblem('The picture says that it has no width or no height.');
  if (Math.max(width, height) > limits.imageSide || width * height > limits.imagePixels) {
    throw new FileProblem(
      `The picture has ${width} × ${height} pixels; at most ${limits.imageSide} a side and 50 megapixels can be stored.`,
    );
  }
}

/** @throws FileProblem */
export async function readBytes(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch (error) {
    // A file that was moved, or that lies in a cloud folder that is offline.
    throw new FileProblem('The file could not be read. Is it still there?', { cause: error });
  }
}
