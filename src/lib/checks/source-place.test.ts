import { describe, expect, it } from 'vitest';
import { isMarkdown } from '@/lib/html/is-markdown';
import { markdownToHtml } from '@/lib/html/markdown';
import { sanitizeForEditing } from '@/lib/html/sanitize';
import { checkText, ownLinksIn } from './content-checks';
import { findInSource } from './source-place';

/** What is selected for each finding, and for each link to this site. */
function selected(source: string): string[] {
  const fragment = sanitizeForEditing(isMarkdown(source) ? markdownToHtml(source) : source);
  return [...checkText(fragment), ...ownLinksIn(fragment)].map(({ place }) => {
    const range = typeof place === 'string' ? undefined : findInSource(source, place);
    return range ? source.slice(range.from, range.to) : '';
  });
}

describe('the place of a finding in the source', () => {
  it('is the element in HTML, also behind what is taken out or says the same', () => {
    expect(
      selected(
        '<img onerror="x"><h2>A</h2><p><img src="/a.svg" alt="Loom"><img src="/b.svg?x=1&amp;y=2"></p><h4>Wa<b>rp</b> &amp; weft</h4><a href="/faq">one</a><a href="/faq">two</a>',
      ),
    ).toEqual([
      '<img src="/b.svg?x=1&amp;y=2">',
      '<h4>Wa<b>rp</b> &amp; weft',
      '<a href="/faq">one',
      '<a href="/faq">two',
    ]);
  });

  it('is the line or the brackets in Markdown', () => {
    expect(
      selected(
        'Words\n\n![](/a.svg)\n\n#### Yarn *and* loom\n\nWeft\n====\n\nSee [all of them](/faq#fees), ![A loom](/b.svg) and [about](/about).',
      ),
    ).toEqual([
      '![](/a.svg)',
      '#### Yarn *and* loom',
      'Weft',
      '[all of them](/faq#fees)',
      '[about](/about)',
    ]);
  });

  it('is found at once in a long text of open tags', () => {
    const source = '<a <h2 ![ ['.repeat(40_000);
    const started = performance.now();
    for (const kind of ['picture', 'heading', 'link'] as const)
      findInSource(source, { kind, index: 0, words: '/a', nth: 0 });
    // Eight times what it takes, for busy machines: one pattern without a bound takes twice that and more.
    expect(performance.now() - started).toBeLessThan(8000);
  });
});
