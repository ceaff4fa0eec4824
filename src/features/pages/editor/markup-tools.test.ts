import { describe, expect, it } from 'vitest';
import { isMarkdown } from '@/lib/html/is-markdown';
import {
  insertLink,
  insertPicture,
  isLinkPlace,
  markupTools,
  type TextFormat,
  type ToolName,
} from './markup-tools';

/** Applies a tool to a text in which | marks the cursor or both ends of the selection, and shows it likewise. */
function use(
  marked: string,
  tool: ToolName | ReturnType<typeof insertPicture>,
  format: TextFormat,
) {
  const [before = '', selected, after] = marked.split('|');
  const text = marked.replaceAll('|', '');
  const start = before.length;
  const end = after === undefined ? start : start + (selected ?? '').length;
  const apply = typeof tool === 'string' ? markupTools[tool] : tool;
  const edit = apply({ text, start, end }, format);
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${result.slice(0, edit.selectFrom)}|${result.slice(edit.selectFrom, edit.selectTo)}|${result.slice(edit.selectTo)}`;
}

describe('marks around words', () => {
  it.each([
    ['a |word| here', 'bold', 'markdown', 'a **|word|** here'],
    ['a **|word|** here', 'bold', 'markdown', 'a |word| here'],
    ['a | here', 'bold', 'markdown', 'a **|strong words|** here'],
    ['<p>a |word|</p>', 'bold', 'html', '<p>a <strong>|word|</strong></p>'],
    ['|word|', 'italic', 'markdown', '*|word|*'],
  ] as const)('%j, %s in %s', (text, tool, format, result) => {
    expect(use(text, tool, format)).toBe(result);
  });
});

describe('links', () => {
  it.each([
    ['|site|', '/courses', '', 'markdown', '[site](/courses)||'],
    ['<p>|site|</p>', '/a?b&c', '', 'html', '<p><a href="/a?b&amp;c">site</a>||</p>'],
    ['a | b', '/x', 'R&D <[1]>', 'markdown', 'a [R&D <\\[1\\]>](/x)|| b'],
    ['a | b', '/x', 'R&D <1>', 'html', 'a <a href="/x">R&amp;D &lt;1></a>|| b'],
    ['|site|', '/a_(b)', '', 'markdown', '[site](</a_(b)>)||'],
  ] as const)('%j to %s with the words %j in %s', (text, href, words, format, result) => {
    expect(use(text, insertLink(href, words), format)).toBe(result);
  });

  it.each(['<a href="', "<a class='x' HREF='", '<a href=', 'see [this](', '[this](<'])(
    'have their address after %s',
    (before) => {
      expect(isLinkPlace(before)).toBe(true);
    },
  );

  it.each(['', 'see ', '(', '<p title="', '<a href="/x">'])('have none after %j', (before) => {
    expect(isLinkPlace(before)).toBe(false);
  });
});

describe('blocks', () => {
  it.each([
    ['|', 'heading2', 'markdown', '## |Heading|'],
    ['Fees|', 'heading3', 'markdown', '### |Fees|'],
    ['Text\nFees|\nMore', 'heading2', 'markdown', 'Text\n\n## |Fees|\n\nMore'],
    ['|one\ntwo|', 'bulletList', 'markdown', '- |one|\n- two'],
    ['|one\ntwo|', 'numberedList', 'markdown', '1. |one|\n2. two'],
    ['one|', 'bulletList', 'html', '<ul>\n  <li>|one|</li>\n</ul>'],
    ['|', 'quote', 'markdown', '> |What somebody said|'],
    ['<p>x</p>\n|', 'heading2', 'html', '<p>x</p>\n\n<h2>|Heading|</h2>'],
  ] as const)('%j, %s in %s', (text, tool, format, result) => {
    expect(use(text, tool, format)).toBe(result);
  });

  it('in HTML leave HTML, so that the page is still read as such', () => {
    for (const tool of Object.keys(markupTools) as ToolName[]) {
      const isInline = ['bold', 'italic'].includes(tool);
      const start = isInline ? '<p>Words |here|</p>' : '<p>Words</p>\n|';
      expect(isMarkdown(use(start, tool, 'html').replaceAll('|', '')), tool).toBe(false);
    }
  });
});

it('a picture brings its measures, and nothing of its description becomes markup', () => {
  const picture = { src: '/storage/v1/object/public/media-files/a.png', width: 8, height: 4 };
  expect(use('Text|', insertPicture({ ...picture, alt: '"<b>&' }), 'markdown')).toBe(
    'Text\n\n<figure>\n  <img src="/storage/v1/object/public/media-files/a.png" alt="|&quot;&lt;b>&amp;|" width="8" height="4">\n</figure>',
  );
});
