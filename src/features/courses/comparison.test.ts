import { describe, expect, it } from 'vitest';
import { courses, findCourse } from '@/data/courses';
import {
  compareFields,
  coursesOf,
  isShared,
  measures,
  rankOf,
  rivalOf,
  toggled,
  traits,
} from './comparison';

const [advanced, data, cyber, foundation] = courses.map(({ slug }) => slug);
const parse = compareFields.courses.parse;

describe('the choice in an address', () => {
  it.each([
    ['two', 'data-science,cyber-security', 'data-science,cyber-security'],
    ['in its own order', 'cyber-security,data-science', 'cyber-security,data-science'],
    ['a course twice', 'data-science,data-science', 'data-science'],
    [
      'blanks, capitals and stray commas',
      ', Data-Science ,,CYBER-SECURITY',
      'data-science,cyber-security',
    ],
    ['courses that are not', 'law,data-science,../cms', 'data-science'],
    ['nothing known', 'law,<script>', ''],
    ['all four', courses.map(({ slug }) => slug).join(), [advanced, data, cyber].join()],
  ])('%s', (_name, raw, mended) => {
    expect(parse(raw)).toBe(mended);
    expect(parse(mended)).toBe(mended);
  });

  it('shows the first three of the catalogue where nobody has chosen', () => {
    expect(coursesOf('')).toEqual(courses.slice(0, 3));
    expect(coursesOf('data-science').map(({ slug }) => slug)).toEqual(['data-science']);
  });
});

it('takes a course in and out, and a fourth not at all', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c']);
});

describe('what sets courses apart', () => {
  const marketing = coursesOf([advanced, foundation].join());
  const [first, second] = marketing;

  it('is said in words: the least and the most among those that are shown', () => {
    if (!first || !second) throw new Error('two courses');
    expect(rankOf(measures.weeks, first, marketing)).toBe('longest');
    expect(rankOf(measures.fee, second, marketing)).toBe('lowest');
    expect(rankOf(measures.weeks, first, [first])).toBe('');
    const middle = findCourse('data-science');
    if (middle) expect(rankOf(measures.weeks, middle, courses)).toBe('');
  });

  it('what all share is told from what differs', () => {
    expect(isShared(traits.weekly, marketing)).toBe(true);
    expect(isShared(traits.level, marketing)).toBe(false);
    expect(isShared(traits.level, coursesOf('data-science,cyber-security'))).toBe(true);
    expect(isShared(traits.weekly, coursesOf('data-science'))).toBe(false);
  });
});

it.each(courses.map((course) => [course.slug, course] as const))(
  '%s is weighed against another course',
  (slug, course) => {
    expect(rivalOf(course)?.slug).toBe(
      {
        [`${advanced}`]: foundation,
        [`${foundation}`]: advanced,
        [`${data}`]: cyber,
        [`${cyber}`]: data,
      }[slug],
    );
  },
);
