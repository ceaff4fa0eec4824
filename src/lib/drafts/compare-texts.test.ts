import { describe, expect, it } from 'vitest';
import { compareParagraphs, compareWords } from './compare-texts';

describe('compareParagraphs', () => {
  it('counts what is the same and shows what differs at its place', () => {
    expect(
      compareParagraphs(['a', 'b', 'mine', 'c', 'd'], ['a', 'b', 'theirs', 'c', 'e', 'd']),
    ).toEqual([
      { kind: 'same', count: 2 },
      { kind: 'different', mine: ['mine'], theirs: ['theirs'] },
      { kind: 'same', count: 1 },
      { kind: 'different', mine: [], theirs: ['e'] },
      { kind: 'same', count: 1 },
    ]);
  });

  it('knows equal, empty and entirely different texts', () => {
    expect(compareParagraphs(['a'], ['a'])).toEqual([{ kind: 'same', count: 1 }]);
    expect(compareParagraphs([], [])).toEqual([]);
    expect(compareParagraphs(['a', 'a'], [])).toEqual([
      { kind: 'different', mine: ['a', 'a'], theirs: [] },
    ]);
  });

  it('finds two small differences at both ends of a very long text', () => {
    const same = Array.from({ length: 20_000 }, (_, index) => `paragraph ${index}`);
    expect(compareParagraphs(['a', ...same, 'b'], ['x', ...same, 'y'])).toEqual([
      { kind: 'different', mine: ['a'], theirs: ['x'] },
      { kind: 'same', count: 20_000 },
      { kind: 'different', mine: ['b'], theirs: ['y'] },
    ]);
  });

  it('answers in time when two long texts have nothing in common', () => {
    const mine = Array.from({ length: 3000 }, (_, index) => `mine ${index}`);
    const theirs = Array.from({ length: 3000 }, (_, index) => `theirs ${index}`);
    expect(compareParagraphs(mine, theirs)).toEqual([{ kind: 'different', mine, theirs }]);
  });
});

describe('words', () => {
  it('tells what a paragraph shares with the other from what is its own', () => {
    expect(compareWords('Start with a wide band.', 'Start with a narrow band.')).toEqual([
      { words: 'Start with a ', isOwn: false },
      { words: 'wide', isOwn: true },
      { words: ' band.', isOwn: false },
    ]);
  });

  it('marks nothing where there is nothing to compare with', () => {
    expect(compareWords('All new.', '')).toEqual([{ words: 'All new.', isOwn: false }]);
  });
});
