import { MINUTE_MS, toIstIso, WEEK_MS } from '@/lib/ist';
import type { Course } from './courses';

/** One weekly live session of every course, in India's time. */
export interface LiveSession {
  readonly day: 'Monday' | 'Wednesday' | 'Saturday';
  /** `19:30` */
  readonly from: string;
  readonly to: string;
}

/** Two evenings and a weekend morning, as the questions and answers of the home page promise. */
export const liveSessions: readonly LiveSession[] = [
  { day: 'Monday', from: '19:30', to: '21:00' },
  { day: 'Wednesday', from: '19:30', to: '21:00' },
  { day: 'Saturday', from: '10:00', to: '12:00' },
];

/** Learners who take a course together, from its first live session to its last. */
export interface Cohort {
  /** Day of the first session, for instance `2026-12-07`; unique within a course. */
  readonly id: string;
  readonly courseSlug: string;
  /** First session, a Monday evening, with India's offset: `2026-12-07T19:30:00+05:30`. */
  readonly startISO: string;
  /** End of the last session, a Saturday noon. */
  readonly endISO: string;
}

type CohortCourse = Pick<Course, 'slug' | 'durationWeeks'>;

/** Any Monday evening would do. */
const anchor = Date.parse('2026-01-05T19:30:00+05:30');

/** From the first session on Monday evening to the end of the last one on Saturday noon of the same week. */
const LAST_SESSION_MS = (4 * 24 * 60 + 16 * 60 + 30) * MINUTE_MS;

/** Weeks between two starts, and by how many the first lies behind the anchor, so that mentors do not begin all courses at once. */
const rhythms: Record<string, { readonly every: number; readonly after: number }> = {
  'advanced-ai-digital-marketing-job-guarantee': { every: 6, after: 2 },
  'data-science': { every: 5, after: 1 },
  'cyber-security': { every: 4, after: 3 },
  'ai-digital-marketing-basic': { every: 3, after: 0 },
};

const usualRhythm = { every: 4, after: 0 };

/**
 * The cohorts of a course that have not begun, the next one first. One that began takes nobody in.
 * @param now the visitor's clock
 */
export function comingCohorts(course: CohortCourse, now: Date, count = 3): Cohort[] {
  const { every, after } = rhythms[course.slug] ?? usualRhythm;
  const first = anchor + after * WEEK_MS;
  const step = every * WEEK_MS;
  const next = Math.floor((now.getTime() - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const start = first + (next + index) * step;
    const startISO = toIstIso(start);
    return {
      id: startISO.slice(0, 10),
      courseSlug: course.slug,
      startISO,
      endISO: toIstIso(start + (course.durationWeeks - 1) * WEEK_MS + LAST_SESSION_MS),
    };
  });
}

/** @returns the cohort with this id if it is among those that can be chosen now */
export function findCohort(course: CohortCourse, id: string, now: Date): Cohort | undefined {
  return comingCohorts(course, now).find((cohort) => cohort.id === id);
}
