// @vitest-environment node
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeCroppedPicture } from '../../scripts/build/cropped-picture';
import { fetchedPicture, seededPicture } from '../../scripts/build/stored-pictures';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cropped-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const colours = { red: '#ff0000', green: '#00ff00', blue: '#0000ff', white: '#ffffff' };

/** Four quarters: red and green above, blue and white below. */
function quarters(width: number, height: number): Promise<Buffer> {
  const [w, h] = [width / 2, height / 2];
  const part = (fill: string, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${part(colours.red, 0, 0)}${part(colours.green, w, 0)}${part(colours.blue, 0, h)}${part(colours.white, w, h)}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The nearest of the four colours in each corner of a picture: above, then below. */
async function cornersOf(file: string): Promise<string[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => {
    const bright = [0, 1, 2].map((band) => (data[(y * info.width + x) * 3 + band] ?? 0) > 127);
    return bright.every(Boolean) ? 'white' : (['red', 'green', 'blue'][bright.indexOf(true)] ?? '');
  };
  return [at(20, 20), at(1180, 20), at(20, 610), at(1180, 610)];
}

describe('the share picture around a focal point', () => {
  it.each([
    ['wide, left', 4000, 500, { x: 0, y: 50 }, ['red', 'red', 'blue', 'blue']],
    ['wide, right', 4000, 500, { x: 100, y: 50 }, ['green', 'green', 'white', 'white']],
    ['tall, above', 600, 2400, { x: 50, y: 0 }, ['red', 'green', 'red', 'green']],
    ['tall, below', 600, 2400, { x: 9, y: 100 }, ['blue', 'white', 'blue', 'white']],
    ['of its shape', 240, 126, { x: 0, y: 0 }, ['red', 'green', 'blue', 'white']],
  ])('shows that part of a picture: %s', async (name, width, height, point, corners) => {
    const file = join(folder, 'articles', `${name}.jpg`);
    expect(await writeCroppedPicture(file, await quarters(width, height), point)).toBe(true);
    expect(await cornersOf(file)).toEqual(corners);
  });

  it('counts from the top of a picture that a camera held on its side', async () => {
    const file = join(folder, 'turned.jpg');
    // Shown, it is 500 by 4000 pixels with blue and red above.
    const turned = await sharp(await quarters(4000, 500))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await writeCroppedPicture(file, turned, { x: 50, y: 0 })).toBe(true);
    expect(await cornersOf(file)).toEqual(['blue', 'red', 'blue', 'red']);
  });

  it('N68 is not made of what is no picture', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const file = join(folder, 'none.jpg');
    expect(await writeCroppedPicture(file, Buffer.from('<html>'), { x: 1, y: 1 })).toBe(false);
    expect(existsSync(file)).toBe(false);
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
  });
});

describe('a stored picture', () => {
  const address = '/storage/v1/object/public/blog-images/a.png';

  it('is fetched from the project, and not asked for again once that is away', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.statusCode = request.url === address ? 200 : 404;
      response.end('bytes');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const read = fetchedPicture({ VITE_SUPABASE_URL: `http://127.0.0.1:${port}` });
    expect(Buffer.from((await read(address)) ?? []).toString()).toBe('bytes');
    expect(await read(`${address}x`)).toBeUndefined();
    expect(await read('https://pictures.example/a.png')).toBeUndefined();
    expect(asked).toEqual([address, `${address}x`]);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));

    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect([await read(address), await read(address)]).toEqual([undefined, undefined]);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  it('of the seed is a file in its bucket and nothing else', async () => {
    expect(await seededPicture('/storage/v1/object/public/../manifest.json')).toBeUndefined();
    expect(
      await seededPicture('/storage/v1/object/public/blog-images/../manifest.json'),
    ).toBeUndefined();
    expect(await seededPicture(address)).toBeUndefined();
  });
});
