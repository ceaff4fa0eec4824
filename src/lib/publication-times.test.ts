import { describe, expect, it } from 'vitest';
import { momentInWords, publicationState, timesOfNow } from './publication-times';

const now = Date.parse('2026-11-23T06:00:00Z');
const before = '2026-11-23T05:00:00+00:00';
const after = '2026-11-24T03:30:00+00:00';
const later = '2026-11-30T03:30:00+00:00';

describe('what a document is', () => {
  it.each([
    ['draft', { status: 'draft' }],
    ['published', { status: 'published' }],
    ['published', { status: 'published', publishAt: before, unpublishAt: after }],
    ['scheduled', { status: 'published', publishAt: after, unpublishAt: null }],
    ['scheduled', { status: 'published', publishAt: after, unpublishAt: later }],
    ['ended', { status: 'published', publishAt: null, unpublishAt: before }],
  ] as const)('is %s', (state, times) => {
    expect(publicationState(times, now)).toBe(state);
  });

  it('keeps an end that is to come when it is published at once', () => {
    const status = 'published';
    expect(timesOfNow({ status, publishAt: after, unpublishAt: later }, now)).toEqual({
      publishAt: null,
      unpublishAt: later,
    });
    expect(timesOfNow({ status, publishAt: null, unpublishAt: before }, now)).toEqual({
      publishAt: null,
      unpublishAt: null,
    });
  });
});

it('says a moment in words, with its zone', () => {
  expect(momentInWords(after)).toBe('Tuesday, 24 November 2026, 09:00 (India Standard Time)');
});
