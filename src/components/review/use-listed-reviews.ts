import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reviewStatesQuery, type ReviewedKind, type ReviewStates } from '@/lib/review/review';

const none: ReviewStates = new Map();

/** What became of the reviews of the rows shown; nothing where that cannot be read. */
export function useListedReviews(
  kind: ReviewedKind,
  rows: readonly { readonly id: string }[] = [],
): ReviewStates {
  const { data = none } = useQuery({
    ...reviewStatesQuery(
      kind,
      rows.map(({ id }) => id),
    ),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}
