import { imageDimensionsFromData } from 'image-dimensions';
import type { imageTypes } from '@/config/limits';

const kinds = {
  png: { type: 'image/png', extension: 'png' },
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  webp: { type: 'image/webp', extension: 'webp' },
  gif: { type: 'image/gif', extension: 'gif' },
  avif: { type: 'image/avif', extension: 'avif' },
} as const;

export interface ImageHeader {
  readonly type: (typeof imageTypes)[number];
  /** File name extension without the dot. */
  readonly extension: (typeof kinds)[keyof typeof kinds]['extension'];
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture is and how large, from its first bytes, without decoding it.
 * @returns null for anything else, such as SVG or HTML under a picture's name, and for cut-off headers
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const found = imageDimensionsFromData(bytes);
  // Of browsers only Safari shows HEIC.
  if (!found || found.type === 'heic') return null;
  const { type, width, height } = found;
  return { ...kinds[type], width, height };
}
