import { describe, expect, test } from 'vitest';
import { emiPrices, emiTenures } from '@/data/emi-terms';
import { emiDefaults, emiQuote, emiSchedule } from './model';

// Worked separately with 40-digit decimals; the unrounded instalment stands behind each.
const worked = [
  [50_000, 3, 17_057], // 17057.0591
  [50_000, 6, 8_677], // 8676.8999
  [50_000, 9, 5_885], // 5884.6407
  [50_000, 12, 4_489], // 4489.3558
  [75_000, 3, 25_586], // 25585.5887
  [75_000, 6, 13_015], // 13015.3499
  [75_000, 9, 8_827], // 8826.9610
  [75_000, 12, 6_734], // 6734.0338
  [100_000, 3, 34_114], // 34114.1182
  [100_000, 6, 17_354], // 17353.7999
  [100_000, 9, 11_769], // 11769.2814
  [100_000, 12, 8_979], // 8978.7118
] as const;

test.each(worked)('₹%d over %d months is ₹%d a month', (price, months, monthly) => {
  const quote = emiQuote(price, months);
  expect(quote.monthly).toBe(monthly);
  expect(quote.total).toBe(monthly * months);
  expect(quote.interest).toBe(monthly * months - price);
});

test('every price and tenure on offer has been worked', () => {
  expect(worked).toHaveLength(emiPrices.length * emiTenures.length);
  expect(emiDefaults).toEqual({ price: 50_000, tenure: 6 });
});

describe('the schedule', () => {
  test('is the one worked by hand for ₹50,000 over 6 months', () => {
    const { rows, lastDifference, paid } = emiSchedule(emiQuote(50_000, 6));
    expect(
      rows.map((row) => [row.month, row.payment, row.interest, row.principal, row.balance]),
    ).toEqual([
      [1, 8677, 583, 8094, 41906],
      [2, 8677, 489, 8188, 33718],
      [3, 8677, 393, 8284, 25434],
      [4, 8677, 297, 8380, 17054],
      [5, 8677, 199, 8478, 8576],
      [6, 8676, 100, 8576, 0],
    ]);
    expect(lastDifference).toBe(-1);
    expect(paid).toBe(52_061);
  });

  test.each(worked)('ends at nothing owed for ₹%d over %d months', (price, months, monthly) => {
    const { rows, lastDifference, paid } = emiSchedule(emiQuote(price, months));
    expect(rows).toHaveLength(months);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(price);
    expect(rows.slice(0, -1).every((row) => row.payment === monthly)).toBe(true);
    expect(Math.abs(lastDifference)).toBeLessThanOrEqual(months);
    expect(paid).toBe(monthly * months + lastDifference);
  });
});

test('an interest-free loan is split evenly', () => {
  const quote = emiQuote(100, 3, 0);
  expect(quote).toMatchObject({ monthly: 33, total: 99 });
  expect(emiSchedule(quote, 0).rows.map((row) => row.payment)).toEqual([33, 33, 34]);
});

test.each([0, -1, 1.5, Number.NaN])('refuses %d as an amount or a tenure', (value) => {
  expect(() => emiQuote(value, 6)).toThrow(RangeError);
  expect(() => emiQuote(50_000, value)).toThrow(RangeError);
});
