import { describe, expect, it } from 'vitest';
import { extractHeadings } from './headings';

describe('headings of an article', () => {
  it('lists h2 and h3 in reading order with ids made from their words', () => {
    expect(
      extractHeadings('<h1>Title</h1><h2>The first day</h2><h3>Morning</h3><h4>x</h4>'),
    ).toEqual([
      { id: 'section-the-first-day', text: 'The first day', level: 2 },
      { id: 'section-morning', text: 'Morning', level: 3 },
    ]);
  });

  it('gives equal headings different ids', () => {
    const ids = extractHeadings('<h2>Next</h2><h2>Next</h2><h3>Next 2</h3><h2>Next!</h2>').map(
      (heading) => heading.id,
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe('section-next');
    expect(ids[1]).toBe('section-next-2');
  });

  it('copes with other scripts, markup and headings without a letter', () => {
    expect(
      extractHeadings('<h2>डेटा <em>विज्ञान</em></h2><h2>?!</h2><h2></h2>').map(({ id }) => id),
    ).toEqual(['section-डेटा-विज्ञान', 'section-part']);
  });

  it('replaces ids that the author wrote, so that none can stand in for one of the page', () => {
    expect(extractHeadings('<h2 id="root">Main</h2>')[0]?.id).toBe('section-main');
  });

  it('shows markup in a heading as its words', () => {
    expect(extractHeadings('<h2>a &lt;script&gt; b</h2>')[0]?.text).toBe('a <script> b');
  });
});
