import { describe, expect, it } from 'vitest';
import { terms } from '@/data/facts';
import { placesOf, sourceFiles, type SourceFile } from '../support/source-files';

const pages = sourceFiles(['content/pages'], /\.(html|md)$/);

/** Whatever people read: screens, catalogue, articles, pages, documents, and the seed that is made of them. */
const copy: readonly SourceFile[] = [
  ...sourceFiles(['src', 'content', 'scripts'], /\.(tsx?|html|md|json)$/)
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map(withoutComments),
  ...sourceFiles(['supabase'], /^seed\.sql$/),
];

/** Comments are read by developers only. */
function withoutComments({ name, text }: SourceFile): SourceFile {
  if (!/\.tsx?$/.test(name)) return { name, text };
  return {
    name,
    text: text
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .replace(/(^|\s)\/\/.*$/gm, '$1'),
  };
}

describe('the words of the copy', () => {
  it.each([
    ['what is sold, and everything else, is a program', /programme/i],
    ['samples are modelled on real ones, and nothing is called fiction', /\binvented\b/i],
  ])('%s', (_name, pattern) => {
    expect(placesOf(copy, pattern)).toEqual([]);
  });

  it('every desk answers within the hours that the rest of the site promises', () => {
    expect(placesOf(pages, /\b(?:one|two|three|\d+) working days?\b/i)).toEqual([]);
    const promised = pages.flatMap(({ text }) =>
      [...text.matchAll(/<td>(\d+) hours(?=<|, sooner)|replies within (\d+) hours/g)].map((match) =>
        Number(match[1] ?? match[2]),
      ),
    );
    expect(promised.length).toBeGreaterThan(3);
    expect(new Set(promised)).toEqual(new Set([terms.replyHours]));
  });
});
