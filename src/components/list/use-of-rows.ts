import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';

type OfRows<Value> = ReadonlyMap<string, Value>;

const none = new Map<string, never>();

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
  });
  return data;
}
