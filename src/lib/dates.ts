import { istWeekday, toIstIso } from './ist';

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/*
 * Moments as India's calendar and clock call them, in the English of India. By hand: the browser's own formats cost a
 * phone a tenth of a second before the first one is made, and each browser puts its commas and spaces elsewhere.
 * Each takes ISO 8601, and throws a `RangeError` for what is no moment.
 */

/** `2026-11-21T15:00:00+05:30` */
const inIndia = (iso: string) => toIstIso(Date.parse(iso));
const longMonth = (iso: string) => `${months[Number(inIndia(iso).slice(5, 7)) - 1]}`;
const longWeekday = (iso: string) => `${weekdays[istWeekday(Date.parse(inIndia(iso)))]}`;

/** `7`, the day of the month. */
export function formatDayOfMonth(iso: string): string {
  return `${Number(inIndia(iso).slice(8, 10))}`;
}

/** `Nov` */
export function formatMonth(iso: string): string {
  // Four letters for one of them, as India's English has it.
  return longMonth(iso).replace(/^(Sept|...).*/, '$1');
}

/** `Mon` */
export function formatWeekday(iso: string): string {
  return longWeekday(iso).slice(0, 3);
}

/** `20 November 2026` */
export function formatLongDate(iso: string): string {
  return `${formatDayOfMonth(iso)} ${longMonth(iso)} ${inIndia(iso).slice(0, 4)}`;
}

/** `20 Nov 2026` */
export function formatShortDate(iso: string): string {
  return formatLongDate(iso).replace(/[A-Z]\w+/, formatMonth(iso));
}

/** `Mon, 7 Dec 2026` */
export function formatDay(iso: string): string {
  return `${formatWeekday(iso)}, ${formatShortDate(iso)}`;
}

/** `Monday, 7 December 2026` */
export function formatLongDay(iso: string): string {
  return `${longWeekday(iso)}, ${formatLongDate(iso)}`;
}

/** `09:00` of India's clock. */
export function clockTime(iso: string): string {
  return inIndia(iso).slice(11, 16);
}

/** `20 Nov 2026, 3:00 pm IST` */
export function formatDateTime(iso: string): string {
  const hour = Number(inIndia(iso).slice(11, 13));
  const time = `${hour % 12 || 12}${clockTime(iso).slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
  return `${formatShortDate(iso)}, ${time} IST`;
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
