import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';

type OfRows<Value> = ReadonlyMap<string, Value>;

const none = new Map<string, never>();

/** The map that was there where the new one says the same: rows are rendered anew for another one. */
function sameOrNew(before: unknown, now: unknown): unknown {
  if (!(before instanceof Map && now instanceof Map) || before.size !== now.size) return now;
  return [...now].every(([id, value]) => before.get(id) === value) ? before : now;
}

/**
 * What is known of the rows shown beside their own columns, by their ids; nothing where that cannot be read.
 *
 * @param queryOf what asks for it
 */
export function useOfRows<Value, Key extends readonly unknown[]>(
  queryOf: (
    ids: readonly string[],
  ) => Pick<
    UseQueryOptions<OfRows<Value>, Error, OfRows<Value>, Key>,
    'queryKey' | 'queryFn' | 'staleTime'
  >,
  rows: readonly { readonly id: string }[] = [],
): OfRows<Value> {
  const { data = none } = useQuery({
    ...queryOf(rows.map(({ id }) => id)),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    structuralSharing: sameOrNew,
  });
  return data;
}
