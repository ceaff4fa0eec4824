import { describe, expect, it } from 'vitest';
import { sanitizeToFragment } from '@/lib/html/sanitize';
import { checkText, ownLinksIn } from './content-checks';

const check = (html: string) => checkText(sanitizeToFragment(html));

describe('a text', () => {
  it('has nothing to say when its headings follow each other and its pictures are described', () => {
    expect(
      check('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><img src="/pictures/a.svg" alt="A loom">'),
    ).toEqual([]);
  });

  it('names each picture that nobody has described', () => {
    const found = check(
      '<img src="/pictures/a.svg" alt="A loom"><figure><img src="/pictures/b.svg" alt=" "></figure><img src="/pictures/c.svg">',
    );
    expect(found.map(({ place }) => place)).toEqual([
      { kind: 'picture', index: 1, words: '/pictures/b.svg', nth: 0 },
      { kind: 'picture', index: 2, words: '/pictures/c.svg', nth: 0 },
    ]);
    expect(found[0]?.sentence).toContain('Picture 2 has no alternative text');
  });

  it.each([
    ['<h3>Yarn</h3>', '“Yarn” is a heading 3 where a heading 2 is due.'],
    ['<h2>A</h2><h4>Yarn</h4>', '“Yarn” is a heading 4 where a heading 3 is due.'],
    ['<h1>Yarn</h1>', '“Yarn” is a heading 1, which the title is already.'],
    ['<h2> </h2>', 'Heading 1 is empty.'],
  ])('says of %s: %s', (html, sentence) => {
    expect(check(html).map((found) => found.sentence)).toEqual([sentence]);
  });

  it('tells its links to this site from all others', () => {
    const fragment = sanitizeToFragment(
      `<a href="https://example.com/a">x</a><a href="/faq?a=1#b">Questions</a><a href="#top">y</a><a href="${window.location.origin}/about">us</a>`,
    );
    expect(ownLinksIn(fragment)).toEqual([
      {
        path: '/faq',
        words: 'Questions',
        place: { kind: 'link', index: 1, words: '/faq?a=1#b', nth: 0 },
      },
      {
        path: '/about',
        words: 'us',
        place: { kind: 'link', index: 3, words: `${window.location.origin}/about`, nth: 0 },
      },
    ]);
  });
});
