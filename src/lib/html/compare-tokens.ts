// The package's front door brings its dozen other comparisons along.
import { diffArrays } from 'diff/lib/diff/array.js';
import type { Token } from './marked-tokens';

/** Where two texts are the same, and what stands in one of them alone. */
export type Step =
  | { readonly kind: 'same' | 'added'; readonly token: Token }
  | { readonly kind: 'removed'; readonly token: Token };

/** Above these the comparison would cost seconds: blocks, and words, that differ. */
const MAX_BLOCKS = 1_500;
const MAX_WORDS = 1_500;
/** Below this share of common words two passages are told apart as a whole: single words in common say nothing. */
const RELATED = 0.25;

/** Tokens in runs that each begin with a block. */
function inBlocks(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    if (token.kind === 'block' || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(token);
  }
  return runs;
}

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key);
const wordsIn = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind === 'word').length;

/**
 * The way from one text to the other: first by whole blocks, of which a long text has few, then by words within those that
 * differ. What differs too much is removed and added as a whole.
 */
export function compareTokens(before: readonly Token[], after: readonly Token[]): Step[] {
  const old = inBlocks(before);
  const young = inBlocks(after);
  const nameOf = (run: readonly Token[]) => keysOf(run).join('\n');
  const changes = diffArrays(old.map(nameOf), young.map(nameOf), { maxEditLength: MAX_BLOCKS });
  if (!changes) return compareWords(before, after);
  const steps: Step[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  let oldPlace = 0;
  let youngPlace = 0;
  const settle = () => {
    // One by one: a long text has more steps than a call takes arguments.
    for (const step of compareWords(removed, added)) steps.push(step);
    removed = [];
    added = [];
  };
  for (const change of changes) {
    const { count } = change;
    if (change.removed) {
      removed = removed.concat(old.slice(oldPlace, oldPlace + count).flat());
      oldPlace += count;
    } else if (change.added) {
      added = added.concat(young.slice(youngPlace, youngPlace + count).flat());
      youngPlace += count;
    } else {
      settle();
      for (const token of young.slice(youngPlace, youngPlace + count).flat())
        steps.push({ kind: 'same', token });
      oldPlace += count;
      youngPlace += count;
    }
  }
  settle();
  return steps;
}

function compareWords(before: readonly Token[], after: readonly Token[]): Step[] {
  const apart = (): Step[] => [
    ...before.map((token): Step => ({ kind: 'removed', token })),
    ...after.map((token): Step => ({ kind: 'added', token })),
  ];
  if (before.length === 0 || after.length === 0) return apart();
  const changes = diffArrays(keysOf(before), keysOf(after), { maxEditLength: MAX_WORDS });
  if (!changes) return apart();
  const steps: Step[] = [];
  let oldPlace = 0;
  let youngPlace = 0;
  let common = 0;
  for (const { count, removed, added } of changes) {
    if (removed) {
      for (const token of before.slice(oldPlace, oldPlace + count))
        steps.push({ kind: 'removed', token });
      oldPlace += count;
      continue;
    }
    const same = after.slice(youngPlace, youngPlace + count);
    for (const token of same) steps.push({ kind: added ? 'added' : 'same', token });
    if (!added) {
      common += wordsIn(same);
      oldPlace += count;
    }
    youngPlace += count;
  }
  return common >= RELATED * Math.min(wordsIn(before), wordsIn(after)) ? steps : apart();
}
