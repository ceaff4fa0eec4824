import { MINUTE_MS, WEEK_MS } from '@/lib/ist';
import { comingCohorts, liveSessions, type Cohort, type LiveSession } from './cohorts';

/** `19:30` as one says it: `7:30` and `pm`; noon has a word of its own. */
function clock(time: string): [time: string, half: string] {
  if (time === '12:00') return ['12', 'noon'];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return [`${hours % 12 || 12}${rest}`, hours < 12 ? 'am' : 'pm'];
}

/** `7:30–9 pm`, `10 am–12 noon` */
function hoursOf({ from, to }: LiveSession): string {
  const [start, startHalf] = clock(from);
  const [end, endHalf] = clock(to);
  return `${start}${startHalf === endHalf ? '' : ` ${startHalf}`}–${end} ${endHalf}`;
}

/** Sessions of the same hours, in order of the week. */
export function sessionGroups(sessions: readonly LiveSession[] = liveSessions): LiveSession[][] {
  const groups = new Map<string, LiveSession[]>();
  for (const session of sessions) {
    const hours = hoursOf(session);
    groups.set(hours, [...(groups.get(hours) ?? []), session]);
  }
  return [...groups.values()];
}

/** `Mondays and Wednesdays 7:30–9 pm, Saturdays 10 am–12 noon IST` */
export const weeklyRhythm = `${sessionGroups()
  .map((group) => {
    const days = group.map(({ day }) => `${day}s`).join(' and ');
    return group[0] ? `${days} ${hoursOf(group[0])}` : days;
  })
  .join(', ')} IST`;

/** `7:30 pm IST` */
export const firstSessionTime = liveSessions
  .slice(0, 1)
  .map(({ from }) => `${clock(from).join(' ')} IST`)
  .join('');

/** Minutes of a live session. */
export function sessionMinutes({ from, to }: LiveSession): number {
  const at = (time: string) => Date.parse(`2026-01-05T${time}:00Z`);
  return (at(to) - at(from)) / MINUTE_MS;
}

/** How many weeks lie between two starts; does not depend on the day, so it is true in a page of any age. */
export function weeksBetweenStarts(course: Parameters<typeof comingCohorts>[0]): number {
  const [one, other] = comingCohorts(course, new Date(0), 2);
  if (!one || !other) return 0;
  return (Date.parse(other.startISO) - Date.parse(one.startISO)) / WEEK_MS;
}

/** Why a cohort that somebody asks for cannot be chosen: it has begun, or the course has none on that day. */
export type CohortProblem = 'begun' | 'unknown';

/**
 * @param id of the cohort that is asked for, from an address or a draft: any text
 * @returns undefined where it can be chosen, or none is asked for
 */
export function cohortProblem(
  course: Parameters<typeof comingCohorts>[0],
  id: string,
  now: Date,
): CohortProblem | undefined {
  if (id === '' || comingCohorts(course, now).some((cohort) => cohort.id === id)) return undefined;
  const day = Date.parse(`${id}T00:00:00+05:30`);
  if (Number.isNaN(day)) return 'unknown';
  const [real] = comingCohorts(course, new Date(day), 1);
  return real?.id === id && Date.parse(real.startISO) <= now.getTime() ? 'begun' : 'unknown';
}

/** Of a page as the build writes it: those whose start is so far away that it lies ahead for as long as a build is used. */
export const BUILD_LIFE_WEEKS = 8;

/** @param built when the page is written */
export function lastingCohorts(
  course: Parameters<typeof comingCohorts>[0],
  built: Date,
): readonly Cohort[] {
  return comingCohorts(course, new Date(built.getTime() + BUILD_LIFE_WEEKS * WEEK_MS), 2);
}
