import { describe, expect, it } from 'vitest';
import { plainText, suggestReadingTime } from './text';

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

  it('does not count markup or what is removed from an article', () => {
    expect(suggestReadingTime(`<script>${'word '.repeat(5000)}</script><p>a</p>`)).toBe(1);
  });
});

describe('plain text', () => {
  it('is the words without markup, with single blanks', () => {
    expect(plainText('<p>One  <b>two</b>\n three &amp; four</p>')).toBe('One two three & four');
  });
});
