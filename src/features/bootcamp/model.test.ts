import { expect, test } from 'vitest';
import { bootcamp } from '@/data/bootcamp';
import { agenda, slotTypeLabels, slotTypes } from '@/data/bootcamp-day';
import { bookingSchema, buildBooking } from './booking';
import {
  clockText,
  countdownText,
  countdownTo,
  editionState,
  hourMarks,
  isBookable,
  slotMinutes,
  slotShares,
} from './model';

const target = bootcamp.startISO;
const before = (milliseconds: number) => new Date(Date.parse(target) - milliseconds);

test('counts down to nine in the morning, India time', () => {
  expect(countdownTo(target, new Date('2025-09-18T07:58:57+05:30'))).toEqual({
    days: 2,
    hours: 1,
    minutes: 1,
    seconds: 3,
    done: false,
  });
});

test('shows every second once and zero only at the start', () => {
  expect(countdownTo(target, before(1000))).toMatchObject({ seconds: 1, done: false });
  expect(countdownTo(target, before(999))).toMatchObject({ seconds: 1, done: false });
  expect(countdownTo(target, before(1))).toMatchObject({ seconds: 1, done: false });
  expect(countdownTo(target, before(0))).toMatchObject({ seconds: 0, done: true });
});

test('stays at its last state for good', () => {
  expect(countdownTo(target, new Date('2026-11-20T00:00:00Z'))).toEqual({
    days: 0,
    hours: 0,
    minutes: 0,
    seconds: 0,
    done: true,
  });
});

test('is told in words without the seconds', () => {
  expect(countdownText(countdownTo(target, before(93_784_000)), 'upcoming')).toBe(
    '1 day, 2 hours and 3 minutes',
  );
  expect(countdownText(countdownTo(target, before(0)), 'running')).toBe('The event has started');
  expect(countdownText(countdownTo(target, before(0)), 'past')).toBe('The event is over');
});

test('an edition is bookable until its doors open', () => {
  const at = (iso: string) => editionState(bootcamp, new Date(iso));
  expect(at('2025-09-20T08:59:59+05:30')).toBe('upcoming');
  expect(at('2025-09-20T09:00:00+05:30')).toBe('running');
  expect(at('2025-09-20T17:00:00+05:30')).toBe('past');
  expect((['upcoming', 'running', 'past'] as const).map(isBookable)).toEqual([true, false, false]);
});

test('a booking needs name, e-mail, phone and ticket', () => {
  const good = { name: 'Asha', email: 'a@b.co', phone: '9000000000', ticket: 'regular' };
  expect(bookingSchema.safeParse(good).success).toBe(true);
  const issues = bookingSchema
    .safeParse({ name: 'A', email: 'a', phone: '900000000', ticket: '' })
    .error?.issues.map((issue) => issue.message);
  expect(issues).toEqual([
    'Name must be at least 2 characters',
    'Please enter a valid email',
    'Please enter a valid phone number',
    'Please choose a ticket',
  ]);
});

test('a booking is stored like a webinar registration, with edition and date; who waits has none', () => {
  const stamp = { id: 'id-1', now: new Date('2025-09-01T00:00:00Z') };
  expect(
    buildBooking(
      { name: 'Asha', email: 'a@b.co', phone: '9000000000', ticket: 'early-bird' },
      bootcamp,
      stamp,
    ),
  ).toEqual({
    eventId: bootcamp.id,
    startISO: bootcamp.startISO,
    id: 'id-1',
    name: 'Asha',
    email: 'a@b.co',
    phone: '9000000000',
    ticket: 'early-bird',
    timestamp: '2025-09-01T00:00:00.000Z',
    webinarTitle: bootcamp.title,
  });
  const values = { name: 'Asha', email: 'a@b.co', phone: '9000000000', ticket: 'waitlist' };
  expect(buildBooking(values, bootcamp, stamp)).not.toHaveProperty('startISO');
});

test('prints times of day as the agenda needs them', () => {
  expect(['09:00', '12:00', '16:45', '00:05'].map(clockText)).toEqual([
    '9:00 AM',
    '12:00 PM',
    '4:45 PM',
    '12:05 AM',
  ]);
});

test('the slots fill the day without a rest, hour by hour', () => {
  const shares = slotShares(agenda);
  expect(shares[0]).toMatchObject({ from: 0, width: 6.25 });
  const last = shares.at(-1);
  expect((last?.from ?? 0) + (last?.width ?? 0)).toBeCloseTo(100);
  expect(hourMarks(agenda)).toEqual([9, 10, 11, 12, 1, 2, 3, 4, 5]);
});

test('the agenda keeps what the page promises of practice', () => {
  const minutes = (slots: typeof agenda) => slots.reduce((sum, slot) => sum + slotMinutes(slot), 0);
  const atWork = agenda.filter((slot) => slot.type !== 'break');
  const handsOn = agenda.filter(
    (slot) => slot.type === 'workshop' || slot.title === 'Group project',
  );
  expect(minutes(handsOn) / minutes(atWork)).toBeGreaterThanOrEqual(bootcamp.handsOnPercent / 100);
  expect(minutes(agenda)).toBe(bootcamp.durationMins);
  expect([...slotTypes].sort()).toEqual(Object.keys(slotTypeLabels).sort());
});

test('the printed dates and times are those of the clock', () => {
  const indian = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options }).format(
      new Date(bootcamp.startISO),
    );
  const weekday = indian({ weekday: 'long' });
  const day = indian({ day: 'numeric' });
  const month = indian({ month: 'long' });
  const year = indian({ year: 'numeric' });
  expect(bootcamp.weekday).toBe(weekday);
  expect(bootcamp.dateLabel).toBe(`${weekday}, ${day} ${month} ${year}`);
  expect(bootcamp.dateShort).toMatch(new RegExp(`^${day} ${month.slice(0, 3)}\\w* ${year}$`));
  expect(bootcamp.timeLabel).toBe(
    `${clockText(bootcamp.startISO.slice(11, 16))} to ${clockText(bootcamp.endISO.slice(11, 16))} IST`,
  );
});
