// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FileProblem } from './file-problem';
import { checkImage } from './image-check';
import { readImageHeader } from './image-header';

function bytes(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  );
}

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const little = (list: number[]) => [...list].reverse();

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], u32(13), 'IHDR', u32(width), u32(height), [8, 6, 0, 0, 0]);
const gif = (width: number, height: number) =>
  bytes('GIF89a', little(u16(width)), little(u16(height)));
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0],
    u16(6),
    [1, 2, 3, 4],
    [0xff, 0xff, 0xc2],
    u16(17),
    [8],
    u16(height),
    u16(width),
  );
const webp = (kind: string, ...rest: number[][]) => {
  // A chunk holds ten bytes at least; what is a picture begins after its measures.
  const body = [...rest.flat(), ...u32(0), ...u32(0)];
  return bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, little(u32(body.length)), body);
};
const box = (type: string, ...content: (string | number[])[]) => {
  const body = bytes(...content);
  return [...bytes(u32(body.length + 8), type), ...body];
};
/** A picture of these sizes, the last of which is the whole one; the others are tiles or a preview. */
const avif = (...sizes: [number, number][]) =>
  bytes(
    box('ftyp', 'avif', u32(0), 'avifmif1'),
    box(
      'meta',
      u32(0),
      box('pitm', u32(0), u16(7)),
      box(
        'iprp',
        box(
          'ipco',
          ...sizes.map(([width, height]) => box('ispe', u32(0), u32(width), u32(height))),
        ),
        box('ipma', u32(0), u32(1), u16(7), [1, sizes.length]),
      ),
    ),
  );

describe('readImageHeader', () => {
  it.each([
    ['image/png', png(640, 480)],
    ['image/gif', gif(640, 480)],
    ['image/jpeg', jpeg(640, 480)],
    ['image/webp', webp('VP8X', [0, 0, 0, 0], [0x7f, 2, 0], [0xdf, 1, 0])],
    ['image/webp', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], little(u16(640)), little(u16(480)))],
    ['image/webp', webp('VP8L', [0x2f], little(u32(639 | (479 << 14))))],
    ['image/avif', avif([320, 240], [640, 480])],
    // What is not the picture itself may be larger than it.
    ['image/avif', avif([800, 800], [640, 480])],
  ])('reads type and measures of %s', (type, content) => {
    expect(readImageHeader(content)).toMatchObject({ type, width: 640, height: 480 });
  });

  it.each([
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
    ['PDF', bytes('%PDF-1.7 and more bytes')],
    ['HEIC, which few browsers show', bytes(box('ftyp', 'heic', u32(0), 'mif1heic'))],
    ['an MP4 film', bytes(box('ftyp', 'isom', u32(0), 'isommp41'), box('moov', u32(0)))],
    ['a PNG that stops in its header', png(640, 480).slice(0, 18)],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2])],
    ['a box that claims no length', bytes(box('ftyp', 'avif', u32(0)), u32(4), 'meta', u32(0))],
    ['nothing', bytes()],
  ])('refuses %s', (_name, content) => {
    expect(readImageHeader(content)).toBeNull();
  });
});

describe('checkImage', () => {
  const file = (content: Uint8Array<ArrayBuffer>, name = 'x.png', type = 'image/png') =>
    new File([content], name, { type });

  it('takes the type from the bytes, not from the name', async () => {
    const image = await checkImage(file(jpeg(10, 10), 'holiday.png'));
    expect(image).toMatchObject({ type: 'image/jpeg', extension: 'jpg' });
  });

  it('C03: refuses HTML and SVG under a picture’s name and type', async () => {
    await expect(checkImage(file(bytes('<svg onload="alert(1)">'), 'x.svg.png'))).rejects.toThrow(
      FileProblem,
    );
    await expect(checkImage(file(bytes('<html><body>'), 'x.png'))).rejects.toThrow('not a picture');
  });

  it('C04: refuses empty, oversized and enormous pictures before anything is decoded', async () => {
    await expect(checkImage(file(bytes()))).rejects.toThrow('empty');
    await expect(checkImage(file(png(10, 10)), 8)).rejects.toThrow('at most 8 Bytes');
    await expect(checkImage(file(png(30_000, 30_000)))).rejects.toThrow('30000 × 30000');
    await expect(checkImage(file(png(9_000, 9_000)))).rejects.toThrow('50 megapixels');
    await expect(checkImage(file(png(0, 10)))).rejects.toThrow('no width');
  });
});

describe('a picture as programs write it', () => {
  const drawn = sharp({
    create: { width: 640, height: 480, channels: 4, background: '#3366cc80' },
  });
  const opaque = drawn.clone().flatten();

  it.each([
    ['image/png', drawn.clone().png()],
    ['image/jpeg', opaque.clone().jpeg({ progressive: true })],
    ['image/gif', drawn.clone().gif()],
    ['image/webp', drawn.clone().webp()],
    ['image/webp', opaque.clone().webp()],
    ['image/webp', opaque.clone().webp({ lossless: true })],
    ['image/avif', drawn.clone().avif({ effort: 0 })],
  ])('is read: %s', async (type, picture) => {
    const content = new Uint8Array(await picture.toBuffer());
    expect(readImageHeader(content)).toMatchObject({ type, width: 640, height: 480 });
  });
});
