import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

/** The lines of a file after the mark of its encoding. */
function linesOf(csv: string): string[] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv.slice(1, -2).split('\r\n');
}

describe('CSV', () => {
  it('quotes what would break a row', () => {
    expect(linesOf(toCsv(['A', 'B'], [['one, two', 'say "hi"']]))).toEqual([
      'A,B',
      '"one, two","say ""hi"""',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1'])('%j is no formula', (text) => {
    expect(linesOf(toCsv(['A'], [[text]]))[1]).toBe(`'${text}`);
  });

  it('keeps numbers as numbers', () => {
    expect(linesOf(toCsv(['A'], [[-5]]))[1]).toBe('-5');
  });

  it.each(['\t=1', '\n=1', '\r=1'])('%j is no formula, and stays in its cell', (text) => {
    expect(toCsv(['A'], [[text]])).toContain(`"'${text}"`);
  });

  it('keeps a text in its cell where semicolons divide', () => {
    expect(linesOf(toCsv(['A'], [['one;=1+1']]))[1]).toBe('"one;=1+1"');
  });
});
