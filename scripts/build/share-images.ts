import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { shareImagePath } from '../../src/lib/seo/share-image';
import { palette } from '../../tailwind.config';
import { weaveCloth } from '../pictures/cloth';
import { clothColours } from '../pictures/colours';
import { figures } from '../pictures/figures';
import { lockup } from '../pictures/library';
import { breakLines, drawLine, measure } from '../share/lettering';
import { motifOf } from '../share/motifs';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const TEXT_WIDTH = 580;
const MOST_LINES = 4;
const sizes = [84, 76, 68, 60, 54, 48, 42];

/** The largest size at which the title takes at most four lines and no word is too long. */
function setTitle(title: string): { size: number; lines: string[] } {
  const settings = sizes.map((size) => ({ size, lines: breakLines(title, size, TEXT_WIDTH) }));
  const fits = settings.find(
    ({ size, lines }) =>
      lines.length <= MOST_LINES && lines.every((line) => measure(line, size) <= TEXT_WIDTH),
  );
  const smallest = settings.at(-1) ?? { size: 42, lines: [title] };
  return fits ?? smallest;
}

/** The picture of one address as SVG: its title beside a figure woven in its hue. */
export function shareImageSvg(path: string, title: string): string {
  const { hue, figure } = motifOf(path);
  const colours = clothColours(hue, 'hue');
  const mask = figures[figure];
  const cloth = weaveCloth({
    seed: `share ${path}`,
    width: WIDTH,
    height: HEIGHT,
    pitch: 12,
    loose: 0.62,
    colours,
    // The figures fill the middle of a canvas of 16 by 9; here the cloth is the right two fifths.
    mask: (x, y) => mask((x - 13.1) * 1.85 + 9.2, (y - 4.2) * 1.85 + 4.7),
  });
  const ground = colours.shadow;
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
  const file = join(output, shareImagePath(path));
  await mkdir(dirname(file), { recursive: true });
  const picture = await sharp(Buffer.from(shareImageSvg(path, title)))
    .png({ palette: true, quality: 80, dither: 0, effort: 4 })
    .toBuffer();
  await writeFile(file, picture);
}
