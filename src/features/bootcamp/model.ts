import type { EditionState } from '@/data/bootcamp';
import { waitlistTicket, type AgendaSlot } from '@/data/bootcamp-day';
import { registrationsFor } from '@/lib/registrations/registered';
import type { Registration } from '@/lib/registrations/registration-store';

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

/** Rounded up, so that zero shows at the very start; never below zero. */
export function secondsUntil(targetISO: string, now: Date): number {
  return Math.ceil(Math.max(0, Date.parse(targetISO) - now.getTime()) / SECOND);
}

/** Whole units until the target. */
export function countdownTo(targetISO: string, now: Date): Countdown {
  return countdownOf(secondsUntil(targetISO, now));
}

export function countdownOf(seconds: number): Countdown {
  const left = seconds * SECOND;
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
    done: seconds === 0,
  };
}

/**
 * `12 days, 3 hours and 4 minutes`: what a screen reader is told, without the seconds.
 * @param state tells an event that goes on from one that is over
 */
export function countdownText(
  { days, hours, minutes, done }: Countdown,
  state: EditionState,
): string {
  if (done) return state === 'past' ? 'The event is over' : 'The event has started';
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

/** What this browser has booked, or its places on the waitlist: whichever the page offers now. */
export function ownBookings(
  all: readonly Registration[],
  edition: { readonly id: string; readonly startISO: string },
  isBooking: boolean,
): Registration[] {
  return isBooking
    ? registrationsFor(all, edition)
    : all.filter((record) => record.ticket === waitlistTicket);
}

/** `4:45 PM` of `16:45`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function slotMinutes({ starts, ends }: Pick<AgendaSlot, 'starts' | 'ends'>): number {
  return minutesOf(ends) - minutesOf(starts);
}

/** Where each slot begins and how long it is, as shares of the whole day in per cent. */
export function slotShares(
  slots: readonly AgendaSlot[],
): { readonly slot: AgendaSlot; readonly from: number; readonly width: number }[] {
  const total = slots.reduce((sum, slot) => sum + slotMinutes(slot), 0);
  let passed = 0;
  return slots.map((slot) => {
    const from = (passed / total) * 100;
    passed += slotMinutes(slot);
    return { slot, from, width: (slotMinutes(slot) / total) * 100 };
  });
}

/** Full hours from the first slot to the end of the last, on a twelve-hour dial: `9, 10, … 5`. */
export function hourMarks(slots: readonly AgendaSlot[]): number[] {
  const first = minutesOf(slots.at(0)?.starts ?? '00:00') / 60;
  const last = minutesOf(slots.at(-1)?.ends ?? '00:00') / 60;
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) % 12 || 12);
}
