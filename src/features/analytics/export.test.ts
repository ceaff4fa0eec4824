import { describe, expect, it } from 'vitest';
import { contentCsv, topCsv, viewsCsv } from './export';

/** The lines of a file after the mark of its encoding. */
function linesOf(csv: string): string[] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  return csv.slice(1, -2).split('\r\n');
}

describe('CSV', () => {
  it('holds whole days alone', () => {
    const days = [
      { day: '2026-11-19', views: 12, previous: 8, isComplete: true },
      { day: '2026-11-20', views: 3, previous: 0, isComplete: false },
    ];
    expect(linesOf(viewsCsv(days))).toEqual([
      'Day (IST),Views,Views one range earlier',
      '2026-11-19,12,8',
    ]);
  });

  it('names articles and pages, deleted ones by their address', () => {
    const item = { path: '/blogs/1', id: null, title: null, views: 4, previous: 1 };
    const page = { path: '/team', id: '2', title: 'Our, team', views: 9, previous: 0 };
    expect(linesOf(topCsv([item], [page])).slice(1)).toEqual([
      'Article,,/blogs/1,4,1',
      'Page,"Our, team",/team,9,0',
    ]);
  });
});

it('names the categories as the screens do', () => {
  const totals = [
    { kind: 'post' as const, facet: 'career-tips', status: 'published' as const, total: 3 },
  ];
  expect(contentCsv(totals)).toContain('Career tips,3,0,0');
});
