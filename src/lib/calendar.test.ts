import { describe, expect, test } from 'vitest';
import {
  buildIcs,
  escapeIcsText,
  foldIcsLine,
  icsFileName,
  webCalendarLinks,
  type CalendarEntry,
} from './calendar';

const entry: CalendarEntry = {
  uid: 'webinar-ai-at-work',
  title: 'AI assistants at work, without regret',
  startISO: '2026-11-21T15:00:00+05:30',
  durationMins: 60,
  description: 'Five tasks; five that are not.\nBring a question.',
  location: 'Online',
  url: 'https://careerloom.example/events/webinars',
};
const now = new Date('2026-11-20T04:05:06.789Z');

describe('the calendar file', () => {
  const lines = buildIcs(entry, now).split('\r\n');

  test('gives its times in UTC', () => {
    expect(lines).toContain('DTSTAMP:20261120T040506Z');
    expect(lines).toContain('DTSTART:20261121T093000Z');
    expect(lines).toContain('DTEND:20261121T103000Z');
  });

  test('keeps one identity per entry', () => {
    expect(lines).toContain('UID:webinar-ai-at-work@careerloom.example');
  });

  test('escapes its texts', () => {
    expect(lines).toContain('SUMMARY:AI assistants at work\\, without regret');
    expect(lines).toContain('DESCRIPTION:Five tasks\\; five that are not.\\nBring a question.');
    expect(escapeIcsText('a\\b;c,d\r\ne\u0007')).toBe('a\\\\b\\;c\\,d\\ne');
  });

  test('cannot be made to hold a second entry', () => {
    const hostile = buildIcs({ ...entry, title: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' }, now);
    expect(hostile.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  test('opens, closes and ends every line as the format wants', () => {
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(buildIcs(entry, now).replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  test('leaves out what is not known', () => {
    const { uid, title, startISO, durationMins } = entry;
    const bare = buildIcs({ uid, title, startISO, durationMins }, now);
    expect(bare).not.toMatch(/^(LOCATION|URL):/m);
  });
});

test('long lines fold at 75 octets, between characters', () => {
  const text = `SUMMARY:${'₹अ😀x'.repeat(40)}`;
  const folded = foldIcsLine(text);
  for (const line of folded.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(folded.replace(/\r\n /g, '')).toBe(text);
  expect(foldIcsLine('x'.repeat(75))).toBe('x'.repeat(75));
});

test('the file is named after the entry and its day', () => {
  expect(icsFileName(entry)).toBe('webinar-ai-at-work-2026-11-21.ics');
  expect(icsFileName({ ...entry, uid: 'webinar-ai-at-work-2026-11-21' })).toBe(
    'webinar-ai-at-work-2026-11-21.ics',
  );
  expect(icsFileName({ ...entry, uid: '../A b' })).toBe('-a-b-2026-11-21.ics');
});

test('web calendars get the same times and plain blanks', () => {
  const links = Object.fromEntries(webCalendarLinks(entry).map((link) => [link.label, link.href]));
  expect(links['Google Calendar']).toContain('dates=20261121T093000Z%2F20261121T103000Z');
  expect(links['Outlook.com']).toContain('startdt=2026-11-21T09%3A30%3A00.000Z');
  expect(links['Microsoft 365']).toContain('https://outlook.office.com/');
  expect(links['Yahoo Calendar']).toContain('st=20261121T093000Z&et=20261121T103000Z');
  for (const href of Object.values(links)) {
    expect(href).not.toContain('+');
    expect(new URL(href).protocol).toBe('https:');
  }
});
