// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { limits } from '@/config/limits';
import { checkMedia } from './check-media';
import { readImageHeader } from './image-header';
import { hasMetadata } from './image-metadata';
import { offerShrinking } from './shrink-image';
import { readVideoHeader } from './video-header';

function bytes(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
}

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function png(width: number, height: number, ...chunks: string[]) {
  const header = [u32(width), u32(height), [8, 6, 0, 0, 0]].flat();
  return bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], u32(13), 'IHDR', header, u32(0), ...chunks);
}

const mp4 = (major: string, ...compatible: string[]) =>
  bytes(u32(16 + compatible.length * 4), 'ftyp', major, u32(0), ...compatible);
const webm = (kind: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0x82, 0x84], kind);

const file = (content: Uint8Array<ArrayBuffer>, name: string, type = '') =>
  new File([content], name, { type });

describe('readVideoHeader', () => {
  it.each([
    ['video/mp4', mp4('isom', 'iso2', 'mp41')],
    ['video/mp4', mp4('mp42')],
    ['video/mp4', mp4('M4V ', 'M4V ', 'mp42')],
    ['video/webm', webm('webm')],
  ])('knows %s', (type, content) => {
    expect(readVideoHeader(content)).toMatchObject({ type });
  });

  it.each([
    ['a QuickTime film', mp4('qt  ')],
    ['an AVIF sequence', mp4('avis', 'msf1', 'iso8')],
    ['a HEIC photograph', mp4('heic', 'mif1')],
    ['another Matroska film', webm('matr')],
    ['a page', bytes('<!doctype html>')],
    ['nothing', bytes()],
    ['eight bytes', bytes(u32(8), 'ftyp')],
  ])('refuses %s', (_name, content) => {
    expect(readVideoHeader(content)).toBeNull();
  });
});

describe('checkMedia', () => {
  it('takes the type of pictures and videos from their bytes', async () => {
    expect(await checkMedia(file(png(640, 480), 'film.mp4', 'video/mp4'))).toMatchObject({
      type: 'image/png',
      extension: 'png',
      width: 640,
      height: 480,
    });
    expect(await checkMedia(file(mp4('isom'), 'x.png', 'image/png'))).toMatchObject({
      type: 'video/mp4',
      extension: 'mp4',
      width: null,
    });
  });

  it.each([
    ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['x.svg.png', 'image/png', '<svg onload="alert(1)"/>'],
    ['x.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['x.xhtml', 'application/xhtml+xml', '<?xml version="1.0"?><html/>'],
    ['x.pdf', 'application/pdf', '%PDF-1.7'],
    ['x.js', 'text/javascript', 'alert(1)'],
    ['x.exe', 'application/octet-stream', 'MZ\u0090\u0000'],
  ])('C02, C03: refuses %s declared as %s', async (name, type, content) => {
    await expect(checkMedia(file(bytes(content), name, type))).rejects.toThrow(
      'no picture or video that can be used',
    );
  });

  it('C04: refuses empty, oversized and enormous files', async () => {
    await expect(checkMedia(file(bytes(), 'x.png'))).rejects.toThrow('empty');
    const heavy = file(png(1, 1), 'x.png');
    Object.defineProperty(heavy, 'size', { value: limits.mediaFileBytes + 1 });
    await expect(checkMedia(heavy)).rejects.toThrow('at most 50 MB');
    await expect(checkMedia(file(png(30_000, 30_000), 'x.png'))).rejects.toThrow('30000 × 30000');
  });
});

describe('offerShrinking', () => {
  const offer = (content: Uint8Array) => {
    const header = readImageHeader(content);
    return header && offerShrinking(header, content);
  };

  it('offers to make a huge picture smaller, keeping its proportions', () => {
    expect(offer(png(6000, 4000))).toEqual({
      width: 2560,
      height: 1707,
      makesSmaller: true,
      removesMetadata: false,
    });
    expect(offer(png(100, 9000))).toMatchObject({ width: 28, height: 2560 });
  });

  it('offers to remove metadata of a picture of any size', () => {
    expect(offer(png(800, 600, 'eXIf'))).toEqual({
      width: 800,
      height: 600,
      makesSmaller: false,
      removesMetadata: true,
    });
    expect(hasMetadata(bytes([0xff, 0xd8, 0xff, 0xe1], 'xxExif\0\0'), 'image/jpeg')).toBe(true);
    expect(hasMetadata(bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF\0'), 'image/jpeg')).toBe(false);
  });

  it('leaves alone what is small and clean, and what moves', () => {
    expect(offer(png(800, 600))).toBeNull();
    expect(offer(png(6000, 4000, 'acTL'))).toBeNull();
    expect(offer(bytes('GIF89a', [0x70, 0x17, 0x70, 0x17]))).toBeNull();
  });
});
