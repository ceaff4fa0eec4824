/**
 * Draws the portraits of those who teach and of those who are quoted into public/resources/portraits: each in two sizes, as AVIF
 * and WebP. Deterministic; what it writes is committed.
 *
 *   npm run build:portraits -- [part of a name]
 *   npm run build:portraits -- [part of a name] --sheet /tmp/sheet.png     all on one sheet, for looking
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { portraitFile, portraitWidths } from '../src/data/portraits';
import { people } from './portraits/people';
import { portraitSvg } from './portraits/portrait';
import { weave } from './portraits/weave';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' } },
});
const root = resolve(import.meta.dirname, '../public');
const [small, large] = portraitWidths;
mkdirSync(join(root, 'resources/portraits'), { recursive: true });

const chosen = people.filter(({ key }) => key.includes(positionals[0] ?? ''));
const sheet: OverlayOptions[] = [];
for (const [index, person] of chosen.entries()) {
  const cloth = await weave(portraitSvg(person), large);
  if (values.sheet !== undefined) {
    const [left, top] = [(index % 5) * 320, Math.floor(index / 5) * 320];
    sheet.push(
      { input: await sharp(cloth).resize(264).png().toBuffer(), left, top },
      { input: await sharp(cloth).resize(40).png().toBuffer(), left: left + 272, top },
    );
    continue;
  }
  for (const width of portraitWidths) {
    const picture = sharp(cloth).resize(width, width);
    const isSmall = width === small;
    const avif = picture.clone().avif({ quality: isSmall ? 60 : 44, effort: 4 });
    const webp = picture.clone().webp({ quality: isSmall ? 74 : 66, effort: 6 });
    writeFileSync(join(root, portraitFile(person.key, width, 'avif')), await avif.toBuffer());
    writeFileSync(join(root, portraitFile(person.key, width, 'webp')), await webp.toBuffer());
  }
}
if (values.sheet !== undefined)
  await sharp({
    create: {
      width: 1600,
      height: Math.ceil(chosen.length / 5) * 320,
      channels: 3,
      background: '#faf7f1',
    },
  })
    .composite(sheet)
    .png()
    .toFile(values.sheet);
