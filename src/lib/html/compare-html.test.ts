import { describe, expect, it } from 'vitest';
import { compareHtml } from './compare-html';

/** What is shown, with marks as [+…+] and [-…-] and without what is only said. */
function shown(before: string, after: string): string {
  const { fragment } = compareHtml(before, after);
  for (const said of fragment.querySelectorAll('.sr-only')) said.remove();
  for (const added of fragment.querySelectorAll('ins')) {
    added.prepend('[+');
    added.append('+]');
    added.replaceWith(...added.childNodes);
  }
  for (const removed of fragment.querySelectorAll('del')) {
    removed.prepend('[-');
    removed.append('-]');
    removed.replaceWith(...removed.childNodes);
  }
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

describe('what differs in two texts', () => {
  it.each([
    ['nothing', '<p>One two.</p>', '<p>One two.</p>', '<p>One two.</p>'],
    ['a word', '<p>One two three.</p>', '<p>One 2 three.</p>', '<p>One[- two-][+ 2+] three.</p>'],
    ['an added end', '<p>One two</p>', '<p>One two three</p>', '<p>One two[+ three+]</p>'],
    [
      'a removed end',
      '<p>One two three</p><p>x</p>',
      '<p>One two</p><p>x</p>',
      '<p>One two[- three-]</p><p>x</p>',
    ],
    [
      'an added paragraph',
      '<p>One</p><p>Two</p>',
      '<p>One</p><p>New one</p><p>Two</p>',
      '<p>One</p><p>[+New one+]</p><p>Two</p>',
    ],
    [
      'a removed paragraph',
      '<p>One</p><p>Old one</p><p>Two</p>',
      '<p>One</p><p>Two</p>',
      '<p>One</p><p>[-Old one-]</p><p>Two</p>',
    ],
    [
      'a removed heading at the end',
      '<p>One</p><h2>Old</h2>',
      '<p>One</p>',
      '<p>One</p><h2>[-Old-]</h2>',
    ],
    [
      'a removed entry',
      '<ul><li>a</li><li>b</li><li>c</li></ul><p>x</p>',
      '<ul><li>a</li><li>c</li></ul><p>x</p>',
      '<ul><li>a</li><li>[-b-]</li><li>c</li></ul><p>x</p>',
    ],
    [
      'the last entry',
      '<ul><li>a</li><li>b</li></ul><p>x</p>',
      '<ul><li>a</li></ul><p>x</p>',
      '<ul><li>a</li><li>[-b-]</li></ul><p>x</p>',
    ],
    [
      'a paragraph before a list',
      '<p>Old</p><ul><li>a</li></ul>',
      '<ul><li>a</li></ul>',
      '<p>[-Old-]</p><ul><li>a</li></ul>',
    ],
    [
      'a removed row',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table><tbody><tr><td>a</td><td>b</td></tr><tr><td colspan="50">[- c d-]</td></tr></tbody></table></div>',
    ],
    [
      'a cell',
      '<table><tbody><tr><td>a</td><td>b e</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><td>b f</td></tr></tbody></table>',
      '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table><tbody><tr><td>a</td><td>b[- e-][+ f+]</td></tr></tbody></table></div>',
    ],
    [
      'a word made bold',
      '<p>One two three</p>',
      '<p>One <b>two</b> three</p>',
      '<p>One [- two-]<b>[+two+]</b> three</p>',
    ],
    [
      'where a link leads',
      '<p>See <a href="/a">this</a> now</p>',
      '<p>See <a href="/b">this</a> now</p>',
      '<p>See [-<a href="/a"> this</a>-]<a href="/b">[+this+]</a> now</p>',
    ],
    ['code', '<pre>a\n  b</pre>', '<pre>a\n  c</pre>', '<pre tabindex="0">a\n[-  b-][+  c+]</pre>'],
    ['everything', '', '<p>New</p>', '<p>[+New+]</p>'],
    ['everything, away', '<p>Old</p>', '', '<p>[-Old-]</p>'],
    [
      'words of which few are the same',
      '<p>a one two three four</p>',
      '<p>a five six seven eight</p>',
      '<p>[-a one two three four-]</p><p>[+a five six seven eight+]</p>',
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('keeps the later text whole: without the marks it is what it was', () => {
    const before = '<h2>Old</h2><ul><li>a <b>b</b></li><li>c</li></ul><p>same</p>';
    const after =
      '<h2>New one</h2><blockquote><p>q</p></blockquote><ul><li>c</li></ul><p>same <i>x</i></p>';
    const { fragment } = compareHtml(before, after);
    for (const gone of fragment.querySelectorAll('del')) {
      const { parentElement } = gone;
      gone.remove();
      if (parentElement?.childNodes.length === 0) parentElement.remove();
    }
    for (const said of fragment.querySelectorAll('.sr-only')) said.remove();
    for (const added of fragment.querySelectorAll('ins')) added.replaceWith(...added.childNodes);
    const box = document.createElement('div');
    box.append(fragment);
    box.normalize();
    expect(box.innerHTML).toBe(after);
  });

  it('pictures count, and their addresses do', () => {
    const picture = (name: string) => `<p>x <img src="/${name}.png" alt="A"></p>`;
    expect(compareHtml(picture('a'), picture('a'))).toMatchObject({ added: 0, removed: 0 });
    const { added, removed, fragment } = compareHtml(picture('a'), picture('b'));
    expect({ added, removed }).toEqual({ added: 1, removed: 1 });
    expect(fragment.querySelector('del img')?.getAttribute('src')).toBe('/a.png');
    expect(fragment.querySelector('ins img')?.getAttribute('src')).toBe('/b.png');
  });

  it('says what is marked to who cannot see it', () => {
    const { fragment } = compareHtml('<p>One two three</p>', '<p>One 2 three</p>');
    expect(fragment.textContent).toBe('One[Removed:  two][Added:  2] three');
  });

  it('lets nothing in that the sanitiser keeps out', () => {
    const { fragment } = compareHtml(
      '<p onclick="x()">a</p><script>alert(1)</script><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
      '<p>b</p>',
    );
    expect(fragment.querySelector('script, iframe, [onclick]')).toBeNull();
  });

  it('answers soon for long texts that share nothing', () => {
    const text = (seed: number) =>
      Array.from(
        { length: 900 },
        (_, index) => `<p>${`w${(index * seed) % 977} `.repeat(40)}</p>`,
      ).join('');
    const begin = performance.now();
    const { added, removed } = compareHtml(text(3), text(5));
    expect(added + removed).toBeGreaterThan(1000);
    // Seconds in a page of a test; a browser takes a tenth of it.
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
