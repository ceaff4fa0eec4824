import type { TextPlace } from './content-checks';

/** In HTML an opening tag, in Markdown the whole of it. Bounded: a text may open many and close none. */
const candidates: Record<TextPlace['kind'], RegExp> = {
  picture: /<img\b[^>]{0,1000}>|!\[[^\]\n]{0,500}\]\([^)\n]{0,1000}\)/gi,
  heading:
    /<h[1-6]\b[^>]{0,1000}>|^ {0,3}#{1,6}(?=\s)[^\n]*|^[^\n]+(?=\n {0,3}(?:=+|-+)[ \t]*$)/gim,
  link: /<a\b[^>]{0,1000}>|\[[^\]\n]{0,500}\]\([^)\n]{0,1000}\)|<?https?:\/\/[^\s<>]+>?/gi,
};

/** Characters within which an element's end is looked for. */
const NEAR = 2000;

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangeOf(source: string, from: number, found: string): Range {
  const tag = /^<([ah][1-6]?)\b/i.exec(found)?.[1];
  if (tag === undefined) return { from, to: from + found.length };
  const rest = source.slice(from + found.length, from + NEAR);
  const end = rest.search(new RegExp(`</${tag}\\s*>`, 'i'));
  return { from, to: from + found.length + Math.max(0, end) };
}

const letters = (text: string) =>
  text.replace(/<[^>]*>|&#?\w+;/g, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Whether a piece of source is what the page shows with these words. */
function says(piece: string, { kind, words }: TextPlace): boolean {
  if (kind === 'heading') return letters(piece) === letters(words);
  // The page may show a file under a longer address than the one that is stored.
  const end = /\/([^/]+)\/?$/.exec(words)?.[1] ?? words;
  return piece.replaceAll('&amp;', '&').includes(end);
}

/** Where in a source, HTML or Markdown, something stands that the page shows; undefined where it cannot be told. */
export function findInSource(source: string, place: TextPlace): Range | undefined {
  const all = [...source.matchAll(candidates[place.kind])]
    // An attribute of another element.
    .filter(({ index }) => !/=["']?$/.test(source.slice(Math.max(0, index - 2), index)))
    .filter(({ index }) => place.kind === 'picture' || source[index - 1] !== '!')
    .map(({ index, 0: found }) => rangeOf(source, index, found));
  const same = all.filter(({ from, to }) => says(source.slice(from, to), place));
  return same[place.nth] ?? all[place.index];
}
