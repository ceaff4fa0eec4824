import { DOMSerializer, Fragment, type Node as ContentNode } from '@tiptap/pm/model';
import { expect, it, vi } from 'vitest';
import { contentToHtml, htmlToContent } from './content';
import { contentSchema } from './extensions';

const read = (html: string) => contentSchema.nodeFromJSON(htmlToContent(html));

function paragraph(text?: string): ContentNode {
  return contentSchema.node('paragraph', null, text ? [contentSchema.text(text)] : []);
}

const html =
  '<h2>Yarn</h2>\n<ul>\n<li>Warp</li>\n<li>Weft</li>\n</ul>\n<p>Over, <em>under</em>.</p>';

it('writes a block in a line of its own, in the same words each time', () => {
  const content = read(html);
  expect(contentToHtml(content)).toBe(html);
  expect(contentToHtml(content)).toBe(html);
  expect(contentToHtml(read(html))).toBe(html);
});

it('writes what was changed, moved and taken out since the last time, and nothing else of a long text', () => {
  const content = read(html);
  contentToHtml(content);
  const [title, list, words] = content.content.content;
  if (!title || !list || !words) throw new Error('A block is missing.');
  const write = vi.spyOn(DOMSerializer.prototype, 'serializeFragment');
  const first = paragraph('First.');
  const changed = content.copy(Fragment.from([first, words, title, words]));
  expect(contentToHtml(changed)).toBe(
    '<p>First.</p>\n<p>Over, <em>under</em>.</p>\n<h2>Yarn</h2>\n<p>Over, <em>under</em>.</p>',
  );
  expect(write.mock.calls[0]?.[0].content).toEqual([first]);
});

it('leaves out the empty paragraphs at the end, which one types into, and no others', () => {
  const blocks = [paragraph('One'), paragraph(), paragraph('Two'), paragraph(), paragraph()];
  expect(contentToHtml(contentSchema.node('doc', null, blocks))).toBe(
    '<p>One</p>\n<p></p>\n<p>Two</p>',
  );
  expect(contentToHtml(contentSchema.node('doc', null, [paragraph()]))).toBe('');
});
