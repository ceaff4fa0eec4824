import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';
import { readCsv } from './read-csv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('a table', () => {
  it.each([
    ['commas', '/a,/b,301\n/c,/d'],
    ['semicolons', '/a;/b;301\n/c;/d'],
    ['tabs', '/a\t/b\t301\n/c\t/d'],
    ['the line ends of Windows', '/a,/b,301\r\n/c,/d\r\n'],
    ['the line ends of old Macs', '/a,/b,301\r/c,/d'],
    ['a mark of its encoding', '\uFEFF/a,/b,301\n/c,/d'],
    ['quotes', '"/a","/b","301"\n"/c",/d'],
    ['spaces', ' /a , "/b" , 301 \n\t /c, /d'],
  ])('is read with %s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['/a', '/b', '301'],
      ['/c', '/d'],
    ]);
  });

  it('keeps commas, quotes and line breaks in quoted cells', () => {
    expect(cellsOf('"/a?x=1,2","say ""hi""\nand go"\n/b,/c')).toEqual([
      ['/a?x=1,2', 'say "hi"\nand go'],
      ['/b', '/c'],
    ]);
  });

  it('takes a quote that is never closed as it stands', () => {
    expect(cellsOf('/a,"/b\n/c,/d')).toEqual([
      ['/a', '"/b'],
      ['/c', '/d'],
    ]);
  });

  it('numbers rows by the lines of the text', () => {
    const lines = readCsv('\n/a,/b\n\n , \n"/c\n",/d\n/e,/f').map(({ line }) => line);
    expect(lines).toEqual([2, 5, 7]);
  });

  it('finds again what was exported', () => {
    const rows = [
      ['/a', 'https://x.example/?y=1,2'],
      ['/b', ''],
    ];
    expect(cellsOf(toCsv(['From', 'To'], rows))).toEqual([['From', 'To'], ...rows]);
  });

  it.each(['', '\uFEFF', '\n\r\n', ' , , '])('%j is empty', (text) => {
    expect(readCsv(text)).toEqual([]);
  });

  it('is read at once, however long', () => {
    expect(readCsv('"/a,'.repeat(100_000))).toHaveLength(1);
    expect(readCsv('/a,/b\n'.repeat(100_000))).toHaveLength(100_000);
  });
});
