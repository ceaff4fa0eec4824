import { describe, expect, it } from 'vitest';
import { exchangeNodes } from './exchange-nodes';
import { sanitizeToFragment } from './sanitize';

function element(html: string): HTMLElement {
  const made = document.createElement('div');
  made.append(sanitizeToFragment(html));
  return made;
}

const texts = (made: HTMLElement) => [...made.childNodes].map((node) => node.textContent);

describe('a text that is exchanged in place', () => {
  it.each([
    ['<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>x</p><p>c</p>', [0, 2]],
    ['<p>a</p><p>b</p>', '<p>a</p><p>b</p><p>c</p>', [0, 1]],
    ['<p>a</p><p>b</p>', '<p>new</p><p>a</p><p>b</p>', [0, 1]],
    ['<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>c</p>', [0, 2]],
    ['<p>a</p><p>a</p><p>a</p>', '<p>a</p><p>a</p>', [0, 1]],
    ['<p>a</p>', '<p>a</p><p>a</p><p>a</p>', [0]],
    ['<p>a</p>', '', []],
    ['', '<p>a</p>', []],
    ['<p>a</p><p>b</p>', '<h2>x</h2>', []],
  ] as const)('%s becomes %s and keeps what is the same at both ends', (before, after, kept) => {
    const made = element(before);
    const nodes = [...made.childNodes];
    exchangeNodes(made, sanitizeToFragment(after));
    expect(texts(made)).toEqual(texts(element(after)));
    for (const place of kept) expect([...made.childNodes]).toContain(nodes[place]);
  });
});
