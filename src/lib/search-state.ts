import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressLimits } from '@/config/address-limits';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useRouter } from './app-router';

type Values = Record<string, string | number>;

/** One filter in the address: how to read it tolerantly and which value leaves the address clean. */
export interface SearchField<T extends string | number> {
  readonly fallback: T;
  readonly parse: (raw: string) => T;
}

export function textField(maxLength: number = addressLimits.searchTerm): SearchField<string> {
  return { fallback: '', parse: (raw) => raw.slice(0, maxLength) };
}

export function choiceField<const T extends string>(
  choices: readonly T[],
  fallback: T,
): SearchField<T> {
  return { fallback, parse: (raw) => choices.find((choice) => choice === raw) ?? fallback };
}

export function pageField(): SearchField<number> {
  return {
    fallback: 1,
    parse: (raw) => (/^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : 1),
  };
}

/** What fields read from an address. */
export type FilterOf<F> = {
  readonly [K in keyof F]: F[K] extends SearchField<infer T> ? T : never;
};

export type Fields<V extends Values> = { readonly [K in keyof V]: SearchField<V[K]> };

/** Reads filters from an address; a bad value gives its fallback. */
export function readSearch<V extends Values>(fields: Fields<V>, params: URLSearchParams): V {
  const entries = Object.entries<SearchField<string | number>>(fields).map(([name, field]) => {
    const raw = params.get(name);
    return [name, raw === null ? field.fallback : field.parse(raw)];
  });
  return Object.fromEntries(entries) as V;
}

/** Writes filters over an address; a value at its fallback is left out. */
export function writeSearch<V extends Values>(
  fields: Fields<V>,
  params: URLSearchParams,
  values: Partial<V>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries<string | number | undefined>(values)) {
    const field: SearchField<string | number> | undefined = fields[name];
    if (!field || value === undefined) continue;
    if (value === field.fallback) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/**
 * Filters that live in the address.
 * @returns the current filters and a function that changes some of them; typing replaces the history
 * entry, a choice adds one so that Back undoes it.
 */
export function useSearchState<V extends Values>(
  fields: Fields<V>,
): [V, (changes: Partial<V>, options?: { replace?: boolean }) => void] {
  const { pathname, search } = useLocation();
  // The prerendered page knows no filters: the first render must equal it, or attributes that differ would
  // stay as they were written at build.
  const known = useIsHydrated(search !== '') ? search : '';
  const values = useMemo(() => readSearch(fields, new URLSearchParams(known)), [fields, known]);
  // Asked itself: React learns of a navigation in a transition, and a pause of typing may end before that.
  const router = useRouter();
  const navigate = useNavigate();

  const change = useCallback(
    (changes: Partial<V>, { replace = false }: { replace?: boolean } = {}) => {
      if (!router) throw new Error('No AppRouter around these filters.');
      // A change may be on its way while loaders run; the next one builds on it and not on what is still shown.
      const target = router.state.navigation.location ?? router.state.location;
      // Who has followed a link is not called back, nor does the next page get these filters.
      if (target.pathname !== pathname) return;
      const next = writeSearch(fields, new URLSearchParams(target.search), changes);
      // A comma may stand in a query as it is, and a list is easier to read with it.
      const search = next.toString().replaceAll('%2C', ',');
      // Back should undo something.
      if (search === target.search.slice(1)) return;
      void navigate(`?${search}`, { replace, preventScrollReset: true });
    },
    [fields, navigate, pathname, router],
  );
  return [values, change];
}
