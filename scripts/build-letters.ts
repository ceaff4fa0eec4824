/**
 * Turns the headline cut of the typeface into outlines for the share pictures, because the library that
 * renders them knows no fonts of ours. Run rarely, with the packages named in build-font.ts:
 *
 *   npx tsx scripts/build-letters.ts /tmp/font
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: Record<string, number> },
) => Promise<Buffer>;

interface Glyph {
  advanceWidth: number;
  path: { scale(x: number, y: number): { toSVG(): string } };
}
interface Font {
  unitsPerEm: number;
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string): { positions: readonly { xAdvance: number }[] };
}

function isSubset(value: unknown): value is Subset {
  return typeof value === 'function';
}

function isFontReader(value: unknown): value is { create(data: Buffer): Font } {
  return typeof value === 'object' && value !== null && 'create' in value;
}

const root = resolve(import.meta.dirname, '..');
const tools = resolve(process.argv[2] ?? '/tmp/font');
const require = createRequire(join(tools, 'package.json'));
const subset: unknown = require('subset-font');
const reader: unknown = require('fontkit');
if (!isSubset(subset) || !isFontReader(reader)) {
  throw new Error(`Install the font tools into ${tools} first (see the head of this file).`);
}

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const signs = ['é', '‘', '’', '“', '”', '–', '—', '…', '·'];
const characters = [...ascii, ...signs];

const source = join(
  tools,
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
);
const font = reader.create(
  await subset(readFileSync(source), characters.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { opsz: 48, wght: 680 },
  }),
);

// 200 units to the em, as in the wordmark: half a unit is less than a tenth of a pixel at headline size.
const UNITS = 200;
const scale = UNITS / font.unitsPerEm;
const round = (value: number) => Math.round(value * 2) / 2;

function outline(glyph: Glyph): string {
  const path = glyph.path.scale(scale, -scale).toSVG();
  return path.replace(/-?\d+(?:\.\d+)?(?:e-\d+)?/g, (value) => String(round(Number(value))));
}

const glyphs = Object.fromEntries(
  characters.map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 32);
    return [
      character,
      { advance: round(glyph.advanceWidth * scale), outline: outline(glyph).trim() },
    ];
  }),
);

/** Per first letter what follows it closer or wider, for instance `V-19 y-12`. */
const kerning: Record<string, string> = {};
const letters = characters.filter((character) => /[A-Za-z]/.test(character));
for (const first of letters) {
  const advance = glyphs[first]?.advance ?? 0;
  const pairs = letters.flatMap((second) => {
    const [position] = font.layout(first + second).positions;
    const difference = Math.round((position?.xAdvance ?? 0) * scale - advance);
    // Below three units, a pixel in a headline, nobody sees it, and most pairs are.
    return position && Math.abs(difference) >= 3 ? [`${second}${difference}`] : [];
  });
  if (pairs.length > 0) kerning[first] = pairs.join(' ');
}

writeFileSync(
  join(root, 'scripts/share/letters.json'),
  `${JSON.stringify({ unitsPerEm: UNITS, glyphs, kerning }, null, 2)}\n`,
);
