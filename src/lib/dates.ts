const TIME_ZONE = 'Asia/Kolkata';

const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const shortDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: TIME_ZONE });
const dateTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** `20 November 2026`, in India's time zone. @param iso ISO 8601 */
export function formatLongDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** `20 Nov 2026` */
export function formatShortDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

/** `20 Nov 2026, 3:00 pm IST` */
export function formatDateTime(iso: string): string {
  return `${dateTime.format(new Date(iso))} IST`;
}

/** Whether a text is a day of this century, as `2026-12-07`; the database asks the same. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** `Mon, 7 Dec 2026` */
export function formatDay(iso: string): string {
  return `${weekday.format(new Date(iso))}, ${formatShortDate(iso)}`;
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
