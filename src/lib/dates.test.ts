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

  it('are called as in the English of India, all through the year and the day', () => {
    const options = { timeZone: 'Asia/Kolkata', day: 'numeric', year: 'numeric' } as const;
    const known = new Intl.DateTimeFormat('en-IN', {
      ...options,
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    const long = new Intl.DateTimeFormat('en-IN', { ...options, month: 'long' });
    const start = Date.parse('2027-12-28T00:00:00Z');
    for (let step = 0; step < 400; step += 1) {
      // A day and 61 minutes on: every hour, every month, a leap day.
      const moment = new Date(start + step * 25 * 3_600_000 + step * 60_000);
      const iso = moment.toISOString();
      expect(formatDateTime(iso)).toBe(`${known.format(moment).replace(/\s/g, ' ')} IST`);
      expect(formatLongDate(iso)).toBe(long.format(moment));
      expect(formatShortDate(iso)).toContain(` ${formatMonth(iso)} `);
    }
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
