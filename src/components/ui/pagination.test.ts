import { expect, it } from 'vitest';
import { initialsOf } from './avatar';
import { pageNumbers } from './pagination';

it('shows first, last and the neighbours, with gaps between', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
  expect(pageNumbers(12, 12)).toEqual([1, null, 11, 12]);
});

it('takes the first letters of the first and the last word of a name', () => {
  expect(initialsOf('Ananya Rao')).toBe('AR');
  expect(initialsOf('  meera   k.  nair ')).toBe('MN');
  expect(initialsOf('Plato')).toBe('P');
  expect(initialsOf('')).toBe('');
});
