import { describe, expect, it } from 'vitest';
import {
  heavyHtml,
  heavyMarkdown,
  heavyTables,
  misleadingHtml,
  ordinaryTexts,
} from './heavy-texts';
import { bareWords } from './bare-words';
import { foreignPicturesIn, replacePictures, withStoredAddresses } from './foreign-pictures';
import { markdownToHtml } from './markdown';
import { markdownProblem } from './markdown-problem';
import { markupProblem } from './markup-problem';
import { sanitizeHtml, sanitizeToFragment } from './sanitize';
import { textProblem } from './text-problem';
import { embedVideos, playerOf } from './video';

/** Milliseconds; many times what it takes, for busy machines. What grows with the square takes minutes. */
const SOON = 8000;

function timed<T>(act: () => T): T {
  const started = performance.now();
  const result = act();
  expect(performance.now() - started).toBeLessThan(SOON);
  return result;
}

describe('N08: markup that would keep a browser busy', () => {
  it.each(heavyHtml)('%s', (_name, html, word) => {
    expect(timed(() => markupProblem(html))).toContain(word);
  });

  it.each(misleadingHtml)('is found in spite of %s', (_name, html, word) => {
    expect(timed(() => markupProblem(html))).toContain(word);
  });

  it.each([...heavyMarkdown, ...heavyTables])('Markdown: %s', (_name, text, word) => {
    expect(timed(() => textProblem(text))).toContain(word);
  });

  it.each([
    '<',
    '<!--',
    '<p title="',
    "<p title='",
    '<p "',
    '<a=',
    '</',
    '<![CDATA[',
    '<style>',
    '<b',
    '`',
    '```\n',
    '<p>',
    '</p>',
    '&lt;',
    ' ',
    '<table><td>',
  ])('is looked for in proportion to the length of a text made of %j', (unit) => {
    const text = unit.repeat(900_000 / unit.length);
    timed(() => markupProblem(text));
    timed(() => markdownProblem(text));
    timed(() => textProblem(text));
    timed(() => bareWords(text));
  });

  it.each([
    '![',
    '![a',
    '![](',
    '<img ',
    '<img src="',
    '<iframe ',
    '<p> ',
    '\u00a0',
    '<img ![',
    'a.b/',
  ])('addresses are looked for in proportion to the length of a text made of %j', (unit) => {
    for (const start of ['', '<p>', 'a.b/c', '<img ']) {
      const text = start + unit.repeat(300_000 / unit.length);
      timed(() => foreignPicturesIn(text));
      timed(() => withStoredAddresses(text));
      timed(() => replacePictures(text, new Map([['a', 'b']])));
      timed(() => embedVideos(text));
      timed(() => playerOf(text));
    }
  });

  it.each(ordinaryTexts)('is not seen in %s', (_name, text) => {
    expect(timed(() => textProblem(text))).toBeUndefined();
  });
});

describe('the last resort', () => {
  it.each([...heavyHtml, ...misleadingHtml])('%s', (name, html) => {
    const fragment = timed(() => sanitizeToFragment(html));
    // One long paragraph in itself is slow only beyond what Markdown may become.
    if (!/paragraph|stray|rows/.test(name) && markupProblem(html, 'showing'))
      expect(fragment.querySelectorAll('*').length).toBeLessThan(100);
  });

  it('leaves the words', () => {
    const html = `${'<div>'.repeat(20_000)}Read &amp; <script>x < y</script> learn`;
    expect(sanitizeHtml(html)).toBe('<p>Read &amp; x &lt; y learn</p>');
  });

  it('shows whatever the forms let pass of Markdown', () => {
    for (const text of [
      `a\n\n${`${'- '.repeat(9)}a\n`.repeat(1000)}`,
      `a\n\n\`\`\`\n${' '.repeat(3900)}\n\`\`\`\n`,
    ]) {
      expect(textProblem(text)).toBeUndefined();
      expect(
        markupProblem(
          timed(() => markdownToHtml(text)),
          'showing',
        ),
      ).toBeUndefined();
    }
  });

  it('takes cells for single ones once the tables of a text reach over too many places', () => {
    const cell = '<td colspan="50" rowspan="50">x</td>';
    const clean = sanitizeHtml(`<table><tr>${cell.repeat(9)}</tr></table>`);
    expect(clean.match(/colspan/g)).toHaveLength(8);
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  it('takes cells that reach too far for single ones', () => {
    expect(sanitizeHtml('<table><tr><td colspan="1000" rowspan="51">x</td></tr></table>')).toBe(
      '<table><tbody><tr><td>x</td></tr></tbody></table>',
    );
  });
});
