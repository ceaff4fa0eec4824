import { expect, test } from 'vitest';
import { easeOut, statisticAt } from './statistic';

test('eases out from nothing to everything', () => {
  expect(easeOut(0)).toBe(0);
  expect(easeOut(0.5)).toBeCloseTo(0.875, 10);
  expect(easeOut(1)).toBe(1);
  expect(easeOut(-3)).toBe(0);
  expect(easeOut(7)).toBe(1);
});

test('counts to the target within 1200 ms and stays there', () => {
  expect(statisticAt(120, 0, 1200)).toBe(0);
  expect(statisticAt(120, 600, 1200)).toBe(105);
  expect(statisticAt(120, 1200, 1200)).toBe(120);
  expect(statisticAt(120, 9999, 1200)).toBe(120);
});

test('never falls back on its way', () => {
  const steps = Array.from({ length: 121 }, (_, index) => statisticAt(85, index * 10, 1200));
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
});

test('keeps decimals steady and shows the target where nothing may move', () => {
  expect(statisticAt(4.8, 600, 1200, 1)).toBe(4.2);
  expect(statisticAt(4.8, 0, 0, 1)).toBe(4.8);
});
