import type { videoTypes } from '@/config/limits';

export interface VideoHeader {
  readonly type: (typeof videoTypes)[number];
  /** File name extension without the dot. */
  readonly extension: 'mp4' | 'webm';
}

/** Brands of films that browsers play; QuickTime and pictures in the same container are none. */
const filmBrands = /^(?:iso[m2-9]|mp4[12]|avc1|M4V[ HP]?|dash|mmp4|MSNV)/;

/** How much of a file's beginning tells what it is. */
const HEAD = 4096;

/**
 * What a film is, from its first bytes.
 * @returns null for anything else
 */
export function readVideoHeader(bytes: Uint8Array): VideoHeader | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  if (head.slice(4, 8) === 'ftyp') {
    // Size, 'ftyp', major brand, version, then brands that it is compatible with.
    const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
    const brands = [head.slice(8, 12), ...(head.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
    const isPicture = brands.some((brand) => /^(?:avi[fs]|hei[cxfs]|hev[cx]|mif1)/.test(brand));
    return !isPicture && brands.some((brand) => filmBrands.test(brand))
      ? { type: 'video/mp4', extension: 'mp4' }
      : null;
  }
  // EBML, with "webm" as its document type.
  const isWebm = head.startsWith('\x1A\x45\xDF\xA3') && /\x42\x82.webm/s.test(head);
  return isWebm ? { type: 'video/webm', extension: 'webm' } : null;
}
