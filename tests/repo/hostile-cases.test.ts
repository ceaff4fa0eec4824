import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files';

interface HostileCase {
  readonly code: string;
  readonly tests: readonly string[];
}

const catalogue = readFileSync('docs/hostile-cases.md', 'utf8');
const cases: readonly HostileCase[] = catalogue
  .split(/^- (?=\*\*[A-Z]\d\d\*\*)/m)
  .slice(1)
  .map((text) => ({
    code: text.slice(2, 5),
    tests: [...(text.split('**Tests:**')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => name,
    ),
  }));

/** A part of the catalogue and a number; no key such as `Alt+F10`. */
const code = /(?<![\w+])[A-GN]\d\d\b/g;

/** Which cases the tests of each file name; what the matrix is made of stands beside its test. */
const named = new Map(
  sourceFiles(['tests', 'src', 'tooling'], /\.(test|spec)\.tsx?$|^database-matrix\.ts$/)
    .filter(({ name }) => !name.endsWith('hostile-cases.test.ts'))
    .map(({ name, text }) => [
      name.replace('support/database-matrix.ts', 'database/matrix.test.ts'),
      new Set(titles(text).flatMap((title) => title.match(code) ?? [])),
    ]),
);

/** The texts of a file that may be titles, or become a part of one. */
function titles(text: string): string[] {
  return text.match(/'[^'\n]*'|`[^`\n]*`|"[^"\n]*"/g) ?? [];
}

describe('docs/hostile-cases.md', () => {
  it('names each case once', () => {
    const codes = cases.map((one) => one.code);
    expect(codes.length).toBeGreaterThan(80);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('explains every case that a test names', () => {
    const known = new Set(cases.map((one) => one.code));
    const unknown = [...named].flatMap(([file, codes]) =>
      [...codes].filter((one) => !known.has(one)).map((one) => `${file}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(cases)('$code names tests that carry it', ({ code: own, tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !named.get(file)?.has(own))).toEqual([]);
  });
});
