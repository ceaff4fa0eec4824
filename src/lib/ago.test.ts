import { describe, expect, it } from 'vitest';
import { formatAgo } from './ago';

describe('how long ago', () => {
  const now = Date.parse('2026-11-20T19:00:00Z');
  it.each([
    ['2026-11-20T19:00:30Z', 'just now'],
    ['2026-11-20T18:59:30Z', 'just now'],
    ['2026-11-20T18:59:00Z', '1 minute ago'],
    ['2026-11-20T15:30:00Z', '3 hours ago'],
    ['2026-11-19T18:00:00Z', 'yesterday'],
    ['2026-11-01T19:00:00Z', '19 days ago'],
    ['2026-09-01T19:00:00Z', '2 months ago'],
    ['2024-01-01T19:00:00Z', '2 years ago'],
  ])('%s is %s', (iso, expected) => {
    expect(formatAgo(iso, now)).toBe(expected);
  });
});
