import { describe, expect, it } from 'vitest';
import { istWeekday } from '@/lib/ist';
import { comingCohorts, findCohort, liveSessions } from './cohorts';
import { courses } from './courses';

const now = new Date('2026-11-23T12:00:00+05:30');

describe.each(courses)('cohorts of $title', (course) => {
  const cohorts = comingCohorts(course, now);

  it('are three to come, on Monday evenings, in order', () => {
    expect(cohorts).toHaveLength(3);
    const starts = cohorts.map(({ startISO }) => Date.parse(startISO));
    expect(starts.every((start) => start > now.getTime() && istWeekday(start) === 1)).toBe(true);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(cohorts[0]?.startISO).toMatch(/T19:30:00\+05:30$/);
  });

  it('last as many weeks as the course and end on a Saturday at noon', () => {
    for (const { startISO, endISO } of cohorts) {
      const days = (Date.parse(endISO) - Date.parse(startISO)) / 86_400_000;
      expect(Math.ceil(days / 7)).toBe(course.durationWeeks);
      expect(endISO).toMatch(/T12:00:00\+05:30$/);
      expect(istWeekday(Date.parse(endISO))).toBe(6);
    }
  });

  it('can be chosen until they begin', () => {
    const [first] = cohorts;
    if (!first) throw new Error('There is no cohort.');
    expect(findCohort(course, first.id, now)).toEqual(first);
    expect(findCohort(course, first.id, new Date(Date.parse(first.startISO) - 1))).toEqual(first);
    expect(findCohort(course, first.id, new Date(first.startISO))).toBeUndefined();
    expect(findCohort(course, '2020-01-06', now)).toBeUndefined();
  });
});

describe('the rhythm', () => {
  it('does not begin all courses in one week', () => {
    const starts = courses.map((course) => comingCohorts(course, now, 1)[0]?.startISO);
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  it('is two evenings and a weekend morning', () => {
    expect(liveSessions.map(({ day }) => day)).toEqual(['Monday', 'Wednesday', 'Saturday']);
  });
});
