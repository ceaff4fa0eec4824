import { DAY_MS } from '@/lib/ist';

/** As many as one offer may hold, and how far ahead. As `offer_interview_slots`. */
export const SLOT_COUNT = 6;
const DAYS_AHEAD = 120;

/** What a field for date and time holds (`2026-11-24T15:00`, India's clock) as a moment. */
export function istMoment(typed: string): string {
  return `${typed.slice(0, 16)}:00+05:30`;
}

/**
 * What is wrong with times that are to be offered.
 *
 * @param typed as the fields hold them, without the empty ones
 * @param now milliseconds since the epoch
 * @returns undefined for times that may be offered
 */
export function slotProblem(typed: readonly string[], now: number): string | undefined {
  if (typed.length === 0) return 'Enter at least one time.';
  if (new Set(typed).size < typed.length) return 'Offer each time once.';
  const times = typed.map((value) => Date.parse(istMoment(value)));
  if (times.some(Number.isNaN)) return 'Enter date and time.';
  if (times.some((time) => time <= now)) return 'One of the times has passed. Choose a later one.';
  if (times.some((time) => time > now + DAYS_AHEAD * DAY_MS))
    return `Offer times within the next ${DAYS_AHEAD} days.`;
  return undefined;
}
