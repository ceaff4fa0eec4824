import { afterEach, describe, expect, it, vi } from 'vitest';
import { comingCohorts } from '@/data/cohorts';
import { courses } from '@/data/courses';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { claimedCohorts, courseJsonLd } from './json-ld';

const course = courses.find(({ slug }) => slug === 'cyber-security');
if (!course) throw new Error('The course is gone.');

const week = 7 * 86_400_000;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('a course names its provider and its workload, and no price without a currency', () => {
  const data = courseJsonLd(course);
  expect(data).toMatchObject({
    '@type': 'Course',
    url: absoluteUrl('/courses/cyber-security'),
    provider: { name: 'Careerloom' },
    hasCourseInstance: [{ courseMode: 'Online', courseWorkload: 'PT80H' }],
  });
  expect(JSON.stringify(data)).not.toContain('price');
});

it('without a date it says how a cohort runs', () => {
  const text = JSON.stringify(courseJsonLd(course));
  expect(text).not.toMatch(/startDate|endDate|20\d\d/);
  expect(courseJsonLd(course)['hasCourseInstance']).toMatchObject([
    {
      courseSchedule: [
        {
          byDay: ['https://schema.org/Monday', 'https://schema.org/Wednesday'],
          startTime: '19:30:00',
          endTime: '21:00:00',
          scheduleTimezone: 'Asia/Kolkata',
          duration: 'PT3H',
          repeatFrequency: 'Weekly',
          repeatCount: 8,
        },
        {
          byDay: ['https://schema.org/Saturday'],
          startTime: '10:00:00',
          endTime: '12:00:00',
          duration: 'PT2H',
        },
      ],
    },
  ]);
});

describe('the cohorts', () => {
  it.each(['2026-11-23T12:00:00+05:30', '2026-12-31T23:59:59+05:30', '2028-02-29T12:00:00+05:30'])(
    'are those that can be chosen at %s',
    (iso) => {
      const now = new Date(iso);
      const cohorts = claimedCohorts(course, now);
      expect(cohorts).toEqual(comingCohorts(course, now));
      const instances = courseJsonLd(course, cohorts)['hasCourseInstance'];
      expect(instances).toHaveLength(3);
      expect(instances).toMatchObject(
        cohorts.map(({ startISO, endISO }) => ({
          '@type': 'CourseInstance',
          courseMode: 'Online',
          startDate: startISO,
          endDate: endISO,
          courseSchedule: [
            { startDate: startISO.slice(0, 10), endDate: endISO.slice(0, 10), repeatCount: 8 },
            { startDate: startISO.slice(0, 10), endDate: endISO.slice(0, 10), repeatCount: 8 },
          ],
        })),
      );
    },
  );

  it('one is claimed until it begins, and no longer', () => {
    const [next] = comingCohorts(course, new Date('2026-11-23T12:00:00+05:30'), 1);
    const start = Date.parse(next?.startISO ?? '');
    const ids = (time: number) => claimedCohorts(course, new Date(time)).map(({ id }) => id);
    expect(ids(start - 1)).toContain(next?.id);
    expect(ids(start)).not.toContain(next?.id);
    expect(ids(start)).toHaveLength(3);
  });

  it('of a page that is built start eight weeks later at the earliest; a page that hydrates claims none', () => {
    const built = new Date('2026-11-23T12:00:00+05:30');
    vi.useFakeTimers({ now: built });
    expect(claimedCohorts(course, null)).toEqual([]);
    vi.stubEnv('SSR', true);
    const claimed = claimedCohorts(course, null);
    expect(claimed).toHaveLength(2);
    for (const { startISO } of claimed)
      expect(Date.parse(startISO)).toBeGreaterThan(built.getTime() + 8 * week);
  });
});
