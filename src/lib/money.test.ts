import { expect, test } from 'vitest';
import { formatRupees, groupIndian } from './money';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [50000, '50,000'],
  [100000, '1,00,000'],
  [1234567, '12,34,567'],
  [123456789, '12,34,56,789'],
  [1499.6, '1,500'],
  [-0.4, '0'],
  [-123456, '−1,23,456'],
])('groups %d as %s', (value, text) => {
  expect(groupIndian(value)).toBe(text);
});

test('puts the rupee sign before the digits and after the minus', () => {
  expect(formatRupees(100000)).toBe('₹1,00,000');
  expect(formatRupees(-2)).toBe('−₹2');
});
