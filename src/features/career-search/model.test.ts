import { expect, test } from 'vitest';
import { courses } from '@/data/courses';
import { careerSearchTexts, hasNoMatch, scoreCourse, searchCourses } from './model';

const course = (
  slug: string,
  title: string,
  brief: string,
  category: 'Marketing' | 'Security',
) => ({
  slug,
  title,
  brief,
  category,
});

test('a match counts three in the title, two in the brief and one in the category', () => {
  expect(scoreCourse(course('a', 'Cyber', 'x', 'Marketing'), 'cyber')).toBe(3);
  expect(scoreCourse(course('a', 'x', 'Cyber', 'Marketing'), 'cyber')).toBe(2);
  expect(scoreCourse(course('a', 'x', 'x', 'Security'), 'security')).toBe(1);
  expect(scoreCourse(course('a', 'Security', 'Security', 'Security'), 'security')).toBe(6);
  expect(scoreCourse(course('a', 'x', 'x', 'Security'), 'data')).toBe(0);
});

test('better matches come first, equal ones in the order of the catalogue', () => {
  const list = [
    course('brief', 'x', 'market', 'Security'),
    course('first', 'Market', 'x', 'Security'),
    course('second', 'Market', 'x', 'Security'),
  ];
  expect(searchCourses('market', list).map((match) => match.course.slug)).toEqual([
    'first',
    'second',
    'brief',
  ]);
});

test('shows at most five', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    course(`c${index}`, 'Data', 'x', 'Marketing'),
  );
  expect(searchCourses('data', many)).toHaveLength(5);
});

test.each(['', '   ', '\t\n'])('nothing typed (%j) shows nothing and says nothing', (input) => {
  expect(searchCourses(input, courses)).toEqual([]);
  expect(hasNoMatch(input, [])).toBe(false);
});

test('ignores case and outer blanks', () => {
  expect(searchCourses('  MARKETing ', courses)).toEqual(searchCourses('marketing', courses));
});

test.each(['marketing', 'data', 'cyber'])('the suggested keyword %s finds something', (keyword) => {
  expect(searchCourses(keyword, courses).length).toBeGreaterThan(0);
  expect(careerSearchTexts.noMatch).toContain(`"${keyword}"`);
});

test.each(['.*', '(', '\\', '%', '<script>'])('%s is text and not a pattern', (input) => {
  expect(searchCourses(input, courses)).toEqual([]);
  expect(hasNoMatch(input, [])).toBe(true);
});
