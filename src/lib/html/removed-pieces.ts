import type { Token } from './marked-tokens';

const looks = {
  ins: 'rounded-sm bg-success-soft text-ink underline decoration-success decoration-2 underline-offset-4 box-decoration-clone',
  del: 'rounded-sm bg-danger-soft text-ink line-through decoration-danger decoration-2 box-decoration-clone',
} as const;

/** Said to who cannot see the marks: few screen readers tell of the elements themselves. */
const words = { ins: 'Added: ', del: 'Removed: ' } as const;

function unseen(text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'sr-only';
  span.append(text);
  return span;
}

function mark(name: 'ins' | 'del', pieces: readonly Node[]): HTMLElement {
  const element = document.createElement(name);
  element.className = looks[name];
  element.append(unseen(`[${words[name]}`), ...pieces, unseen(']'));
  return element;
}

export function markAdded(piece: Node): HTMLElement {
  return mark('ins', [piece]);
}

/** Words, pictures and breaks as they stood, with the look that they had. */
export function removedWords(tokens: readonly Token[]): HTMLElement {
  const pieces: Node[] = [];
  let inline: readonly Element[] = [];
  let parent: Element | null = null;
  for (const token of tokens) {
    if (token.inline !== inline) {
      inline = token.inline;
      parent = null;
      for (const element of inline) {
        const copy = element.cloneNode(false);
        if (!(copy instanceof Element)) continue;
        copy.removeAttribute('id');
        if (parent) parent.append(copy);
        else pieces.push(copy);
        parent = copy;
      }
    }
    for (const piece of piecesOf(token, pieces.length > 0)) {
      if (parent) parent.append(piece);
      else pieces.push(piece);
    }
  }
  const removed = mark('del', pieces);
  // What stood at the beginning of its block has no blank of its own towards what stands there now.
  if (tokens.find(({ kind }) => kind === 'word')?.isApart === false) removed.classList.add('me-1');
  return removed;
}

function piecesOf({ kind, node, start, end, isApart }: Token, isLater: boolean): Node[] {
  if (kind === 'block') return isLater ? [document.createElement('br')] : [];
  if (kind === 'edge') return [document.createTextNode(' ')];
  const space = isApart ? [document.createTextNode(' ')] : [];
  if (node instanceof Element) return [...space, node];
  if (!node) return [];
  const text = node.data.slice(start, end);
  const isExact = node.parentElement?.closest('pre') != null;
  return isExact
    ? [document.createTextNode(text)]
    : [...space, document.createTextNode(text.trim())];
}

/** A paragraph, a heading, an entry of a list or a row that stands there no more. */
export function removedBlock(name: string, tokens: readonly Token[]): HTMLElement {
  const words = removedWords(tokens.filter(({ kind }) => kind !== 'block'));
  const block = document.createElement(name);
  if (name === 'tr') {
    const cell = block.appendChild(document.createElement('td'));
    cell.colSpan = 50;
    cell.append(words);
  } else {
    block.append(words);
  }
  return block;
}
