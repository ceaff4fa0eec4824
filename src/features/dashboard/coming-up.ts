import { queryOptions } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { clockTime, formatLongDate, normalizeTimestamp } from '@/lib/dates';
import { DAY_MS, istWeekday, startOfIstDay, toIstIso } from '@/lib/ist';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';

/** What the person may see of it. */
export interface ComingScope {
  readonly posts: boolean;
  readonly pages: boolean;
}

/** A post or page that begins or ends. */
export interface ComingEvent {
  readonly id: string;
  readonly title: string;
  /** Of its editor. */
  readonly href: string;
  readonly kind: 'post' | 'page';
  readonly act: 'begins' | 'ends';
  /** ISO 8601 */
  readonly at: string;
  /** `09:00`, by India's clock. */
  readonly time: string;
}

/** One day of India's calendar. */
export interface CalendarDay {
  /** `2026-11-24` */
  readonly date: string;
  readonly isInMonth: boolean;
  readonly events: readonly ComingEvent[];
}

/** `2026-11` of a moment, by India's calendar. @param time milliseconds since the epoch */
export function monthOf(time: number): string {
  return toIstIso(time).slice(0, 7);
}

/** The month so many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const moved = year * 12 + number - 1 + count;
  return `${Math.floor(moved / 12)}-${String((moved % 12) + 1).padStart(2, '0')}`;
}

const startOfMonth = (month: string) => Date.parse(`${month}-01T00:00:00+05:30`);

/** `November 2026` */
export function monthName(month: string): string {
  return formatLongDate(`${month}-01T00:00:00+05:30`).slice(2);
}

/** The weeks of a month, Monday first, with what begins and ends on each day. */
export function weeksOf(month: string, events: readonly ComingEvent[]): readonly CalendarDay[][] {
  const byDate = new Map<string, ComingEvent[]>();
  for (const event of events) {
    const date = toIstIso(Date.parse(event.at)).slice(0, 10);
    byDate.set(date, [...(byDate.get(date) ?? []), event]);
  }
  const first = startOfMonth(month);
  const end = startOfMonth(addMonths(month, 1));
  const weeks: CalendarDay[][] = [];
  let day = startOfIstDay(first) - ((istWeekday(first) + 6) % 7) * DAY_MS;
  while (day < end) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => {
        const date = toIstIso(day + place * DAY_MS).slice(0, 10);
        return { date, isInMonth: date.startsWith(month), events: byDate.get(date) ?? [] };
      }),
    );
    day += 7 * DAY_MS;
  }
  return weeks;
}

/** What begins and ends in a month. */
export interface ComingMonth {
  /** In order of time. */
  readonly events: readonly ComingEvent[];
  /** False where more comes than a calendar shows. */
  readonly isWhole: boolean;
}

/** Posts, and pages; more would be no calendar any more. */
const MOST = 300;

async function fetchKind(
  kind: ComingEvent['kind'],
  month: string,
  signal: AbortSignal,
): Promise<ComingMonth> {
  const [start, end] = [startOfMonth(month), startOfMonth(addMonths(month, 1))];
  const within = (column: string) =>
    `and(${column}.gte."${new Date(start).toISOString()}",${column}.lt."${new Date(end).toISOString()}")`;
  // Both tables have these columns; the types of one stand for those of both.
  const table = supabase().from((kind === 'post' ? 'blog_posts' : 'pages') as 'pages');
  const rows = unwrap(
    await table
      .select('id,title,publish_at,unpublish_at')
      .eq('status', 'published')
      .or(`${within('publish_at')},${within('unpublish_at')}`)
      .order('publish_at', { nullsFirst: false })
      .order('id')
      .limit(MOST)
      .abortSignal(signal),
  );
  const hrefOf = kind === 'post' ? paths.cms.editPost : paths.cms.editPage;
  const events = rows.flatMap(({ id, title, publish_at: begins, unpublish_at: ends }) =>
    ([['begins', begins] as const, ['ends', ends] as const] as const).flatMap(([act, stored]) => {
      if (stored === null) return [];
      const at = normalizeTimestamp(stored);
      const time = Date.parse(at);
      // One of the two may lie in another month.
      if (time < start || time >= end) return [];
      return { id, title, href: hrefOf(id), kind, act, at, time: clockTime(at) };
    }),
  );
  return { events, isWhole: rows.length < MOST };
}

/** What begins or ends in a month, in order. Throws `AppError`. */
export const comingQuery = (scope: ComingScope, month: string) =>
  queryOptions({
    queryKey: ['dashboard', 'coming', scope, month],
    queryFn: async ({ signal }): Promise<ComingMonth> => {
      const found = await Promise.all([
        ...(scope.posts ? [fetchKind('post', month, signal)] : []),
        ...(scope.pages ? [fetchKind('page', month, signal)] : []),
      ]);
      return {
        events: found
          .flatMap(({ events }) => events)
          .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
        isWhole: found.every(({ isWhole }) => isWhole),
      };
    },
    staleTime: 0,
  });
