import { describe, expect, it } from 'vitest';
import { timeLabel, toActivityType } from './model';

const now = Date.parse('2026-11-21T06:00:00Z');
const MINUTE = 60_000;

describe('time label', () => {
  it.each([
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1h ago'],
    [119, '1h ago'],
    [23 * 60 + 59, '23h ago'],
    [24 * 60, '20 Nov 2026'],
    [400 * 24 * 60, '17 Oct 2025'],
    [-30, 'Just now'],
  ])('%i minutes ago reads %s', (minutes, label) => {
    expect(timeLabel(new Date(now - minutes * MINUTE).toISOString(), now)).toBe(label);
  });
});

it('skips kinds of activity that it does not know', () => {
  expect(toActivityType('post_created')).toBe('post_created');
  expect(toActivityType('post_burned')).toBeNull();
});
