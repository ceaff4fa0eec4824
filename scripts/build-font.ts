/**
 * Builds the site's typeface from the published variable font, and prints the metrics of its fallback.
 * Run rarely; the packages it needs stay out of package.json:
 *
 *   npm i --prefix /tmp/font subset-font@2 fontkit@2 @fontsource-variable/bricolage-grotesque@5
 *   npx tsx scripts/build-font.ts /tmp/font
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

type Range = number | { min: number; max: number };
type Subset = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Record<string, Range> },
) => Promise<Buffer>;

interface Glyph {
  advanceWidth: number;
}
interface Font {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  glyphForCodePoint(codePoint: number): Glyph;
}
interface FontReader {
  create(data: Buffer): Font;
}

function isSubset(value: unknown): value is Subset {
  return typeof value === 'function';
}

function isFontReader(value: unknown): value is FontReader {
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

const source = join(tools, 'node_modules/@fontsource-variable/bricolage-grotesque');
const file = (part: string) => join(source, `files/bricolage-grotesque-${part}-opsz-normal.woff2`);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const accented = 'éèêëàáâäãåçñöóòôøüúùûíìîïßæÉÀÖÜÄÇÑıŒœ';
const signs = '\u00a0£§©®°±·×÷«»¿¡½¼¾²³‘’‚“”„–—•…‹›€™−←→↑↓≈≠≤≥';
const text = ascii.join('') + accented + signs;

// The optical size is fixed between text and headline: as an axis it would double the file (69 KB).
const opticalSize = 20;
const variationAxes = { opsz: opticalSize, wght: { min: 400, max: 700 } };
const latin = await subset(readFileSync(file('latin')), text, {
  targetFormat: 'woff2',
  variationAxes,
});
// The rupee sign lives in another part of the family and is fetched only where it is used.
const rupee = await subset(readFileSync(file('latin-ext')), '₹', {
  targetFormat: 'woff2',
  variationAxes,
});

writeFileSync(join(root, 'public/fonts/bricolage-latin-v1.woff2'), latin);
writeFileSync(join(root, 'public/fonts/bricolage-rupee-v1.woff2'), rupee);
copyFileSync(join(source, 'LICENSE'), join(root, 'public/fonts/LICENSE.txt'));

// Static cuts for the PDF documents, which cannot hold a variable font.
const documents = join(root, 'content/resources/fonts');
for (const [name, wght, opsz] of [
  ['regular', 400, 14],
  ['semibold', 640, 14],
  ['display', 700, 48],
] as const) {
  const cut = { targetFormat: 'sfnt', variationAxes: { opsz, wght } } as const;
  writeFileSync(
    join(documents, `bricolage-${name}.ttf`),
    await subset(readFileSync(file('latin')), text, cut),
  );
  writeFileSync(
    join(documents, `bricolage-${name}-rupee.ttf`),
    await subset(readFileSync(file('latin-ext')), '₹', cut),
  );
}
copyFileSync(join(source, 'LICENSE'), join(documents, 'LICENSE.txt'));

// Letters weighted by how often English uses them, so that lines break alike in font and fallback.
const frequency: Record<string, number> = {
  ' ': 18,
  e: 10.4,
  t: 7.4,
  a: 6.5,
  o: 6.1,
  n: 5.7,
  i: 5.7,
  s: 5.3,
  r: 4.9,
  h: 4.9,
  l: 3.3,
  d: 3.5,
  u: 2.3,
  c: 2.2,
  m: 2,
  f: 1.9,
  w: 1.9,
  g: 1.6,
  p: 1.5,
  y: 1.6,
  b: 1.2,
  v: 0.8,
  k: 0.6,
};
const arialRegular: Record<string, number> = {
  ' ': 278,
  e: 556,
  t: 278,
  a: 556,
  o: 556,
  n: 556,
  i: 222,
  s: 500,
  r: 333,
  h: 556,
  l: 222,
  d: 556,
  u: 556,
  c: 500,
  m: 833,
  f: 278,
  w: 722,
  g: 556,
  p: 556,
  y: 500,
  b: 556,
  v: 500,
  k: 500,
};
const arialBold: Record<string, number> = {
  ' ': 278,
  e: 556,
  t: 333,
  a: 556,
  o: 611,
  n: 611,
  i: 278,
  s: 556,
  r: 389,
  h: 611,
  l: 278,
  d: 611,
  u: 611,
  c: 556,
  m: 889,
  f: 333,
  w: 778,
  g: 611,
  p: 611,
  y: 556,
  b: 611,
  v: 556,
  k: 556,
};

const robotoRegular: Record<string, number> = {
  ' ': 248,
  e: 530,
  t: 327,
  a: 544,
  o: 570,
  n: 552,
  i: 243,
  s: 516,
  r: 339,
  h: 551,
  l: 243,
  d: 564,
  u: 551,
  c: 523,
  m: 877,
  f: 348,
  w: 751,
  g: 562,
  p: 562,
  y: 473,
  b: 562,
  v: 484,
  k: 507,
};
const robotoBold: Record<string, number> = {
  ' ': 249,
  e: 541,
  t: 338,
  a: 536,
  o: 565,
  n: 560,
  i: 265,
  s: 515,
  r: 365,
  h: 560,
  l: 265,
  d: 564,
  u: 560,
  c: 522,
  m: 866,
  f: 358,
  w: 735,
  g: 571,
  p: 563,
  y: 502,
  b: 563,
  v: 506,
  k: 534,
};

function averageWidth(widthOf: (letter: string) => number): number {
  return Object.entries(frequency).reduce(
    (sum, [letter, share]) => sum + widthOf(letter) * share,
    0,
  );
}

// Set text holds capitals, figures and kerned pairs too. The last factor is what makes the first screens of the
// prerendered pages break their lines alike most often, in Chromium at twelve widths from 344 to 1280.
for (const [name, weight, fallback, measured] of [
  ['Arial 400', 400, arialRegular, 0.988],
  ['Arial 500', 500, arialRegular, 0.988],
  ['Arial 600', 600, arialBold, 0.997],
  ['Arial 700', 700, arialBold, 0.998],
  ['Roboto 400 500', 400, robotoRegular, 0.994],
  ['Roboto 600', 600, robotoBold, 0.993],
  ['Roboto 700', 700, robotoBold, 0.995],
] as const) {
  const instance = await subset(readFileSync(file('latin')), text, {
    targetFormat: 'sfnt',
    variationAxes: { opsz: opticalSize, wght: weight },
  });
  const font = reader.create(instance);
  const own = averageWidth(
    (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 32).advanceWidth,
  );
  const adjust =
    (own / font.unitsPerEm / (averageWidth((letter) => fallback[letter] ?? 500) / 1000)) * measured;
  const percent = (units: number) => `${((units / font.unitsPerEm / adjust) * 100).toFixed(1)}%`;
  process.stdout.write(
    `${name}: size-adjust ${(adjust * 100).toFixed(1)}%; ascent-override ${percent(font.ascent)}; ` +
      `descent-override ${percent(-font.descent)}; line-gap-override ${percent(font.lineGap)}\n`,
  );
}
process.stdout.write(`latin ${latin.length} bytes, rupee ${rupee.length} bytes\n`);
