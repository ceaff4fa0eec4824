import { useSearchState, type Fields, type SearchField } from '@/lib/search-state';

type Values = Record<string, string | number>;

/**
 * Fields at rest: nothing searched for, nothing chosen, the first page. The order stays as it is, for it takes no row
 * away; so does a tab, which is a list of its own.
 */
function atRest<V extends Values>(fields: Fields<V>): Partial<V> {
  const entries = Object.entries<SearchField<string | number>>(fields)
    .filter(([name]) => name !== 'sort' && name !== 'tab')
    .map(([name, { fallback }]) => [name, fallback]);
  return Object.fromEntries(entries) as Partial<V>;
}

/** Whether a list may be empty because of what was searched for or chosen, or for the page that was asked for. */
export function isNarrowed<V extends Values>(fields: Fields<V>, filter: Readonly<V>): boolean {
  return Object.entries(atRest(fields)).some(([name, value]) => filter[name] !== value);
}

/**
 * The filters of a list, which live in the address. Its fields have `search` and `page` among them; whatever changes
 * leads back to the first page.
 */
export function useListFilter<V extends Values & { search: string; page: number }>(
  fields: Fields<V>,
) {
  const [filter, setFilter] = useSearchState(fields);
  const choose = (changes: Partial<V>, options?: { replace: boolean }) =>
    setFilter({ ...changes, page: 1 }, options);
  return {
    filter,
    /** What is typed replaces the entry of the history; a choice adds one, so that Back undoes it. */
    search: (search: string) => choose({ search } as Partial<V>, { replace: true }),
    choose,
    clear: () => setFilter(atRest(fields)),
  };
}
