import { stylesOf } from './styles';

type ListTag = 'ul' | 'ol';

/** A paragraph or item that says by itself in which list and how deep it stands. */
interface LooseItem {
  readonly list: string;
  /** 1 for the outermost. */
  readonly level: number;
  readonly tag: ListTag;
  /** Number that the item shows; 1 where it shows none. */
  readonly start: number;
  readonly content: readonly Node[];
}

const ordered = /^\(?(?:(\d+)|[a-z]|[ivxlcdm]+)[.)]/i;

/** Word writes an item as a paragraph, its bullet as text and its place as `mso-list:l0 level2 lfo1`. */
function readWordItem(element: Element): LooseItem | undefined {
  if (!/^(?:P|DIV)$/.test(element.tagName)) return undefined;
  const place = /(l\d+)\s+level(\d)/i.exec(stylesOf(element).get('mso-list') ?? '');
  if (!place) return undefined;
  const marker = [...element.querySelectorAll('span')].find((span) =>
    /ignore/i.test(stylesOf(span).get('mso-list') ?? ''),
  );
  const text = marker?.textContent.trim() ?? '';
  const numbered = ordered.exec(text);
  marker?.remove();
  return {
    list: place[1] ?? '',
    level: Number(place[2]),
    tag: numbered ? 'ol' : 'ul',
    start: Number(numbered?.[1] ?? 1),
    content: [...element.childNodes],
  };
}

/** Word on the web gives every item a list of its own and says the level beside it. */
function readWebItem(element: Element): LooseItem | undefined {
  const isBox = element.matches('.ListContainerWrapper');
  const list = isBox ? element.firstElementChild : element;
  const item = list?.firstElementChild;
  if (!list?.matches('ul, ol') || list.childElementCount !== 1 || !item) return undefined;
  const level = Number(item.getAttribute('data-aria-level'));
  if (!Number.isInteger(level) || level < 1) return undefined;
  return {
    list: item.getAttribute('data-listid') ?? '',
    level,
    tag: list.tagName === 'OL' ? 'ol' : 'ul',
    start: Number(list.getAttribute('start') ?? 1),
    content: [...item.childNodes],
  };
}

interface OpenList {
  readonly element: Element;
  readonly item: LooseItem;
}

/** Puts loose items into nested lists. Items follow each other; anything else between them ends the list. */
export function gatherLists(root: DocumentFragment): void {
  const open: OpenList[] = [];
  let last: Element | undefined;
  for (const element of [...root.querySelectorAll('p, div, ul, ol')]) {
    if (!root.contains(element)) continue;
    const item = readWordItem(element) ?? readWebItem(element);
    if (!item) continue;
    if (last?.nextElementSibling !== element) open.length = 0;
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop();
    const same = open.at(-1);
    if (
      same?.item.level === item.level &&
      (same.item.tag !== item.tag || same.item.list !== item.list)
    )
      open.pop();
    if (open.at(-1)?.item.level !== item.level) {
      const list = element.ownerDocument.createElement(item.tag);
      if (item.tag === 'ol' && item.start > 1) list.setAttribute('start', String(item.start));
      const parent = open.at(-1)?.element.lastElementChild;
      if (parent) parent.append(list);
      else element.before(list);
      open.push({ element: list, item });
    }
    const line = element.ownerDocument.createElement('li');
    line.append(...item.content);
    open.at(-1)?.element.append(line);
    element.remove();
    last = open[0]?.element;
  }
}

/** `<ul><li>…</li><ul>` is how Docs and Gmail write a deeper level: it belongs into the item before it. */
export function nestLists(root: DocumentFragment): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') {
      before.append(list);
    } else {
      const item = list.ownerDocument.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}
