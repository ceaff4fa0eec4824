import { compareTokens, type Step } from './compare-tokens';
import { isBlock, tokensOf, type Token } from './marked-tokens';
import { withReadingAids } from './reading-aids';
import { markAdded, removedBlock, removedWords } from './removed-pieces';
import { sanitizeToFragment } from './sanitize';

export interface ComparedHtml {
  /** The later text with what was added marked in it, and what was removed put back in its place. */
  readonly fragment: DocumentFragment;
  /** Words, pictures and lines that stand in one of the two texts alone. */
  readonly added: number;
  readonly removed: number;
}

/** Where what was removed has its place in the later text. */
interface Plan {
  readonly added: ReadonlySet<Token>;
  readonly before: ReadonlyMap<Token, readonly Token[]>;
  readonly after: ReadonlyMap<Token, readonly Token[]>;
  readonly blocks: readonly RemovedBlocks[];
}

interface RemovedBlocks {
  readonly runs: readonly (readonly Token[])[];
  readonly previous: Element | null;
  readonly next: Element | null;
}

const isInline = ({ kind }: Token) => kind === 'word' || kind === 'object';

/** Splits what was removed where its first block begins: what stands before ends the block that is open. */
function splitAtBlock(tokens: readonly Token[]): [readonly Token[], Token[][]] {
  const first = tokens.findIndex(({ kind }) => kind === 'block');
  if (first === -1) return [tokens, []];
  const runs: Token[][] = [];
  for (const token of tokens.slice(first)) {
    if (token.kind === 'block') runs.push([]);
    runs.at(-1)?.push(token);
  }
  return [tokens.slice(0, first), runs.filter((run) => run.some(isInline))];
}

function planOf(steps: readonly Step[]): Plan {
  const added = new Set<Token>();
  const before = new Map<Token, readonly Token[]>();
  const after = new Map<Token, readonly Token[]>();
  const blocks: RemovedBlocks[] = [];
  let waiting: Token[] = [];
  let last: Token | undefined;
  let block: Element | null = null;

  const settle = (next: Token | undefined) => {
    if (waiting.length === 0) return;
    if (next && isInline(next)) {
      before.set(next, waiting);
    } else {
      const [ending, runs] = splitAtBlock(waiting);
      const isRoomy = next?.kind !== 'edge';
      const end = isRoomy ? ending : waiting;
      if (last && end.length > 0) after.set(last, [...(after.get(last) ?? []), ...end]);
      else if (end.some(isInline)) runs.unshift([...end]);
      const following = next?.node instanceof Element ? next.node : null;
      if (isRoomy && runs.length > 0) blocks.push({ runs, previous: block, next: following });
    }
    waiting = [];
  };

  for (const { kind, token } of steps) {
    if (kind === 'removed') {
      waiting.push(token);
      continue;
    }
    // Words that stand in no block of their own have what was removed among them.
    if (token.kind !== 'block' || token.node !== null) settle(token);
    if (token.kind === 'block') block = token.node instanceof Element ? token.node : null;
    if (kind === 'added') added.add(token);
    if (isInline(token)) last = token;
  }
  settle(undefined);
  return { added, before, after, blocks };
}

/** The outermost element around a piece at whose edge the piece stands, within its block. */
function outermost(piece: ChildNode, edge: 'firstChild' | 'lastChild'): ChildNode {
  let place = piece;
  for (;;) {
    const parentElement: Element | null = place.parentElement;
    if (!parentElement || isBlock(parentElement) || /^t[dh]$/.test(parentElement.localName))
      return place;
    if (parentElement[edge] !== place) return place;
    place = parentElement;
  }
}

function markText(text: Text, tokens: readonly Token[], plan: Plan): void {
  const first = tokens[0];
  const last = tokens.at(-1);
  const before = first && plan.before.get(first);
  const after = last && plan.after.get(last);
  if (before) outermost(text, 'firstChild').before(removedWords(before));
  if (after) outermost(text, 'lastChild').after(removedWords(after));
  const pieces: Node[] = [];
  let isOpen = false;
  let run = '';
  let place = 0;
  const close = () => {
    if (run !== '')
      pieces.push(isOpen ? markAdded(document.createTextNode(run)) : document.createTextNode(run));
    run = '';
  };
  for (const token of tokens) {
    const removed = token === first ? undefined : plan.before.get(token);
    const isAdded = plan.added.has(token);
    if (removed || isAdded !== isOpen) close();
    if (removed) pieces.push(removedWords(removed));
    isOpen = isAdded;
    run += text.data.slice(place, token.end);
    place = token.end;
    const following = token === last ? undefined : plan.after.get(token);
    if (!following) continue;
    close();
    pieces.push(removedWords(following));
  }
  close();
  pieces.push(document.createTextNode(text.data.slice(place)));
  text.replaceWith(...pieces);
}

function markObject(element: Element, token: Token, plan: Plan): void {
  const before = plan.before.get(token);
  const after = plan.after.get(token);
  if (before) element.before(removedWords(before));
  if (after) element.after(removedWords(after));
  if (!plan.added.has(token) || element.localName === 'br') return;
  const place = document.createComment('');
  element.replaceWith(place);
  place.replaceWith(markAdded(element));
}

function placeBlocks({ runs, previous, next }: RemovedBlocks, fragment: DocumentFragment): void {
  let end: Element | null = null;
  for (const run of runs) {
    const tag = run[0]?.node instanceof Element ? run[0].node.localName : 'p';
    if (next?.localName === tag && next.parentNode) {
      next.before(removedBlock(tag, run));
    } else if (previous?.localName === tag && previous.parentNode) {
      const made = removedBlock(tag, run);
      (end ?? previous).after(made);
      end = made;
    } else {
      const made = removedBlock(/^(?:li|tr|d[dt])$/.test(tag) ? 'p' : tag, run);
      // Before all that begins with the next block: a list, say, whose first entry it is.
      if (next) topOf(next).before(made);
      else fragment.append(made);
    }
  }
}

function topOf(block: Element): Element {
  let top = block;
  while (top.parentElement && top.parentElement.firstElementChild === top) top = top.parentElement;
  return top;
}

/** A player of another site in a list of changes would tell that site of its readers. */
function withoutPlayers(fragment: DocumentFragment): DocumentFragment {
  for (const frame of fragment.querySelectorAll('iframe'))
    frame.replaceWith(`[Video: ${frame.getAttribute('src') ?? ''}]`);
  return fragment;
}

/** Compares two texts of staff as readers would see them. Both are sanitised here. */
export function compareHtml(before: string, after: string): ComparedHtml {
  const old = tokensOf(withoutPlayers(sanitizeToFragment(before)));
  const fragment = withoutPlayers(sanitizeToFragment(after));
  const young = tokensOf(fragment);
  const steps = compareTokens(old, young);
  const plan = planOf(steps);
  const places = new Map<Text | Element, Token[]>();
  for (const token of young) {
    if (!isInline(token) || token.node === null) continue;
    const known = places.get(token.node);
    if (known) known.push(token);
    else places.set(token.node, [token]);
  }
  const isTouched = (token: Token) =>
    plan.added.has(token) || plan.before.has(token) || plan.after.has(token);
  for (const [node, tokens] of places) {
    if (!tokens.some(isTouched)) continue;
    if (node instanceof Text) markText(node, tokens, plan);
    else for (const token of tokens) markObject(node, token, plan);
  }
  for (const removed of plan.blocks) placeBlocks(removed, fragment);
  const count = (kind: Step['kind']) =>
    steps.filter((step) => step.kind === kind && isInline(step.token)).length;
  return {
    added: count('added'),
    removed: count('removed'),
    fragment: withReadingAids(fragment),
  };
}
