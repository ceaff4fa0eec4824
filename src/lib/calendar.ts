import { site } from '@/config/site';
import { MINUTE_MS } from './ist';

export interface CalendarEntry {
  /** Stays the same when the entry is exported again, so that calendars update instead of doubling. */
  readonly uid: string;
  readonly title: string;
  /** ISO 8601 with an offset. */
  readonly startISO: string;
  readonly durationMins: number;
  readonly description?: string;
  readonly location?: string;
  /** Absolute address of the page or meeting. */
  readonly url?: string;
}

const host = new URL(site.defaultUrl).host;

/** `20261121T093000Z` */
function utcStamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function span(entry: CalendarEntry) {
  const start = Date.parse(entry.startISO);
  return { start, end: start + entry.durationMins * MINUTE_MS };
}

/** RFC 5545 §3.3.11; control characters other than the line break have no place in a text. */
export function escapeIcsText(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545 §3.1: lines of at most 75 octets, continued after a blank, never inside a character. */
export function foldIcsLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/**
 * A calendar file (RFC 5545) with one entry and a reminder an hour before.
 * @param now becomes DTSTAMP
 */
export function buildIcs(entry: CalendarEntry, now: Date): string {
  const { start, end } = span(entry);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name}//Events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${host}`,
    `DTSTAMP:${utcStamp(now.getTime())}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
    `SUMMARY:${escapeIcsText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeIcsText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeIcsText(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeIcsText(entry.title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldIcsLine).join('\r\n')}\r\n`;
}

/** `first-marketing-job-2026-11-21.ics` */
export function icsFileName({ uid, startISO }: CalendarEntry): string {
  const safe = uid.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const day = startISO.slice(0, 10);
  return safe.endsWith(day) ? `${safe}.ics` : `${safe}-${day}.ics`;
}

// Not URLSearchParams: Outlook shows its "+" for a blank as a plus sign.
function address(base: string, fields: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(fields)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&');
  return `${base}?${query}`;
}

/** Links that open the common web calendars with the entry filled in. */
export function webCalendarLinks(entry: CalendarEntry): { label: string; href: string }[] {
  const { start, end } = span(entry);
  const details = [entry.description, entry.url].filter(Boolean).join('\n\n');
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: details,
    location: entry.location,
  };
  return [
    {
      label: 'Google Calendar',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: entry.title,
        dates: `${utcStamp(start)}/${utcStamp(end)}`,
        details,
        location: entry.location,
      }),
    },
    {
      label: 'Outlook.com',
      href: address('https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    },
    {
      label: 'Microsoft 365',
      href: address('https://outlook.office.com/calendar/0/deeplink/compose', outlook),
    },
    {
      label: 'Yahoo Calendar',
      href: address('https://calendar.yahoo.com/', {
        v: '60',
        title: entry.title,
        st: utcStamp(start),
        et: utcStamp(end),
        desc: details,
        in_loc: entry.location,
      }),
    },
  ];
}
