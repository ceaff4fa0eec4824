import { queryOptions } from '@tanstack/react-query';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import { listedRedirect, missingAddress, redirectStatuses, type MissingAddress } from './model';
import { nearestAddresses, piecesOf } from './nearest';

const redirectTabs = ['redirects', 'missing'] as const;

const tab = choiceField(redirectTabs, 'redirects');

/** What the address of the screen holds, whichever tab is shown. */
export const tabFields = { tab };

/** Orders of the lists, as the database names them. */
export const redirectSorts = ['updated', 'from', 'hits'] as const;
export const missingSorts = ['requests', 'newest', 'path'] as const;

/** Lengths of the period in days; strings, as the address holds them. */
export const missingPeriods = ['7', '30', '90'] as const;

export const redirectFields = {
  tab,
  search: textField(),
  origin: choiceField(['all', 'manual', 'automatic'], 'all'),
  status: choiceField(['all', ...redirectStatuses], 'all'),
  sort: choiceField(redirectSorts, 'updated'),
  page: pageField(),
};
export type RedirectFilter = FilterOf<typeof redirectFields>;

export const missingFields = {
  tab,
  search: textField(),
  period: choiceField(missingPeriods, '30'),
  show: choiceField(['open', 'dismissed'], 'open'),
  sort: choiceField(missingSorts, 'requests'),
  page: pageField(),
};
export type MissingFilter = FilterOf<typeof missingFields>;

export function redirectConditions({ origin, status }: RedirectFilter) {
  return { by_origin: origin, ...(status === 'all' ? {} : { by_status: Number(status) }) };
}

export function missingConditions({ period, show }: MissingFilter) {
  return { days: Number(period), is_dismissed: show === 'dismissed' };
}

export function toMissing(row: Parameters<typeof missingAddress.fromRow>[0]): MissingAddress {
  return { ...missingAddress.fromRow(row), id: row.path };
}

const all = ['redirects'] as const;

/** Redirects and the 404 report, for people with `manage_redirects`. Every query throws `AppError`. */
export const redirectQueries = {
  all,
  list: (filter: RedirectFilter) =>
    countedListQuery({
      key: [...all, 'list'],
      noun: 'redirects',
      filter,
      conditions: redirectConditions(filter),
      pageSize: 20,
      fromRow: listedRedirect.fromRow,
      isAlwaysCapped: true,
    }),
  missing: (filter: MissingFilter) =>
    countedListQuery({
      key: [...all, 'missing'],
      noun: 'missing',
      filter,
      conditions: missingConditions(filter),
      pageSize: 20,
      fromRow: toMissing,
      isAlwaysCapped: true,
    }),
  /** Addresses that somebody may have meant. */
  nearest: (path: string) =>
    queryOptions({
      queryKey: [...all, 'nearest', path],
      queryFn: async ({ signal }) => {
        const pieces = piecesOf(path);
        const pages =
          pieces.length === 0
            ? []
            : unwrap(
                // As a visitor: what is scheduled or has ended is nowhere yet, or no longer.
                await publicApi()
                  .from('pages')
                  .select('slug')
                  .eq('status', 'published')
                  .or(pieces.map((piece) => `slug.ilike.*${piece}*`).join(','))
                  .limit(50)
                  .abortSignal(signal),
              );
        return nearestAddresses(
          path,
          pages.map(({ slug }) => `/${slug}`),
        );
      },
    }),
};
