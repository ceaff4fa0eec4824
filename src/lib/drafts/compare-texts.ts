// The package's front door brings its dozen other comparisons along.
import { diffArrays } from 'diff/lib/diff/array.js';

/** A run of paragraphs: the same in both texts, or what stands in each of them at this place. */
export type ComparedPart =
  | { readonly kind: 'same'; readonly count: number }
  | {
      readonly kind: 'different';
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };

/** Above this the comparison would cost seconds; the texts are then shown as one difference. */
const MAX_EDITS = 2_000;

/** Compares two texts paragraph by paragraph, by their longest common sequence. */
export function compareParagraphs(
  mine: readonly string[],
  theirs: readonly string[],
): ComparedPart[] {
  const changes = diffArrays([...mine], [...theirs], { maxEditLength: MAX_EDITS });
  if (!changes) return [{ kind: 'different', mine, theirs }];
  const parts: ComparedPart[] = [];
  for (const { added, removed, count, value } of changes) {
    if (!added && !removed) {
      parts.push({ kind: 'same', count });
      continue;
    }
    // What was taken out and what was put in at one place are one difference.
    const last = parts.at(-1);
    const open = last?.kind === 'different' ? last : { mine: [], theirs: [] };
    if (last?.kind === 'different') parts.pop();
    parts.push({
      kind: 'different',
      mine: removed ? [...open.mine, ...value] : open.mine,
      theirs: added ? [...open.theirs, ...value] : open.theirs,
    });
  }
  return parts;
}

/** A run of words: in both paragraphs, or in the first alone. */
export interface ComparedWords {
  readonly words: string;
  readonly isOwn: boolean;
}

/** The first paragraph in runs of what it shares with the other and what is its own; blanks included. */
export function compareWords(paragraph: string, other: string): ComparedWords[] {
  const split = (text: string) => text.match(/\s+|\S+/g) ?? [];
  const words = split(paragraph);
  // Nothing to compare with: all of it is new, and marking all of it would say nothing.
  if (other === '') return [{ words: paragraph, isOwn: false }];
  let place = 0;
  return compareParagraphs(words, split(other)).flatMap((part): ComparedWords[] => {
    const length = part.kind === 'same' ? part.count : part.mine.length;
    const run = words.slice(place, place + length).join('');
    place += length;
    return run === '' ? [] : [{ words: run, isOwn: part.kind === 'different' }];
  });
}
