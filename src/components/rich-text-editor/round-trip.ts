import { toStoredAddress } from '@/lib/supabase/asset-url';
import { roundTrip } from './content';

/** Attributes that the sanitiser or the editor add and that carry nothing the author wrote. */
const ignoredAttributes = new Set([
  'rel',
  'loading',
  'decoding',
  'scope',
  'referrerpolicy',
  'sandbox',
]);
const sameTag: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' };
/** Pure containers of rows, and boxes in which a paragraph may or may not be spelled out. */
const rowGroups = new Set(['tbody']);
const paragraphBoxes = new Set(['li', 'td', 'th', 'blockquote']);

/**
 * Names what the visual editor would drop from a text, such as `<details>` or `id of <h2>`; empty when it
 * keeps everything. Words, elements and attributes are compared, not spelling and white space.
 */
export function whatEditingWouldLose(html: string): string[] {
  const { before, after } = roundTrip(html);
  const kept = countBy(describe(after));
  const lost = new Set<string>();
  for (const token of describe(before)) {
    const left = kept.get(token) ?? 0;
    if (left === 0) lost.add(token.startsWith('text ') ? 'words' : token);
    else kept.set(token, left - 1);
  }
  return [...lost];
}

function countBy(tokens: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

function* describe(node: Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child instanceof Text) {
      for (const word of child.data.split(/\s+/)) if (word !== '') yield `text ${word}`;
    } else if (child instanceof Element) {
      yield* describeElement(child);
    }
  }
}

function* describeElement(element: Element): Generator<string> {
  const name = sameTag[element.localName] ?? element.localName;
  if (!isImplied(element)) yield `<${name}>`;
  for (const attribute of element.attributes) {
    if (ignoredAttributes.has(attribute.name) || isDefault(attribute)) continue;
    const value = attribute.name === 'src' ? toStoredAddress(attribute.value) : attribute.value;
    yield `${attribute.name}="${value}" of <${name}>`;
  }
  yield* describe(element);
}

/** Whether the editor writes or leaves out this element without changing what it means. */
function isImplied(element: Element): boolean {
  const parent = element.parentElement?.localName ?? '';
  if (rowGroups.has(element.localName)) return true;
  if (element.localName === 'p') {
    return paragraphBoxes.has(parent) || element.childNodes.length === 0 || isPictureAlone(element);
  }
  if (element.localName === 'code') return parent === 'pre';
  return element.localName === 'figcaption' && element.childNodes.length === 0;
}

function isPictureAlone(paragraph: Element): boolean {
  return (
    paragraph.children.length === 1 &&
    paragraph.firstElementChild?.localName === 'img' &&
    paragraph.textContent.trim() === ''
  );
}

function isDefault(attribute: Attr): boolean {
  return /^(?:col|row)span$/.test(attribute.name) && attribute.value === '1';
}
