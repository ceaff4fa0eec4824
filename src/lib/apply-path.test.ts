import { expect, it } from 'vitest';
import { applyPath, cohortIn } from './apply-path';

it.each([
  ['/', '', '/enroll'],
  ['/courses', '?cohort=2026-12-07', '/enroll'],
  ['/courses/data-science', '', '/enroll?course=data-science'],
  ['/courses/data-science/first-lesson', '', '/enroll?course=data-science'],
  ['/courses/compare', '?courses=data-science,cyber-security', '/enroll'],
  ['/courses/finder/', '', '/enroll'],
  ['/courses/data-science/', '?cohort=2026-12-07', '/enroll?course=data-science&cohort=2026-12-07'],
  ['/courses/data-science', '?cohort=%26x%3D1', '/enroll?course=data-science&cohort=%26x%3D1'],
  [
    '/enroll',
    '?course=data-science&cohort=2026-12-07',
    '/enroll?course=data-science&cohort=2026-12-07',
  ],
  ['/enroll/', '?cohort=2026-12-07', '/enroll?cohort=2026-12-07'],
])('from %s%s "Apply now" leads to %s', (pathname, search, expected) => {
  expect(applyPath(pathname, search)).toBe(expected);
});

it('what stands for a cohort is cut to a length that a cohort may have', () => {
  expect(cohortIn(`?cohort=${'x'.repeat(1000)}`)).toHaveLength(20);
  expect(cohortIn('?course=x')).toBe('');
});
