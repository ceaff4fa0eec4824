import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

interface Glyph {
  readonly path: { scale(x: number, y: number): { toSVG(): string } };
}
interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
}
interface Font {
  readonly unitsPerEm: number;
  layout(text: string, features?: Readonly<Record<string, boolean>>): Run;
}

function isReader(value: unknown): value is { create(data: Buffer): Font } {
  return typeof value === 'object' && value !== null && 'create' in value;
}

// The reader of fonts that pdfkit brings along for the documents.
const reader: unknown = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit');
if (!isReader(reader)) throw new Error('pdfkit has come without its reader of fonts.');

const folder = resolve(import.meta.dirname, '../../content/resources/fonts');
const read = (name: string) => reader.create(readFileSync(join(folder, `bricolage-${name}.ttf`)));

/** The cuts of the typeface that the documents use, too. */
const cuts = { text: read('regular'), strong: read('semibold'), display: read('display') };
export type Cut = keyof typeof cuts;

/** Large letters are set tight, as on the site. In shares of the size. */
const tracking: Readonly<Record<Cut, number>> = { text: 0, strong: -0.005, display: -0.02 };

interface Line {
  readonly outline: string;
  /** In shares of the size. */
  readonly width: number;
}

const lines = new Map<string, Line>();

function setLine(text: string, cut: Cut): Line {
  const key = `${cut} ${text}`;
  const known = lines.get(key);
  if (known) return known;
  const font = cuts[cut];
  // Figures of one width, so that columns stand.
  const { glyphs, positions } = font.layout(text, { tnum: cut !== 'display' });
  const unit = 1000 / font.unitsPerEm;
  let x = 0;
  let outline = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
    const path = glyph.path.scale(unit, -unit).toSVG();
    const at = Math.round(x + xOffset * unit);
    if (path !== '') outline += `<path d="${path}" transform="translate(${at} 0)"/>`;
    x += (xAdvance / font.unitsPerEm + tracking[cut]) * 1000;
  }
  const line = { outline, width: x / 1000 };
  lines.set(key, line);
  return line;
}

/** In pixels. */
export function widthOf(text: string, size: number, cut: Cut): number {
  return setLine(text, cut).width * size;
}

export interface LetteringLook {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly cut?: Cut;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
}

/** One line of text as outlines, because the library that renders them knows no fonts of ours. */
export function letter(
  text: string,
  { x, y, size, fill, cut = 'strong', anchor = 'start', opacity = 1 }: LetteringLook,
): string {
  if (opacity <= 0) return '';
  const { outline, width } = setLine(text, cut);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = (x - width * size * share).toFixed(2);
  return `<g fill="${fill}" opacity="${opacity.toFixed(3)}" transform="translate(${left} ${y.toFixed(2)}) scale(${size / 1000})">${outline}</g>`;
}

/** Breaks a text at blanks into lines no wider than `width` pixels. */
export function wrap(text: string, size: number, width: number, cut: Cut): readonly string[] {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, cut) <= width)
      broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken;
}
