import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { FocalPoint } from '../../src/lib/chosen-focal-point';

/** What chat programs and networks show of a shared link, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
/** A small file may unfold to a picture that no build should hold. */
const MOST_PIXELS = 50_000_000;

/**
 * Cuts the largest part of the shape of a share picture out of a picture, as `object-position` would place it, and writes it
 * as a JPEG.
 * @returns whether it was written: what is no picture is left alone
 */
export async function writeCroppedPicture(
  file: string,
  bytes: Uint8Array,
  { x, y }: FocalPoint,
): Promise<boolean> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { width, height } = (await picture.metadata()).autoOrient;
    const shown = {
      width: Math.max(1, Math.min(width, Math.round((height * WIDTH) / HEIGHT))),
      height: Math.max(1, Math.min(height, Math.round((width * HEIGHT) / WIDTH))),
    };
    const part = {
      ...shown,
      left: Math.round(((width - shown.width) * x) / 100),
      top: Math.round(((height - shown.height) * y) / 100),
    };
    const drawn = await picture
      .autoOrient()
      .extract(part)
      .resize(WIDTH, HEIGHT, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, drawn);
    return true;
  } catch (error) {
    process.stderr.write(`${file} could not be cut out: ${String(error)}\n`);
    return false;
  }
}
