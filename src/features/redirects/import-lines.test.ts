// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IMPORT_LIMIT, importSchema, readImport, readTextFile } from './import-lines';

describe('lines of an import', () => {
  it('are read as the form of one redirect reads them', () => {
    expect(
      readImport('https://careerloom.example/Old/?x=1, about ,302\n/b,HTTPS://x.example/Y'),
    ).toEqual([
      { line: 1, from: '/old', to: '/about', status: '302' },
      { line: 2, from: '/b', to: 'HTTPS://x.example/Y', status: '' },
    ]);
  });

  it.each([
    ['From,To,Status,Kind,Made,Hits\n/a,/b,302,Temporary,by hand,7', '302'],
    ['note;new_url;Old URL\nPoster;/b;/a', ''],
    ['Source\tDestination\tStatus code\n/a\t/b\t301', '301'],
  ])('have their columns from a first row that names them: %j', (text, status) => {
    expect(readImport(text)).toEqual([{ line: 2, from: '/a', to: '/b', status }]);
  });

  it.each([
    ['', 'Give at least one line'],
    [' \n,,\n', 'Give at least one line'],
    ['From,To', 'Give at least one line'],
    ['/a,/b\n'.repeat(IMPORT_LIMIT + 1), 'These are 501 lines: use at most 500 at once'],
    ['x'.repeat(1_000_001), 'This is too long: use at most 500 lines at once'],
  ])('are refused beside the field: %#', (text, message) => {
    expect(importSchema.safeParse({ text }).error?.issues).toMatchObject([{ message }]);
  });

  it('are as many as the database takes', () => {
    const text = '/a,/b\n'.repeat(IMPORT_LIMIT);
    expect(importSchema.safeParse({ text }).data?.text).toHaveLength(IMPORT_LIMIT);
  });
});

describe('a file', () => {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

  it.each([
    ['UTF-8', new TextEncoder().encode('\uFEFF/a,/b')],
    ['Unicode text of a spreadsheet', utf16('/a\t/b')],
  ])('is read as %s', async (_name, bytes) => {
    const text = await readTextFile(new File([bytes], 'list.csv'));
    expect(readImport(text)).toMatchObject([{ from: '/a', to: '/b' }]);
  });

  it('is refused where it is no text, or far too large', async () => {
    const workbook = new File([new Uint8Array([80, 75, 3, 4, 0, 0])], 'list.xlsx');
    await expect(readTextFile(workbook)).rejects.toThrow(/^This file is no plain text/);
    const large = new File([new Uint8Array(4_000_001)], 'large.csv');
    await expect(readTextFile(large)).rejects.toThrow('This file is too large.');
  });
});
