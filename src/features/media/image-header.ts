import type { imageTypes } from '@/config/limits';

export interface ImageHeader {
  readonly type: (typeof imageTypes)[number];
  /** File name extension without the dot. */
  readonly extension: 'png' | 'jpg' | 'webp' | 'gif' | 'avif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture is and how large, from its first bytes, without decoding it.
 * @returns null for anything else, such as SVG or HTML under a picture's name, and for cut-off headers
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readGif(view) ?? readWebp(view) ?? readAvif(view) ?? readJpeg(view);
  } catch (error) {
    // Reading past the end: the file stops in the middle of its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function text(view: DataView, offset: number, length: number): string {
  let result = '';
  for (let index = 0; index < length; index += 1)
    result += String.fromCharCode(view.getUint8(offset + index));
  return result;
}

function readPng(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null;
  if (text(view, 12, 4) !== 'IHDR') return null;
  return {
    type: 'image/png',
    extension: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
  };
}

function readGif(view: DataView): ImageHeader | null {
  if (!/^GIF8[79]a$/.test(text(view, 0, 6))) return null;
  return {
    type: 'image/gif',
    extension: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
  };
}

function readWebp(view: DataView): ImageHeader | null {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return null;
  const size = webpSize(view);
  return size && { type: 'image/webp', extension: 'webp', ...size };
}

/** WebP comes in three forms: extended, lossless and lossy, each with its own place for the size. */
function webpSize(view: DataView): { width: number; height: number } | null {
  switch (text(view, 12, 4)) {
    case 'VP8X': {
      const uint24 = (offset: number) =>
        view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    }
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ': {
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return null;
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    }
    default:
      return null;
  }
}

const START_OF_SCAN = 0xda;

function readJpeg(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let offset = 2;
  for (;;) {
    // Segments may be padded with any number of 0xFF.
    if (view.getUint8(offset) !== 0xff) return null;
    while (view.getUint8(offset) === 0xff) offset += 1;
    const marker = view.getUint8(offset);
    offset += 1;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        type: 'image/jpeg',
        extension: 'jpg',
        width: view.getUint16(offset + 5),
        height: view.getUint16(offset + 3),
      };
    }
    if (marker === START_OF_SCAN) return null;
    offset += view.getUint16(offset);
  }
}

function readAvif(view: DataView): ImageHeader | null {
  if (text(view, 4, 4) !== 'ftyp') return null;
  const brands = text(view, 8, Math.min(view.getUint32(0), 128) - 8);
  if (!/avif|avis/.test(brands)) return null;
  const size = largestItem(view, 0, view.byteLength);
  return size && { type: 'image/avif', extension: 'avif', ...size };
}

/** Boxes on the way to `ispe`, with the bytes that precede their children. */
const containers: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/** A picture in tiles holds the size of a tile besides that of the whole, which is the largest. */
function largestItem(
  view: DataView,
  start: number,
  end: number,
): { width: number; height: number } | null {
  let largest: { width: number; height: number } | null = null;
  let offset = start;
  while (offset + 8 <= end) {
    const size = view.getUint32(offset);
    const type = text(view, offset + 4, 4);
    // 0: to the end of the file; 1: a 64-bit size, which no header box of 5 MB needs.
    const boxEnd = size === 0 ? end : Math.min(end, offset + size);
    if (size !== 0 && size < 8) return largest;
    const header = containers[type];
    const found =
      type === 'ispe'
        ? { width: view.getUint32(offset + 12), height: view.getUint32(offset + 16) }
        : header === undefined
          ? null
          : largestItem(view, offset + 8 + header, boxEnd);
    if (found && (!largest || found.width * found.height > largest.width * largest.height))
      largest = found;
    offset = boxEnd;
  }
  return largest;
}
