import { compareParagraphs } from './compare-texts';

/** A run of text that is in both versions, or in one of them alone. */
export interface MarkedRun {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Below this share of common words two texts are told apart as a whole: single words in common say nothing. */
const RELATED = 0.25;

/** Blanks, words, and tags of HTML, which stick to words. */
const split = (text: string) => text.match(/\s+|<[^<>\s]*>?|[^\s<]+/g) ?? [];

/** Two texts as one, with the words marked that were removed and added; blanks and line breaks are kept. */
export function markWords(before: string, after: string): MarkedRun[] {
  const words = split(before);
  const runs: MarkedRun[] = [];
  const add = (kind: MarkedRun['kind'], text: string) => {
    if (text !== '') runs.push({ kind, text });
  };
  let place = 0;
  let common = 0;
  for (const part of compareParagraphs(words, split(after))) {
    if (part.kind === 'different') {
      place += part.mine.length;
      add('removed', part.mine.join(''));
      add('added', part.theirs.join(''));
      continue;
    }
    const text = words.slice(place, place + part.count).join('');
    place += part.count;
    common += text.trim().length;
    add('same', text);
  }
  if (common >= RELATED * Math.min(before.length, after.length)) return runs;
  return [
    { kind: 'removed', text: before } as const,
    { kind: 'added', text: after } as const,
  ].filter(({ text }) => text !== '');
}
