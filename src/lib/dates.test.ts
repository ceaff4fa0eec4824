import { describe, expect, it } from 'vitest';
import {
  formatDateTime,
  formatDay,
  formatDayOfMonth,
  formatLongDate,
  formatLongDay,
  formatMonth,
  formatShortDate,
  formatWeekday,
  isDay,
  normalizeTimestamp,
} from './dates';

describe('timestamps of the database', () => {
  it.each([
    ['2026-11-20 22:00:44.477+00', '2026-11-20T22:00:44.477+00:00'],
    ['2026-11-20T22:00:44.477123+00:00', '2026-11-20T22:00:44.477123+00:00'],
    ['2026-11-20 22:00:44+05:30', '2026-11-20T22:00:44+05:30'],
    ['2026-11-20 22:00:44-08', '2026-11-20T22:00:44-08:00'],
    ['2026-11-20T22:00:44Z', '2026-11-20T22:00:44Z'],
  ])('%s reads the same on every backend', (stored, expected) => {
    expect(normalizeTimestamp(stored)).toBe(expected);
    expect(Number.isNaN(Date.parse(expected))).toBe(false);
    expect(normalizeTimestamp(expected)).toBe(expected);
  });

  it('leaves a missing one empty', () => {
    expect(normalizeTimestamp('')).toBe('');
  });
});

describe('dates as people read them', () => {
  // 19:00 UTC is half past midnight of the next day in India.
  const lateEvening = '2026-11-20T19:00:00Z';

  it('are those of India', () => {
    expect(formatLongDate(lateEvening)).toBe('21 November 2026');
    expect(formatShortDate(lateEvening)).toBe('21 Nov 2026');
    expect(formatDay(lateEvening)).toBe('Sat, 21 Nov 2026');
    expect(formatDay('2026-12-07')).toBe('Mon, 7 Dec 2026');
    expect(formatLongDay(lateEvening)).toBe('Saturday, 21 November 2026');
    expect(formatDateTime(lateEvening)).toBe('21 Nov 2026, 12:30 am IST');
    expect([formatWeekday(lateEvening), formatDayOfMonth(lateEvening)]).toEqual(['Sat', '21']);
  });

  it('are those of the zone, all through the year and the day', () => {
    // Numbers alone, for what the browser's formats write between them differs.
    const zone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
    const start = Date.parse('2027-12-28T00:00:00Z');
    for (let step = 0; step < 400; step += 1) {
      // A day and 61 minutes on: every hour, every month, a leap day.
      const moment = new Date(start + step * (25 * 3_600_000 + 60_000));
      const parts = new Map(zone.formatToParts(moment).map(({ type, value }) => [type, value]));
      const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
      const hour = number('hour');
      const clock = `${hour % 12 || 12}:${String(number('minute')).padStart(2, '0')}`;
      const month = months[number('month') - 1] ?? '';
      const day = `${number('day')} ${month} ${number('year')}`;
      const iso = moment.toISOString();
      expect(formatDateTime(iso)).toBe(`${day}, ${clock} ${hour < 12 ? 'am' : 'pm'} IST`);
      expect(formatMonth(iso)).toBe(month);
      expect(formatLongDate(iso).replace(/[a-z]+/, '')).toBe(day.replace(/[a-z]+/, ''));
    }
  });

  it.each([
    formatDateTime,
    formatDay,
    formatDayOfMonth,
    formatLongDate,
    formatLongDay,
    formatMonth,
    formatShortDate,
    formatWeekday,
  ])('%o says nothing of what is no moment', (format) => {
    expect(() => format('soon')).toThrow(RangeError);
  });
});

it.each([
  ['2026-12-07', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-12-00', false],
  ['2026-13-01', false],
  ['1999-12-31', false],
  ['2026-12-07T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
