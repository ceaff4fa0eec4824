import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placesOf, sourceFiles } from '../support/source-files';

const text = readFileSync('docs/decisions.md', 'utf8');
const [, ...parts] = text.split(/^## /m);
const heading = /^\*\*D(\d+) · (20\d\d-\d\d-\d\d) · .+?\*\*/;
const decisions = parts.map((part) => {
  const [name = '', ...paragraphs] = part.trim().split(/\n{2,}/);
  return { name, paragraphs };
});
const numbers = decisions.flatMap(({ paragraphs }) =>
  paragraphs.flatMap((paragraph) => Number(heading.exec(paragraph)?.[1] ?? [])),
);

describe('docs/decisions.md', () => {
  it('gives each decision a number that no other has', () => {
    expect(numbers.length).toBeGreaterThan(80);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it.each(decisions)('$name: a number and a day before each, in order', ({ paragraphs }) => {
    expect(
      paragraphs.filter((paragraph) => paragraph.startsWith('**') && !heading.test(paragraph)),
      `begin with "**D${Math.max(...numbers) + 1} · <day> · Title.**", on a line of its own`,
    ).toEqual([]);
    expect(paragraphs.filter((paragraph) => /\n\*\*(?:D\d|20\d\d)/.test(paragraph))).toEqual([]);
    const own = paragraphs.flatMap((paragraph) => Number(heading.exec(paragraph)?.[1] ?? []));
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  });

  it('holds every decision that something else refers to', () => {
    const files = sourceFiles(
      ['src', 'scripts', 'tooling', 'tests', 'supabase/migrations', 'docs'],
      /\.(tsx?|sql|md)$/,
    );
    const places = placesOf(files, /\bdecisions? D\d+/);
    const missing = places.filter((place) =>
      [...place.matchAll(/\bdecisions? D(\d+)/g)].some(
        ([, number]) => !numbers.includes(Number(number)),
      ),
    );
    expect(missing).toEqual([]);
  });
});
