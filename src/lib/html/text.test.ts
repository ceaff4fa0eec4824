import { describe, expect, it } from 'vitest';
import { suggestReadingTime } from './text';

function words(count: number): string {
  return `<p>${'word '.repeat(count)}</p>`;
}

describe('reading time', () => {
  it.each([
    ['', 1],
    ['<p></p>', 1],
    [words(220), 1],
    [words(221), 2],
    [words(2200), 10],
    [words(1000).repeat(100), 60],
  ])('%#', (html, minutes) => {
    expect(suggestReadingTime(html)).toBe(minutes);
  });

  it('counts words on both sides of a paragraph’s end', () => {
    expect(suggestReadingTime('<p>a</p>'.repeat(221))).toBe(2);
    expect(suggestReadingTime(`<ul>${'<li>a</li>'.repeat(221)}</ul>`)).toBe(2);
  });

  it.each([
    `<script>${'word '.repeat(5000)}</script><p>a</p>`,
    `<style>${'word '.repeat(5000)}</STYLE ><p>a</p>`,
    `<p>a</p><script src="x">${'word '.repeat(5000)}`,
    `<!-- ${'word '.repeat(5000)} --><p>a</p>`,
    `<p title="${'word '.repeat(5000)}">a</p>`,
    `<p>${'<b>a</b>'.repeat(5000)}</p>`,
  ])('does not count markup, or what is removed from an article: %#', (html) => {
    expect(suggestReadingTime(html)).toBe(1);
  });

  it('counts words that a space which does not break parts', () => {
    expect(suggestReadingTime(`<p>${'a&nbsp;b\u00a0c '.repeat(74)}</p>`)).toBe(2);
  });

  it.each(['<script>', '<!--', '<p ', '</p '])('is told soon of 200 kB of %s', (piece) => {
    const started = performance.now();
    suggestReadingTime(piece.repeat(200_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
