import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { shareImagePath } from '../../src/lib/seo/share-image';
import { palette } from '../../tailwind.config';
import { weaveCloth } from '../pictures/cloth';
import { clothColours } from '../pictures/colours';
import { figures } from '../pictures/figures';
import { lockup } from '../pictures/library';
import { breakLines, drawLine, fitWords, measure } from '../share/lettering';
import { motifOf, motifOfKind, type Motif } from '../share/motifs';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 580;
const MOST_LINES = 4;
const sizes = [84, 76, 68, 60, 54, 48, 42];
const SMALLEST = 42;

/** Pictures of earlier builds by the hash of what they show. */
const cache = 'node_modules/.cache/share-images';

/** The largest size at which the title takes at most four lines and no word is too long. */
function setTitle(title: string): { size: number; lines: string[] } {
  const settings = sizes.map((size) => ({ size, lines: breakLines(title, size, TEXT_WIDTH) }));
  const fits = settings.find(
    ({ size, lines }) =>
      lines.length <= MOST_LINES && lines.every((line) => measure(line, size) <= TEXT_WIDTH),
  );
  const smallest = settings.at(-1) ?? { size: SMALLEST, lines: [title] };
  return fits ?? smallest;
}

function clothOf(seed: string, { hue, figure }: Motif): string {
  const mask = figures[figure];
  return weaveCloth({
    seed,
    width: WIDTH,
    height: HEIGHT,
    pitch: 12,
    loose: 0.62,
    colours: clothColours(hue, 'hue'),
    // The figures fill the middle of a canvas of 16 by 9; here the cloth is the right two fifths.
    mask: (x, y) => mask((x - 13.1) * 1.85 + 9.2, (y - 4.2) * 1.85 + 4.7),
  });
}

function drawShareImage(cloth: string, motif: Motif, title: string): string {
  const ground = clothColours(motif.hue, 'hue').shadow;
  const { size, lines } = setTitle(title);
  const leading = size * 1.08;
  const first = HEIGHT - MARGIN - (lines.length - 1) * leading;
  const text = lines
    .map((line, index) =>
      drawLine(line, { x: MARGIN, y: first + index * leading, size, fill: palette.light.surface }),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${cloth}<defs><linearGradient id="veil"><stop offset="0.53" stop-color="${ground}"/>` +
    `<stop offset="0.63" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>` +
    `${lockup(MARGIN - 8, MARGIN - 12, 56, 'ink')}${text}</svg>`
  );
}

/** The picture of one address as SVG: its title beside a figure woven in its hue. */
export function shareImageSvg(path: string, title: string): string {
  const motif = motifOf(path);
  return drawShareImage(clothOf(`share ${path}`, motif), motif, title);
}

/** Of what staff wrote: many share one, and weaving takes longer than all the rest. */
const cloths = new Map<string, string>();

/**
 * The picture of what staff wrote. Their title may hold any signs, and be of any length: what has no outline is left out.
 * @param kind category of an article, or `page`
 */
export function staffShareImageSvg(kind: string, title: string): string {
  const words = fitWords(title, { size: SMALLEST, width: TEXT_WIDTH, lines: MOST_LINES });
  const motif = motifOfKind(kind);
  const cloth = cloths.get(kind) ?? clothOf(`share of ${kind}`, motif);
  cloths.set(kind, cloth);
  return drawShareImage(cloth, motif, words);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a shared link is titled, from the head that was rendered; undefined for pages that are not shared. */
export function sharedTitle(head: string): string | undefined {
  if (!head.includes('rel="canonical"')) return undefined;
  const content = /<meta[^>]*property="og:title"[^>]*content="([^"]*)"/.exec(head)?.[1];
  return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Draws the share picture of one prerendered address into the output folder, where `Head` expects it.
 * @param path of the address, for instance `/events/webinars`
 */
export async function writeShareImage(output: string, path: string, title: string): Promise<void> {
  await writePicture(join(output, shareImagePath(path)), shareImageSvg(path, title));
}

/**
 * Draws a picture into a file, unless an earlier build has drawn the same.
 * @returns whether it had to be drawn
 */
export async function writePicture(file: string, svg: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const versions = Object.values(sharp.versions).join(' ');
  const hash = createHash('sha256').update(versions).update(svg).digest('hex');
  const kept = join(cache, `${hash}.png`);
  try {
    await copyFile(kept, file);
    return false;
  } catch {
    // Drawn for the first time, or the cache is gone.
  }
  const picture = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 80, dither: 0, effort: 4 })
    .toBuffer();
  await writeFile(file, picture);
  await keep(kept, picture).catch(() => undefined);
  return true;
}

/** In one step, so that a build that is stopped leaves no half a picture behind. A cache that cannot be written is none. */
async function keep(kept: string, picture: Buffer): Promise<void> {
  await mkdir(cache, { recursive: true });
  const part = `${kept}.${process.pid}`;
  await writeFile(part, picture);
  await rename(part, kept);
}
