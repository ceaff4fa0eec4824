import type { JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer, Fragment, type Node as ContentNode } from '@tiptap/pm/model';
import { elementToHtml } from '@/lib/html/serialize';
import { sanitizeForEditing } from '@/lib/html/sanitize';
import { contentSchema } from './extensions';
import { restoreTableHeads } from './table';

/**
 * The editor's document for a text. Always by way of sanitised nodes: handing Tiptap a string would
 * parse it unsanitised, which the page's Trusted Types policy refuses.
 */
export function htmlToContent(html: string): JSONContent {
  const json: unknown = parse(sanitizeForEditing(html)).toJSON();
  return isContent(json) ? json : { type: 'doc', content: [{ type: 'paragraph' }] };
}

function isContent(json: unknown): json is JSONContent {
  return typeof json === 'object' && json !== null && 'type' in json;
}

function parse(fragment: DocumentFragment): ContentNode {
  return DOMParser.fromSchema(contentSchema).parse(fragment);
}

/** After these a new line keeps the source readable and changes nothing for readers. */
const lineEnds =
  /<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|figure|table|thead|tbody|tr)>|<hr>|<(?:ul|ol|blockquote|table|thead|tbody|tr)(?: [^>]*)?>/g;

/** What was written out of each block. A block is never changed, but replaced: most of a long text need not be written again. */
const written = new WeakMap<ContentNode, string>();

/** The HTML text of an editor's document, as it is stored. */
export function contentToHtml(content: ContentNode): string {
  const blocks = blocksOf(content);
  const unwritten = blocks.filter((block) => !written.has(block));
  for (const [index, element] of [...blocksToFragment(unwritten).children].entries()) {
    const block = unwritten[index];
    if (block) written.set(block, elementToHtml(element).replace(lineEnds, '$&\n'));
  }
  return blocks
    .map((block) => written.get(block))
    .join('')
    .trim();
}

/** What the editor would make of this text, before and after, for comparison. */
export function roundTrip(html: string): { before: DocumentFragment; after: DocumentFragment } {
  const before = sanitizeForEditing(html);
  return { before, after: blocksToFragment(blocksOf(parse(before))) };
}

/** Without the empty paragraph that the editor keeps at the end to type into. */
function blocksOf({ content }: ContentNode): readonly ContentNode[] {
  const end = content.content.findLastIndex((block) => !isEmptyParagraph(block));
  return content.content.slice(0, end + 1);
}

/** One element for each block. */
function blocksToFragment(blocks: readonly ContentNode[]): DocumentFragment {
  // A document of its own, so that its pictures are not fetched each time the text is written out.
  const inert = document.implementation.createHTMLDocument('');
  const fragment = inert.createDocumentFragment();
  const schema = blocks[0]?.type.schema ?? contentSchema;
  DOMSerializer.fromSchema(schema).serializeFragment(
    Fragment.from(blocks),
    { document: inert },
    fragment,
  );
  unwrapSingleParagraphs(fragment);
  restoreTableHeads(fragment);
  for (const caption of fragment.querySelectorAll('figcaption')) {
    if (caption.childNodes.length === 0) caption.remove();
  }
  return fragment;
}

/** `<li><p>one</p></li>` is how the editor thinks; `<li>one</li>` is how people write it. */
function unwrapSingleParagraphs(fragment: DocumentFragment): void {
  for (const box of fragment.querySelectorAll('li, td, th')) {
    const [first, ...others] = box.children;
    if (first?.tagName !== 'P' || first.attributes.length > 0) continue;
    if (others.every((child) => /^[UO]L$/.test(child.tagName)))
      first.replaceWith(...first.childNodes);
  }
}

function isEmptyParagraph({ type, content }: ContentNode): boolean {
  return type.name === 'paragraph' && content.size === 0;
}
