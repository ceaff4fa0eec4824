/** What two texts are compared by: a word, a picture or a break, and where a block or a cell of a table begins. */
export interface Token {
  readonly kind: 'word' | 'object' | 'block' | 'edge';
  /** Equal where a reader sees and can do the same: a word in bold, or with another link, is another one. */
  readonly key: string;
  /** Of a word its text, of anything else the element; null for what stands in no block. */
  readonly node: Text | Element | null;
  /** Of a word: the part of its text, blanks before it included. */
  readonly start: number;
  readonly end: number;
  /** The elements around it within its block, outermost first. */
  readonly inline: readonly Element[];
  /** A blank or a line break stands before it. */
  readonly isApart: boolean;
}

const blocks = new Set(
  'blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
const objects = new Set(['img', 'iframe', 'hr', 'br']);
const cells = new Set(['td', 'th']);

export function isBlock(element: Element): boolean {
  return blocks.has(element.localName);
}

/** What the sanitiser writes onto every picture says nothing about a change. */
const unsaid = new Set(['loading', 'decoding']);

function signature(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !unsaid.has(name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  return `<${[element.localName, ...attributes].join(' ')}>`;
}

/** The words and other pieces of a clean fragment in the order of reading. */
export function tokensOf(fragment: DocumentFragment): Token[] {
  const tokens: Token[] = [];
  let begun: Element | null | undefined;
  let isApart = false;

  const push = (
    token: Pick<Token, 'kind' | 'key' | 'node'> & Partial<Token>,
    block: Element | null,
  ) => {
    if (begun !== block) {
      begun = block;
      isApart = false;
      const key = `¶ ${block?.localName ?? ''}`;
      tokens.push({ kind: 'block', key, node: block, start: 0, end: 0, inline: [], isApart });
    }
    tokens.push({ start: 0, end: 0, inline: [], isApart, ...token });
    isApart = false;
  };

  const readWords = (
    text: Text,
    block: Element | null,
    inline: readonly Element[],
    marks: string,
  ) => {
    const isExact = block?.localName === 'pre';
    for (const match of text.data.matchAll(isExact ? /\n|[^\S\n]*[^\s]+|[^\S\n]+/g : /\s*\S+/g)) {
      const word = isExact ? match[0] : match[0].trim();
      if (!isExact && word.length < match[0].length) isApart = true;
      const end = match.index + match[0].length;
      push(
        { kind: 'word', key: `${word}${marks}`, node: text, start: match.index, end, inline },
        block,
      );
    }
    if (!isExact && /\s$/.test(text.data)) isApart = true;
  };

  const read = (
    parent: Node,
    block: Element | null,
    inline: readonly Element[],
    marks: string,
  ): void => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) readWords(child, block, inline, marks);
      if (!(child instanceof Element)) continue;
      const { localName } = child;
      if (objects.has(localName)) {
        push({ kind: 'object', key: `${signature(child)}${marks}`, node: child, inline }, block);
      } else if (isBlock(child)) {
        read(child, child, [], '');
      } else if (cells.has(localName)) {
        push({ kind: 'edge', key: `| ${localName}`, node: child }, block);
        read(child, block, [], '');
      } else {
        read(child, block, [...inline, child], `${marks}${signature(child)}`);
      }
    }
  };

  read(fragment, null, [], '');
  return tokens;
}
