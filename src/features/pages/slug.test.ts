import { describe, expect, it } from 'vitest';
import { reservedSlugs } from '@/config/reserved-slugs';
import { slugFromTitle, slugProblem } from './slug';

const id = '5f0c1d2e-0000-4000-8000-000000000000';

describe('the slug that a title suggests', () => {
  it.each([
    ['About our Mentors', 'about-our-mentors'],
    ['  Fees  &   Scholarships!  ', 'fees-scholarships'],
    ['Data -- Science --- 2026', 'data-science-2026'],
    ['-Leading and trailing-', 'leading-and-trailing'],
    ['Café crème', 'cafe-creme'],
    ['Große STRAẞE', 'grosse-strasse'],
    ['C++, C# & .NET', 'c-c-net'],
    ['tab\tand\nline', 'tab-and-line'],
    ['../../etc/passwd', 'etcpasswd'],
    ['हिन्दी', 'page-5f0c1d2e'],
    ['!!!', 'page-5f0c1d2e'],
    ['- -', 'page-5f0c1d2e'],
    ['', ''],
    ['   ', ''],
  ])('%j gives %j', (title, slug) => expect(slugFromTitle(title, id)).toBe(slug));

  it('is never too long and always usable', () => {
    for (const title of ['word '.repeat(60), 'x'.repeat(500), `${'a'.repeat(119)} b`]) {
      const slug = slugFromTitle(title, id);
      expect(slug.length).toBeLessThanOrEqual(120);
      expect(slugProblem(slug)).toBeUndefined();
    }
  });
});

describe('slugs that cannot be used', () => {
  it('F05: those of the site itself', () => {
    for (const slug of [...reservedSlugs, 'partner-with-anybody-edtech'])
      expect(slugProblem(slug)).toMatch(/belongs to a part of the site/);
  });

  it.each([
    'a/b',
    'a.b',
    '..',
    'Blog',
    'a%20b',
    '-a',
    'a-',
    'a--b',
    'ä',
    'a b',
    'a_b',
    'robots.txt',
  ])('F06: %j is explained', (slug) => expect(slugProblem(slug)).toMatch(/lower-case letters/));

  it('F06: an empty one and one that is too long', () => {
    expect(slugProblem('')).toBe('Slug is required');
    expect(slugProblem('x'.repeat(121))).toMatch(/at most 120/);
  });

  it('are few: ordinary ones pass', () => {
    for (const slug of ['fees', 'data-2026', '2026', 'x'.repeat(120)])
      expect(slugProblem(slug)).toBeUndefined();
  });
});
