import { describe, expect, it } from 'vitest';
import { fieldOf, momentOfField, readTimes, timesInWords } from './typed-times';

const now = Date.parse('2026-11-23T06:00:00Z');
const before = '2026-11-23T05:00:00+00:00';
const after = '2026-11-24T03:30:00+00:00';
const later = '2026-11-30T03:30:00+00:00';

describe('moments', () => {
  it('are said in words, with their zone', () => {
    expect(timesInWords({ publishAt: after, unpublishAt: null }, false)).toBe(
      'Will be public on Tuesday, 24 November 2026, 09:00 (India Standard Time).',
    );
    expect(timesInWords({ publishAt: null, unpublishAt: later }, true)).toBe(
      'Stays public. Ends on Monday, 30 November 2026, 09:00 (India Standard Time).',
    );
  });

  it('go through the field of a browser and back as the database spells them', () => {
    expect(fieldOf(after)).toBe('2026-11-24T09:00');
    expect(momentOfField('2026-11-24T09:00')).toBe(after);
    expect(momentOfField('2026-11-24T')).toBeNull();
  });
});
describe('typed times', () => {
  const draft = { status: 'draft' as const };

  it.each([
    ['', '', {}],
    ['2026-11-24T09:00', '2026-11-30T09:00', {}],
    ['2026-11-23T11:29', '', { publishAt: 'This moment has passed. Choose a later one' }],
    ['', '2026-11-23T11:30', { unpublishAt: 'This moment has passed. Choose a later one' }],
    ['2026-11-24T09:00', '2026-11-24T09:00', { unpublishAt: 'The end comes after the beginning' }],
    ['tomorrow', '', { publishAt: 'Enter a date and a time' }],
    ['3026-11-24T09:00', '', { publishAt: 'Choose a moment within this century' }],
  ])('%s to %s', (start, end, problems) => {
    expect(readTimes({ start, end }, draft, now).problems).toEqual(problems);
  });

  it('may stay in the past where they are kept', () => {
    const kept = { status: 'published' as const, publishAt: before, unpublishAt: null };
    expect(readTimes({ start: fieldOf(before), end: '' }, kept, now).problems).toEqual({});
  });
});
