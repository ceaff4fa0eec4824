import { describe, expect, it } from 'vitest';
import {
  busiestDay,
  compareRanges,
  facetLabel,
  formatDay,
  formatPercent,
  indiaDay,
  percentChange,
  totalsByFacet,
  type DayViews,
} from './model';

/** 21 November 2026, 01:00 in India; still the 20th in London. */
const now = Date.parse('2026-11-20T19:30:00Z');

describe('change in percent', () => {
  it.each([
    [112, 100, 12],
    [88, 100, -12],
    [100, 100, 0],
    [0, 100, -100],
    [1, 3, -67],
    [1000, 1, 99_900],
  ])('from %i to %i', (views, previous, percent) => {
    expect(percentChange(views, previous)).toBe(percent);
  });

  it.each([0, 5])('does not exist when there was nothing before (%i now)', (views) => {
    expect(percentChange(views, 0)).toBeNull();
  });

  it.each([
    [12, '+12%'],
    [-12, '−12%'],
    [0, '0%'],
    [99_900, '+99,900%'],
  ])('%i reads %s', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});

describe('a range against the one before', () => {
  const totals = { views: 112, previous: 100, today: 3, countedSince: '2026-01-01' };

  it('is a change in percent', () => {
    expect(compareRanges(totals, 30, now)).toEqual({ kind: 'change', percent: 12 });
  });

  it('says nothing where nothing was viewed before', () => {
    expect(compareRanges({ ...totals, previous: 0 }, 30, now)).toEqual({ kind: 'from-nothing' });
  });

  it('waits until the whole range before was counted', () => {
    // Sixty days before the 21st of November begins the earlier range of thirty.
    expect(compareRanges({ ...totals, countedSince: '2026-09-22' }, 30, now).kind).toBe('change');
    expect(compareRanges({ ...totals, countedSince: '2026-09-23' }, 30, now)).toEqual({
      kind: 'too-early',
      since: '2026-09-23',
    });
  });

  it('says that nothing was ever viewed', () => {
    const nothing = { views: 0, previous: 0, today: 0, countedSince: null };
    expect(compareRanges(nothing, 7, now)).toEqual({ kind: 'no-views' });
  });
});

describe('days', () => {
  it("are those of India's calendar", () => {
    expect(indiaDay(now)).toBe('2026-11-21');
    expect(indiaDay(now, 1)).toBe('2026-11-20');
    expect(indiaDay(now - 3_600_000 - 1)).toBe('2026-11-20');
  });

  it('read the same in every time zone', () => {
    expect(formatDay('2026-11-01')).toBe('1 Nov 2026');
  });

  it('the busiest is the latest of the fullest whole ones', () => {
    const day = (number: number, views: number, isComplete = true): DayViews => ({
      day: `2026-11-0${number}`,
      views,
      previous: 0,
      isComplete,
    });
    expect(busiestDay([day(1, 5), day(2, 9), day(3, 9), day(4, 50, false)])?.day).toBe(
      '2026-11-03',
    );
    expect(busiestDay([day(1, 0), day(2, 0)])).toBeNull();
    expect(busiestDay([])).toBeNull();
  });
});

describe('content by facet', () => {
  it('adds up posts by what readers see of them, the fullest category first', () => {
    const one = (facet: string, status: 'published' | 'draft' | 'timed', total: number) => ({
      kind: 'post' as const,
      status,
      facet,
      total,
    });
    expect(
      totalsByFacet(
        [
          one('career-tips', 'published', 2),
          one('data-science', 'draft', 1),
          one('data-science', 'timed', 2),
          one('data-science', 'published', 4),
          { kind: 'page', status: 'published', facet: 'landing', total: 9 },
        ],
        'post',
      ),
    ).toEqual([
      { facet: 'data-science', published: 4, drafts: 1, timed: 2 },
      { facet: 'career-tips', published: 2, drafts: 0, timed: 0 },
    ]);
  });

  it('is named as people write', () => {
    expect(facetLabel('digital-marketing')).toBe('Digital marketing');
  });
});
