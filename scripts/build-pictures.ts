/**
 * Draws every picture of the product: article covers, library pictures, icons and the share image.
 * Deterministic, so running it again changes nothing. Run with `npx tsx scripts/build-pictures.ts`.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  covers,
  media,
  storageName,
  type CoverEntry,
  type MediaEntry,
} from './pictures/catalogue';
import { weaveCloth } from './pictures/cloth';
import { clothColours, type Ground } from './pictures/colours';
import { columnChart, figures } from './pictures/figures';
import { avatarsArt, courseArt, heroArt, iconArt, logoArt, shareArt } from './pictures/library';

const root = resolve(import.meta.dirname, '..');
const seedFiles = join(root, 'supabase/seed/files');
const COVER_LIMIT = 60_000;

function page(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
}

function write(path: string, data: Buffer | string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

/** The best quality that stays within the limit (bytes). A breath of blur saves a third and is not seen. */
async function webpWithin(svg: Buffer, limit: number): Promise<Buffer> {
  const drawing = await sharp(svg).blur(0.6).toBuffer();
  for (let quality = 74; quality > 25; quality -= 6) {
    const data = await sharp(drawing).webp({ quality, effort: 6 }).toBuffer();
    if (data.length < limit) {
      return data;
    }
  }
  throw new Error(`A picture does not fit into ${limit} bytes: draw it calmer.`);
}

const grounds: readonly Ground[] = ['paper', 'ink', 'hue'];

function coverArt(cover: CoverEntry, index: number): string {
  const ground = grounds[index % grounds.length] ?? 'paper';
  const mask =
    cover.figure === 'chart' && cover.hue === 'data' ? columnChart : figures[cover.figure];
  return weaveCloth({
    seed: cover.key,
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
    pitch: 18,
    loose: 0.17,
    colours: clothColours(cover.hue, ground),
    mask,
  });
}

function libraryArt(entry: MediaEntry): string {
  const { art, width, height, key } = entry;
  switch (art.kind) {
    case 'logo':
      return logoArt(width, height, art.tone);
    case 'hero':
      return heroArt(width, height);
    case 'course':
      return courseArt({
        seed: key,
        width,
        height,
        hue: art.hue,
        mask: figures[art.figure],
        label: art.label,
      });
    case 'avatars':
      return avatarsArt(width, height);
  }
}

async function renderLibrary(entry: MediaEntry): Promise<Buffer> {
  const svg = page(entry.width, entry.height, libraryArt(entry));
  return entry.mime === 'image/png'
    ? sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer()
    : webpWithin(svg, 110_000);
}

const articleRows = [];
for (const [index, cover] of covers.entries()) {
  const file = storageName(cover.key, 'webp');
  const path = join(seedFiles, 'blog-images', file);
  write(
    path,
    await webpWithin(page(COVER_WIDTH, COVER_HEIGHT, coverArt(cover, index)), COVER_LIMIT),
  );
  articleRows.push({
    key: cover.key,
    file,
    mime: 'image/webp',
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
    size: statSync(path).size,
    alt: cover.alt,
    hue: cover.hue,
  });
}

const libraryRows = [];
for (const entry of media) {
  const { key, name, category, mime, width, height, alt } = entry;
  const file = storageName(key, mime === 'image/png' ? 'png' : 'webp');
  const data = await renderLibrary(entry);
  write(join(seedFiles, 'media-files', file), data);
  libraryRows.push({ key, file, name, category, mime, width, height, size: data.length, alt });
}

write(
  join(seedFiles, 'manifest.json'),
  `${JSON.stringify({ 'blog-images': articleRows, 'media-files': libraryRows }, null, 2)}\n`,
);

write(
  join(root, 'public/favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${iconArt('favicon')}</svg>\n`,
);
for (const [name, size, kind] of [
  ['icon-180', 180, 'tile'],
  ['icon-192', 192, 'tile'],
  ['icon-512', 512, 'tile'],
  ['icon-maskable-512', 512, 'maskable'],
] as const) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${iconArt(kind)}</svg>`;
  write(
    join(root, `public/icons/${name}.png`),
    await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer(),
  );
}
write(
  join(root, 'public/share/default.png'),
  await sharp(page(1200, 630, shareArt(1200, 630)))
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer(),
);
