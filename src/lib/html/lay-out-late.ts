/** What lies below is laid out at once: it takes some ten milliseconds. */
const LONG = { characters: 60_000, elements: 2_000 } as const;
/** Characters of a line on a wide screen. */
const LINE = 65;
/** Marking a block costs as much as laying out so many characters. */
const WORTH_IT = 250;
/** Scripts other than Latin take some six times as long to shape. */
const OTHER_SCRIPTS = 6;

const blocks =
  'p, div, section, h1, h2, h3, h4, h5, h6, pre, figure, blockquote, ul, ol, li, dl, dt, dd, details, table';

/**
 * Lets the blocks of a long text be laid out as they come near the screen (`late` in the style sheet), since a
 * megabyte at once takes longer than a second. Each says how many lines it may have, so that the page has about its
 * final height from the start. A shorter text is left alone, and so is what stands in tables, whose columns are as wide
 * as all that is in them.
 */
export function layOutLate(fragment: DocumentFragment): void {
  const isLong =
    fragment.textContent.length > LONG.characters ||
    fragment.querySelectorAll('*').length > LONG.elements;
  if (!isLong) return;
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_ELEMENT, (node) =>
    node.nodeName === 'TABLE' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof HTMLElement && isWhole(node)) markLate(node);
  }
}

/** Holds no other block, but for the box around a table. */
function isWhole(element: HTMLElement): boolean {
  if (element.classList.contains('table-scroll')) return true;
  return element.matches(blocks) && element.querySelector(blocks) === null;
}

function markLate(block: HTMLElement): void {
  const words = block.textContent;
  const weight = words.length * (/[\u0250-\uffff]/.test(words) ? OTHER_SCRIPTS : 1);
  if (weight < WORTH_IT) return;
  block.classList.add('late');
  const lines =
    block.localName === 'pre' ? words.split('\n').length : Math.ceil(words.length / LINE);
  if (lines > 1) block.style.setProperty('--lines', String(lines));
}
