import { describe, expect, it } from 'vitest';
import {
  BUILD_LIFE_WEEKS,
  cohortProblem,
  firstSessionTime,
  lastingCohorts,
  sessionMinutes,
  weeklyRhythm,
  weeksBetweenStarts,
} from './cohort-words';
import { comingCohorts, liveSessions } from './cohorts';
import { courses } from './courses';

const week = 7 * 86_400_000;

/** Ordinary days, and those at which calendars go wrong. */
const clocks = [
  '2026-11-23T12:00:00+05:30',
  '2026-12-31T23:59:59+05:30',
  '2027-01-01T00:00:00+05:30',
  '2028-02-28T19:29:59+05:30',
  '2028-02-29T12:00:00+05:30',
  '2028-03-01T00:00:00+05:30',
  '2025-12-29T00:00:00+05:30',
].map((iso) => new Date(iso));

it('the weekly rhythm is said in words', () => {
  expect(weeklyRhythm).toBe('Mondays and Wednesdays 7:30–9 pm, Saturdays 10 am–12 noon IST');
  expect(firstSessionTime).toBe('7:30 pm IST');
  expect(liveSessions.map(sessionMinutes)).toEqual([90, 90, 120]);
});

describe.each(courses)('$title', (course) => {
  it.each(clocks)('every so many weeks a cohort starts, seen at %s', (now) => {
    const [one, other, third] = comingCohorts(course, now);
    if (!one || !other || !third) throw new Error('There are no three cohorts.');
    const every = weeksBetweenStarts(course) * week;
    expect(Date.parse(other.startISO) - Date.parse(one.startISO)).toBe(every);
    expect(Date.parse(third.startISO) - Date.parse(other.startISO)).toBe(every);
    expect(Date.parse(one.startISO) - now.getTime()).toBeLessThanOrEqual(every);
  });

  it.each(clocks)(
    'a page built at %s names only what lies ahead for as long as it is used',
    (built) => {
      const cohorts = lastingCohorts(course, built);
      expect(cohorts).toHaveLength(2);
      const last = built.getTime() + BUILD_LIFE_WEEKS * week;
      for (const { startISO } of cohorts) expect(Date.parse(startISO)).toBeGreaterThan(last);
    },
  );

  it.each(clocks)('a cohort that cannot be chosen says why, at %s', (now) => {
    const [next] = comingCohorts(course, now, 1);
    if (!next) throw new Error('There is no cohort.');
    const start = Date.parse(next.startISO);
    expect(cohortProblem(course, '', now)).toBeUndefined();
    expect(cohortProblem(course, next.id, new Date(start - 1))).toBeUndefined();
    expect(cohortProblem(course, next.id, new Date(start))).toBe('begun');
    const dayAfter = new Date(start + 86_400_000).toISOString().slice(0, 10);
    const farAway = comingCohorts(course, now, 4)[3]?.id ?? '';
    for (const id of [dayAfter, farAway, '2026-02-30', 'x', '<b>', ' ', '99999-01-01'])
      expect(cohortProblem(course, id, now), id).toBe('unknown');
  });
});
