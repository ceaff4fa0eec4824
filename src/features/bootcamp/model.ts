const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** The target has been reached: the values stay at zero. */
  readonly done: boolean;
}

export type EditionState = 'upcoming' | 'running' | 'past';

/** Whole units until the target, rounded up to the second, so that zero shows at the very start. */
export function countdownTo(targetISO: string, now: Date): Countdown {
  const seconds = Math.ceil(Math.max(0, Date.parse(targetISO) - now.getTime()) / SECOND);
  const left = seconds * SECOND;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
    done: seconds === 0,
  };
}

/** `12 days, 3 hours and 4 minutes`: what a screen reader is told, without the seconds. */
export function countdownText({ days, hours, minutes, done }: Countdown): string {
  if (done) return 'The event has started';
  const part = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  return `${part(days, 'day')}, ${part(hours, 'hour')} and ${part(minutes, 'minute')}`;
}

export function editionState(
  { startISO, endISO }: { readonly startISO: string; readonly endISO: string },
  now: Date,
): EditionState {
  if (now.getTime() < Date.parse(startISO)) return 'upcoming';
  return now.getTime() < Date.parse(endISO) ? 'running' : 'past';
}

/** Seats are sold until the doors open; afterwards people may only wait for the next edition. */
export function isBookable(state: EditionState): boolean {
  return state === 'upcoming';
}
