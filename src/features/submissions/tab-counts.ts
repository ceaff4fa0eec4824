import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';

/** Keys of everything that is read of leads. Apart from the other queries, for the menu on every screen. */
export const leadKeys = {
  all: ['leads'],
  lists: ['leads', 'list'],
  one: (id: string) => ['leads', 'one', id],
} as const;

/** How many there are; the database counts up to a thousand. */
export interface TabCounts {
  readonly needsReply: number;
  readonly mine: number;
  readonly all: number;
  readonly spam: number;
  /** Of those that need a reply: past the promise. */
  readonly late: number;
}

/** The database stops counting here. */
const COUNT_LIMIT = 1000;

/** "12", "1,000+" */
export function countText(count: number): string {
  return `${count.toLocaleString('en-IN')}${count >= COUNT_LIMIT ? '+' : ''}`;
}

function countsIn(stored: unknown): TabCounts {
  const read = (key: string) =>
    typeof stored === 'object' && stored !== null ? Number(Reflect.get(stored, key) ?? 0) : 0;
  return {
    needsReply: read('needs_reply'),
    mine: read('mine'),
    all: read('all'),
    spam: read('spam'),
    late: read('late'),
  };
}

/** New leads come by themselves: those who look are shown them within a minute. */
const FRESH_MS = 60_000;

/** For `refetchInterval`. A failure is said once and not every minute; Retry, or the network's return, goes on. */
export function refetchFreshly({ state }: { readonly state: { readonly status: string } }) {
  return state.status === 'error' ? false : FRESH_MS;
}

/** Throws `AppError`. */
export const tabCountsQuery = () =>
  queryOptions({
    queryKey: [...leadKeys.all, 'tabs'],
    queryFn: async ({ signal }) =>
      countsIn(unwrap(await supabase().rpc('count_lead_tabs').abortSignal(signal))),
    refetchInterval: refetchFreshly,
  });
