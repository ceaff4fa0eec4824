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

const documents = sourceFiles(['docs'], /^(?:architecture|deploying)\.md$/);

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

describe('what visitors send is sent, and every text says so', () => {
  it('under each form stands what goes to whom and for how long', () => {
    const forms = copy.filter(({ text }) => text.includes('useVisitorForm({'));
    // Of the form in two steps the second one sends.
    const senders = forms.map(({ name }) =>
      name.replace('job-application-form.tsx', 'job-application-review.tsx'),
    );
    expect(senders.length).toBeGreaterThanOrEqual(8);
    const lines = copy.filter(({ text }) => text.includes('<ConsentLine')).map(({ name }) => name);
    expect(lines.sort()).toEqual(senders.sort());
  });

  const untrue = [
    /\b(?:nobody|no one)(?: else)? (?:receives|reads|gets|holds|has a copy)/i,
    /\b(?:stays?|remains?|kept) in (?:this|your)(?: own)? browser(?: alone| only|;| and nowhere)/i,
    /\byou (?:type|typed|fill|write|wrote|enter)[^.]* (?:stays?|is kept|remains?) in (?:this|your)/i,
    /\byou sent is kept in this browser/i,
    /\b(?:forms?|keeps) stays? in (?:this|your)/i,
    /\bnot send them to a server/i,
    /\bthat stay in your browser do not travel/i,
  ];
  const untrueIn = (text: string) => {
    // A sentence runs over several lines.
    const words = text.replace(/\s+/g, ' ');
    return untrue.flatMap((pattern) => pattern.exec(words)?.[0] ?? []);
  };

  it.each([
    'What you typed into forms on this site stays in this browser; nobody else has a copy.',
    'What you fill in stays in your browser; nobody receives an application.',
    'Yours are kept in this browser alone.',
    'Your application and your résumé are kept in this browser and nowhere else.',
    'A sample, so nobody else reads them.',
    'Forms stay in your own browser.',
    'The forms do not send them to a server of ours.',
    'Form entries that stay in your browser do not travel.',
    'Nobody else holds a copy.',
    'What you sent is kept in this browser.',
    'What it keeps stays in this browser, which the form says.',
  ])('finds: %s', (text) => {
    expect(untrueIn(text)).not.toEqual([]);
  });

  it('finds none of it', () => {
    // Articles speak of other people's forms.
    const texts = [...copy.filter(({ name }) => !/posts|seed/.test(name)), ...documents];
    expect(
      texts.flatMap(({ name, text }) => untrueIn(text).map((words) => `${name}: ${words}`)),
    ).toEqual([]);
  });
});
