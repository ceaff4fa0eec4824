import { describe, expect, it } from 'vitest';
import { isMarkdown } from './is-markdown';
import { markdownToHtml } from './markdown';
import { paragraphsOfText } from './paragraphs';
import { sanitizeHtml } from './sanitize';

function shown(text: string): string {
  return sanitizeHtml(isMarkdown(text) ? markdownToHtml(text) : text);
}

describe('what counts as Markdown', () => {
  it.each([
    'Plain words.',
    '# Heading\n\nText',
    '- one\n- two',
    '![A loom](https://example.com/a.png)',
    'Words with <b>bold</b> in between',
    '<b>Bold</b> first, words after',
    '<p>HTML</p>\n\nand then **words**',
    '<https://example.com> is an address',
    '1 < 2 and 3 > 2',
    'An unclosed <b tag',
  ])('%j', (text) => expect(isMarkdown(text)).toBe(true));

  it.each([
    '',
    '  \n ',
    '<p>HTML</p>',
    '<p>one\n\n    <strong>two</strong></p>\n\n\n<ul>\n      <li>three</li>\n</ul>\n',
    '<!-- words in a comment --><h2 title="a > b">Heading</h2>',
    "<p title='<b>'>Text with **stars**</p><hr><img src=x alt='y'><br/>",
    '<p>never closed',
    '<P>capitals</P>',
  ])('not %j', (text) => expect(isMarkdown(text)).toBe(false));

  it('is found quickly in a text made to be slow', () => {
    const started = performance.now();
    isMarkdown('<p title="'.repeat(20_000));
    isMarkdown(`<p>${'<!--'.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('Markdown on a page', () => {
  it('becomes headings, lists, tables, links and quotes', () => {
    const html = shown(
      '## Fees\n\n| Term | Fee |\n| --- | --- |\n| 3 | ₹17,057 |\n\n1. *Read*\n2. **Sign**\n\n> Ask first.\n\n[Write](mailto:a@b.example)',
    );
    for (const part of [
      '<h2>Fees</h2>',
      '<td>₹17,057</td>',
      '<em>Read</em>',
      '<strong>Sign</strong>',
      '<blockquote>',
      'href="mailto:a@b.example"',
    ])
      expect(html).toContain(part);
  });

  it('keeps HTML in between', () => {
    expect(shown('Before\n\n<details><summary>More</summary>Folded</details>\n\nAfter')).toContain(
      '<details><summary>More</summary>Folded</details>',
    );
  });

  it.each([
    ['an inline link', '[x](javascript:alert(1))'],
    ['mixed case and a tab', '[x](JaVa\tScRiPt:alert(1))'],
    ['entities', '[x](&#106;avascript:alert(1))'],
    ['angle brackets', '[x](<javascript:alert(1)>)'],
    ['an autolink', 'See <javascript:alert(1)>'],
    ['a reference', '[x][1]\n\n[1]: javascript:alert(1)'],
    ['data', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['vbscript', '[x](vbscript:msgbox)'],
    ['a picture', '![x](javascript:alert(1))'],
  ])('D10: %s that would run something leads nowhere', (_name, text) => {
    expect(shown(text)).not.toMatch(/(?:href|src)="(?:javascript|vbscript|data)/i);
  });

  it.each([
    ['a raw block', 'Text\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>'],
    ['raw inline', 'Text <b onclick="alert(1)">x</b> <iframe src="https://evil.example"></iframe>'],
    ['a title that closes its quotes', '![a](https://example.com/x.png "\\" onerror=\\"alert(1)")'],
    ['alt text', '![" onerror="alert(1)](https://example.com/x.png)'],
    ['a language of code', '```" onmouseover="alert(1)\nx\n```'],
    ['a form', 'Text\n\n<form action="https://evil.example"><input type=password></form>'],
    ['a style', 'Text <span style="position:fixed;inset:0">x</span><style>@import url(x)</style>'],
  ])('D10: nothing of %s runs', (_name, text) => {
    const template = document.createElement('div');
    template.append(document.createRange().createContextualFragment(shown(text)));
    for (const element of template.querySelectorAll('*')) {
      expect(element.tagName).not.toMatch(/^(?:SCRIPT|STYLE|IFRAME|FORM|INPUT)$/);
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^style$/);
    }
  });

  it('D10: ids of footnotes and headings get a prefix, as in HTML', () => {
    expect(shown('Text <a id="root" name="root">x</a>')).toContain('id="user-content-root"');
  });

  it('D10: sanitising twice changes nothing', () => {
    const html = shown('# A\n\n- [x] task\n\n<svg><p>deep</p></svg>\n\n| a |\n|---|\n| <b>b</b> |');
    expect(sanitizeHtml(html)).toBe(html);
  });
});

describe('the words of a text, for comparing versions', () => {
  it('are those of the HTML, and the lines of Markdown as they are written', () => {
    expect(paragraphsOfText('<h2>One</h2><p>two</p>')).toEqual(['One', 'two']);
    expect(paragraphsOfText('## One\n\n**two**\n')).toEqual(['## One', '**two**']);
  });
});
