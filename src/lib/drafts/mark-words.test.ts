import { expect, it } from 'vitest';
import { markWords } from './mark-words';

const shown = (before: string, after: string) =>
  markWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

it.each([
  ['One two three', 'One two three', 'One two three'],
  ['One two three', 'One 2 three', 'One -two-+2+ three'],
  ['One two', 'One two three', 'One two+ three+'],
  ['', 'New', '+New+'],
  ['Old', '', '-Old-'],
  ['', '', ''],
  [
    'a one two three four',
    'a five six seven eight',
    '-a one two three four-+a five six seven eight+',
  ],
  ['a\n\nb', 'a\nb', 'a-\n\n-+\n+b'],
])('marks %j against %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});
