import letters from './letters.json';

interface Letter {
  advance: number;
  outline: string;
}

const glyphs = new Map<string, Letter>(Object.entries(letters.glyphs));
const kerning = new Map<string, number>();
for (const [first, pairs] of Object.entries(letters.kerning)) {
  for (const pair of pairs.split(' ')) kerning.set(first + pair.charAt(0), Number(pair.slice(1)));
}

/** Headlines are set tight, as on the site (`letterSpacing` of the large sizes). */
const TRACKING = -0.022 * letters.unitsPerEm;

function letter(character: string): Letter {
  const found = glyphs.get(character === '\u00a0' ? ' ' : character);
  if (!found) throw new Error(`No outline for “${character}”: add it in scripts/build-letters.ts.`);
  return found;
}

/** Places each character; the last value is the width in font units. */
function place(text: string): { at: number[]; width: number } {
  const at: number[] = [];
  let x = 0;
  let before = '';
  for (const character of text) {
    x += kerning.get(before + character) ?? 0;
    at.push(x);
    x += letter(character).advance + TRACKING;
    before = character;
  }
  return { at, width: x };
}

/** Width of one line in pixels. */
export function measure(text: string, size: number): number {
  return (place(text).width / letters.unitsPerEm) * size;
}

/** Breaks at blanks; a word that is wider than the line gets a line of its own. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line as outlines, its baseline at `y`. */
export function drawLine(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  const { at } = place(text);
  const parts = Array.from(text, (character, index) => {
    const { outline } = letter(character);
    return outline === ''
      ? ''
      : `<path d="${outline}" transform="translate(${at[index] ?? 0} 0)"/>`;
  });
  const scale = size / letters.unitsPerEm;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
}

function drawable(character: string): string {
  if (glyphs.has(character)) return character;
  // An accent that the typeface lacks, without it.
  const base = character.normalize('NFD').charAt(0);
  return glyphs.has(base) ? base : '';
}

/**
 * As many words of a text as fit; an ellipsis stands for the rest. Signs without an outline are left out, and a text of
 * which little would remain is left out as a whole.
 * @param size in pixels @param width of a line in pixels
 */
export function fitWords(
  text: string,
  { size, width, lines }: { size: number; width: number; lines: number },
): string {
  const signs = Array.from(text.normalize('NFC').replace(/\s+/g, ' ').trim());
  const drawn = signs.map((sign) => (sign === ' ' ? ' ' : drawable(sign))).join('');
  const share =
    Array.from(drawn.replaceAll(' ', '')).length / signs.filter((sign) => sign !== ' ').length;
  if (!(share > 0.6)) return '';
  const words = drawn
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (measure(word, size) <= width ? [word] : (word.match(/.{1,12}/gu) ?? [])));
  const fits = (some: readonly string[]) => breakLines(some.join(' '), size, width).length <= lines;
  if (fits(words)) return words.join(' ');
  let count = 0;
  while (fits([...words.slice(0, count + 1), '…'])) count += 1;
  return `${words.slice(0, count).join(' ')} …`;
}
