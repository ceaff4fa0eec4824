import { expect, it } from 'vitest';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { courseJsonLd } from './json-ld';

it('a course names its provider and its workload, and no price without a currency', () => {
  const course = courseJsonLd({
    slug: 'cyber-security',
    title: 'Cybersecurity Analyst',
    brief: 'Work alerts.',
    level: 'Intermediate',
    mode: 'Online',
    durationWeeks: 8,
    hours: 80,
  });
  expect(course).toMatchObject({
    '@type': 'Course',
    url: absoluteUrl('/courses/cyber-security'),
    provider: { name: 'Careerloom' },
    hasCourseInstance: {
      courseWorkload: 'PT80H',
      courseSchedule: { duration: 'PT10H', repeatCount: 8 },
    },
  });
  expect(JSON.stringify(course)).not.toContain('price');
});
