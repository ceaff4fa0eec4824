import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/hooks/use-is-hydrated';

type Values = Record<string, string | number>;

/** One filter in the address: how to read it tolerantly and which value leaves the address clean. */
export interface SearchField<T extends string | number> {
  readonly fallback: T;
  readonly parse: (raw: string) => T;
}

export function textField(maxLength = 200): SearchField<string> {
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

type Fields<V extends Values> = { readonly [K in keyof V]: SearchField<V[K]> };

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
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no filters: the first render must equal it, or attributes that differ would
  // stay as they were written at build.
  const isHydrated = useIsHydrated();
  const values = useMemo(
    () => readSearch(fields, isHydrated ? params : new URLSearchParams()),
    [fields, params, isHydrated],
  );
  const isLeaving = useRef(false);
  // A change is on its way while loaders run; the next one builds on it and not on what the address still shows.
  const newest = useRef(params);
  const { pathname } = useLocation();
  const { location: destination } = useNavigation();
  useEffect(() => {
    isLeaving.current = destination !== undefined && destination.pathname !== pathname;
    if (destination === undefined) newest.current = params;
  }, [destination, pathname, params]);

  const change = useCallback(
    (changes: Partial<V>, { replace = false }: { replace?: boolean } = {}) => {
      // A pause of typing that ends after a link was followed must not call the visitor back.
      if (isLeaving.current) return;
      newest.current = writeSearch(fields, newest.current, changes);
      setParams(newest.current, { replace, preventScrollReset: true });
    },
    [fields, setParams],
  );
  return [values, change];
}
