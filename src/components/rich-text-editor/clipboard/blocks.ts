import { fontSize, stylesOf } from './styles';

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, td, th, blockquote, pre, figure, hr, section, article, aside, details, dl';

export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** What nobody sees: hidden words, marks of where a copy ends, Word's empty name spaces. */
export function dropInvisible(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('[style], .Apple-interchange-newline, .EOP')) {
    const styles = stylesOf(element);
    if (
      !element.hasAttribute('style') ||
      element.matches('.Apple-interchange-newline, .EOP') ||
      /none/i.test(styles.get('display') ?? '') ||
      /all/i.test(styles.get('mso-hide') ?? '')
    )
      element.remove();
  }
  for (const space of root.querySelectorAll('.Apple-converted-space, .Apple-tab-span'))
    space.replaceWith(' ');
}

/** The name that a program gives the look of a paragraph, such as `MsoQuote` or `heading 1`. */
function lookOf(block: Element): string {
  const inner = block.querySelector('[data-ccp-parastyle]')?.getAttribute('data-ccp-parastyle');
  return `${block.className} ${inner ?? ''}`;
}

function headingLevel(block: Element, look: string): number | undefined {
  if (block.getAttribute('role') === 'heading')
    return Number(block.getAttribute('aria-level') ?? 2);
  if (/\b(?:Mso)?Title\b/i.test(look)) return 1;
  const level = /\b(?:Mso)?heading ?([1-9])\b/i.exec(look)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Headings and quotations that are paragraphs with a name. */
export function nameParagraphs(root: DocumentFragment): void {
  for (const block of root.querySelectorAll('p, div')) {
    if (block.querySelector(blocks)) continue;
    const look = lookOf(block);
    const level = headingLevel(block, look);
    if (level !== undefined && !block.closest('li, td')) {
      rename(block, `h${Math.min(Math.max(level, 1), 6)}`);
    } else if (/\b(?:Mso)?(?:Intense ?)?Quote\b/i.test(look)) {
      const before = block.previousElementSibling;
      const quote =
        before?.tagName === 'BLOCKQUOTE' ? before : block.ownerDocument.createElement('blockquote');
      if (quote !== before) block.before(quote);
      quote.append(block);
    }
  }
}

function sizeOf(block: Element): number | undefined {
  const inner = block.querySelector('[style*="font"]');
  return (inner && fontSize(stylesOf(inner))) ?? fontSize(stylesOf(block));
}

/**
 * Apple's programs know no headings on the clipboard, only larger letters: short lines a quarter larger than most
 * of the text are taken for headings, the largest for the first level.
 */
export function headingsBySize(html: string, root: DocumentFragment): void {
  if (!/<meta[^>]+Cocoa HTML Writer/i.test(html)) return;
  const lines = [...root.querySelectorAll('p')].filter((line) => !line.closest('li, td, th'));
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = sizeOf(line);
    if (size !== undefined)
      weights.set(size, (weights.get(size) ?? 0) + line.textContent.trim().length);
  }
  const [body] = [...weights].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (body === undefined) return;
  const isHeading = (line: Element) =>
    (sizeOf(line) ?? 0) >= body * 1.25 &&
    line.textContent.trim().length > 0 &&
    line.textContent.length <= 200;
  const headings = lines.filter(isHeading).map((line) => ({ line, size: sizeOf(line) ?? 0 }));
  const sizes = [...new Set(headings.map(({ size }) => size))].sort((one, other) => other - one);
  for (const { line, size } of headings) rename(line, `h${Math.min(sizes.indexOf(size) + 1, 4)}`);
}

/** Lines that are boxes become paragraphs, so that what follows need not know of both. */
export function boxesToParagraphs(root: DocumentFragment): void {
  for (const box of root.querySelectorAll('div')) {
    const isInLine = box.closest('p, h1, h2, h3, h4, h5, h6, pre');
    if (!isInLine && !box.querySelector(blocks)) rename(box, 'p');
  }
}

const isCode = (line: Element) =>
  line.textContent.trim() !== '' &&
  [...line.childNodes].every(
    (child) =>
      (child instanceof Element && child.matches('code, br')) || child.textContent?.trim() === '',
  );

/** Paragraphs in letters of one width, one below the other, are a block of code. */
export function gatherCode(root: DocumentFragment): void {
  for (const line of root.querySelectorAll('p')) {
    if (line.closest('li, td, th') || !isCode(line)) continue;
    for (const lineBreak of line.querySelectorAll('br')) lineBreak.replaceWith('\n');
    const text = line.textContent.replaceAll('\u00a0', ' ').replace(/\n$/, '');
    const before = line.previousElementSibling;
    if (before?.matches('pre[data-gathered]') && before.firstElementChild) {
      before.firstElementChild.append(`\n${text}`);
      line.remove();
      continue;
    }
    const block = line.ownerDocument.createElement('pre');
    block.dataset['gathered'] = '';
    const code = line.ownerDocument.createElement('code');
    code.append(text);
    block.append(code);
    line.replaceWith(block);
  }
}

/** The title is the page's only first heading, and the editor offers three levels below it. */
export function fitHeadings(root: DocumentFragment): void {
  const shift = root.querySelector('h1') ? 1 : 0;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(Number(heading.tagName.slice(1)) + shift, 4);
    if (heading.tagName !== `H${level}`) rename(heading, `h${level}`);
  }
}

/** A first row whose words are all bold heads its table. */
export function headTables(root: DocumentFragment): void {
  for (const table of root.querySelectorAll('table')) {
    const cells = [...(table.rows[0]?.cells ?? [])];
    const isBold = (cell: Element) =>
      [...cell.querySelectorAll('strong')]
        .map((part) => part.textContent)
        .join('')
        .trim() === cell.textContent.trim();
    const isHead =
      table.rows.length > 1 &&
      cells.some((cell) => cell.textContent.trim() !== '') &&
      cells.every((cell) => cell.tagName === 'TD' && isBold(cell));
    if (!isHead) continue;
    for (const cell of cells) {
      for (const part of cell.querySelectorAll('strong')) part.replaceWith(...part.childNodes);
      const head = rename(cell, 'th');
      const span = cell.getAttribute('colspan');
      if (span !== null) head.setAttribute('colspan', span);
    }
  }
}

/** Empty lines that only make room, and attributes that say nothing to a reader. */
export function tidy(root: DocumentFragment): void {
  // Widths in pixels of somebody else's paper.
  for (const widths of root.querySelectorAll('colgroup')) widths.remove();
  for (const lineBreak of root.querySelectorAll('br')) {
    const { nextSibling, parentElement } = lineBreak;
    const isLast = nextSibling === null || nextSibling.textContent?.trim() === '';
    if (
      !parentElement?.matches('p, td, th, li, h1, h2, h3, h4, h5, h6') ||
      (isLast && !nextSibling?.nextSibling)
    )
      lineBreak.remove();
  }
  for (const block of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li, blockquote')) {
    const isEmpty = block.textContent.replaceAll('\u00a0', ' ').trim() === '';
    if (isEmpty && !block.closest('pre') && !block.querySelector('img, iframe, hr, br'))
      block.remove();
  }
  for (const element of root.querySelectorAll('*')) {
    element.removeAttribute('id');
    if (/^ltr$/i.test(element.getAttribute('dir') ?? '')) element.removeAttribute('dir');
    if (/^(?:en\b|$)/i.test(element.getAttribute('lang') ?? '')) element.removeAttribute('lang');
    if (!element.closest('pre')) element.removeAttribute('class');
  }
}
