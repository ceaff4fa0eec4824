import { formatShortDate } from '@/lib/dates';
import { DAY_MS, toIstIso } from '@/lib/ist';

/** Lengths of the chart in days; strings, as the address holds them. */
export const rangeChoices = ['7', '30', '90'] as const;

/** Views of a day on India's calendar. */
export interface DayViews {
  /** `2026-11-20` */
  readonly day: string;
  readonly views: number;
  /** The day as far into the range before. */
  readonly previous: number;
  /** False for today, which is still being counted. */
  readonly isComplete: boolean;
}

export interface ViewTotals {
  /** Over the last whole days. */
  readonly views: number;
  /** Over as many days before them. */
  readonly previous: number;
  readonly today: number;
  /** The first day that was ever counted; null before any view. */
  readonly countedSince: string | null;
}

export interface TopItem {
  readonly path: string;
  /** Null for what has been deleted, or moved to another address. */
  readonly id: string | null;
  readonly title: string | null;
  readonly views: number;
  readonly previous: number;
}

export type ContentKind = 'post' | 'page';

/** One counter: how many posts of a status and category, or pages of a status and template. */
export interface ContentTotal {
  readonly kind: ContentKind;
  /** Published is what is public now; what waits for its moment or has ended is timed. */
  readonly status: 'published' | 'draft' | 'timed';
  /** Category of posts, template of pages. */
  readonly facet: string;
  readonly total: number;
}

/** What can be said about a range against the one before it. */
export type Comparison =
  | { readonly kind: 'change'; readonly percent: number }
  /** Nothing was viewed in the range before: a change in percent does not exist. */
  | { readonly kind: 'from-nothing' }
  /** Counting began within the range before, so its sum is not the whole of it. */
  | { readonly kind: 'too-early'; readonly since: string }
  | { readonly kind: 'no-views' };

/** Whole percent from one sum to the other; null when there is nothing to compare with. */
export function percentChange(views: number, previous: number): number | null {
  if (previous <= 0) return null;
  return Math.round(((views - previous) / previous) * 100);
}

/** `+12%`, `−3%` or `0%`, with a real minus sign. */
export function formatPercent(percent: number): string {
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-IN')}%`;
}

/** The day on India's calendar, some days before now. @param now milliseconds since the epoch */
export function indiaDay(now: number, daysBefore = 0): string {
  return toIstIso(now - daysBefore * DAY_MS).slice(0, 10);
}

/** @param days length of the range @param now milliseconds since the epoch */
export function compareRanges(totals: ViewTotals, days: number, now: number): Comparison {
  const { views, previous, countedSince } = totals;
  if (countedSince === null) return { kind: 'no-views' };
  if (countedSince > indiaDay(now, 2 * days)) return { kind: 'too-early', since: countedSince };
  const percent = percentChange(views, previous);
  return percent === null ? { kind: 'from-nothing' } : { kind: 'change', percent };
}

/** The day with the most views; the latest of several. */
export function busiestDay(days: readonly DayViews[]): DayViews | null {
  return days
    .filter((day) => day.isComplete && day.views > 0)
    .reduce<DayViews | null>((best, day) => (best && best.views > day.views ? best : day), null);
}

export interface FacetTotal {
  readonly facet: string;
  readonly published: number;
  readonly drafts: number;
  /** Scheduled or ended. */
  readonly timed: number;
}

/** Counters of one kind, one row per facet, the fullest first. */
export function totalsByFacet(totals: readonly ContentTotal[], kind: ContentKind): FacetTotal[] {
  const rows = new Map<string, FacetTotal>();
  for (const { facet, status, total } of totals.filter((one) => one.kind === kind)) {
    const row = rows.get(facet) ?? { facet, published: 0, drafts: 0, timed: 0 };
    rows.set(facet, {
      facet,
      published: row.published + (status === 'published' ? total : 0),
      drafts: row.drafts + (status === 'draft' ? total : 0),
      timed: row.timed + (status === 'timed' ? total : 0),
    });
  }
  return [...rows.values()].sort(
    (a, b) => sumOfFacet(b) - sumOfFacet(a) || a.facet.localeCompare(b.facet, 'en'),
  );
}

/** How many there are of a facet, of every status. */
export function sumOfFacet({ published, drafts, timed }: FacetTotal): number {
  return published + drafts + timed;
}

/** `career-tips` as people read it: `Career tips`. */
export function facetLabel(facet: string): string {
  const words = facet.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `20 Nov 2026`. @param day `2026-11-20` */
export function formatDay(day: string): string {
  return formatShortDate(`${day}T00:00:00+05:30`);
}
