import { toCsv } from '@/lib/csv';
import { facetLabel, totalsByFacet, type ContentTotal, type DayViews, type TopItem } from './model';

/** Days on India's calendar; today is not over and left out. */
export function viewsCsv(days: readonly DayViews[]): string {
  return toCsv(
    ['Day (IST)', 'Views', 'Views one range earlier'],
    days.filter((day) => day.isComplete).map((day) => [day.day, day.views, day.previous]),
  );
}

export function topCsv(posts: readonly TopItem[], pages: readonly TopItem[]): string {
  const rows = (kind: string, items: readonly TopItem[]) =>
    items.map((item) => [kind, item.title ?? '', item.path, item.views, item.previous]);
  return toCsv(
    ['Kind', 'Title', 'Address', 'Views', 'Views in the range before'],
    [...rows('Article', posts), ...rows('Page', pages)],
  );
}

export function contentCsv(totals: readonly ContentTotal[]): string {
  return toCsv(
    ['Category', 'Published', 'Drafts', 'Scheduled or ended'],
    totalsByFacet(totals, 'post').map((row) => [
      facetLabel(row.facet),
      row.published,
      row.drafts,
      row.timed,
    ]),
  );
}
