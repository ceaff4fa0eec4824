import { istParts } from './ist';

const months = (
  'January February March April May June July August September October November December'
).split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * A moment as India's calendar and clock call it, in the English of India. By hand: the browser's own formats cost a
 * phone a tenth of a second before the first one is made, and each browser puts its commas and spaces elsewhere.
 * @param iso ISO 8601 @throws RangeError for what is no moment
 */
function named(iso: string) {
  const { year, month, day, weekday, hour, minute } = istParts(Date.parse(iso));
  const monthName = months[month] ?? '';
  return {
    day,
    year,
    monthName,
    // Four letters for one of them, as India's English has it.
    monthShort: month === 8 ? 'Sept' : monthName.slice(0, 3),
    weekdayName: weekdays[weekday] ?? '',
    time: `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`,
  };
}

/** `Nov` */
export function formatMonth(iso: string): string {
  return named(iso).monthShort;
}

/** `20`, the day of the month. */
export function formatDayOfMonth(iso: string): string {
  return String(named(iso).day);
}

/** `Mon` */
export function formatWeekday(iso: string): string {
  return named(iso).weekdayName.slice(0, 3);
}

/** `20 November 2026` */
export function formatLongDate(iso: string): string {
  const { day, monthName, year } = named(iso);
  return `${day} ${monthName} ${year}`;
}

/** `20 Nov 2026` */
export function formatShortDate(iso: string): string {
  const { day, monthShort, year } = named(iso);
  return `${day} ${monthShort} ${year}`;
}

/** `Mon, 7 Dec 2026` */
export function formatDay(iso: string): string {
  return `${formatWeekday(iso)}, ${formatShortDate(iso)}`;
}

/** `Monday, 7 December 2026` */
export function formatLongDay(iso: string): string {
  return `${named(iso).weekdayName}, ${formatLongDate(iso)}`;
}

/** `20 Nov 2026, 3:00 pm IST` */
export function formatDateTime(iso: string): string {
  return `${formatShortDate(iso)}, ${named(iso).time} IST`;
}

/** Whether a text is a day of this century, as `2026-12-07`; the database asks the same. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * ISO 8601 of a timestamp column. The embedded backend answers `2026-11-20 22:00:44.477+00`, hosted
 * ones `2026-11-20T22:00:44.477+00:00`; Safari parses only the second form.
 */
export function normalizeTimestamp(value: string): string {
  const withT = value.replace(' ', 'T');
  return /[+-]\d{2}$/.test(withT) ? `${withT}:00` : withT;
}

/** The same of a column that may hold none. */
export function toMoment(stored: string | null): string | null {
  return stored ? normalizeTimestamp(stored) : null;
}
