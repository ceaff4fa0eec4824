/** India keeps one offset all year, so arithmetic on instants is exact without a time-zone library. */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;

/** `2026-11-21T15:00:00+05:30`, to the second. @param time milliseconds since the epoch */
export function toIstIso(time: number): string {
  return `${new Date(time + OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
}

/** The beginning of the Indian day that holds the instant, in milliseconds. */
export function startOfIstDay(time: number): number {
  return Math.floor((time + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
}

/** 0 is Sunday, 6 is Saturday, on India's calendar. */
export function istWeekday(time: number): number {
  return new Date(time + OFFSET_MS).getUTCDay();
}
