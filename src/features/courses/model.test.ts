import { expect, test } from 'vitest';
import { courses } from '@/data/courses';
import { defaultCourseSlug } from './model';

test('the form starts with the current course, else with the first', () => {
  expect(defaultCourseSlug('cyber-security')).toBe('cyber-security');
  expect(defaultCourseSlug('no-such-course')).toBe(courses[0]?.slug);
  expect(defaultCourseSlug()).toBe(courses[0]?.slug);
});
