import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unpublishedChangesQuery, type UnpublishedChanges } from '@/lib/drafts/shared-copies';

const none: UnpublishedChanges = new Map();

/** Who saved changes of the rows shown that are not public yet; nothing where that cannot be read. */
export function useListedChanges(
  kind: 'post' | 'page',
  rows: readonly { readonly id: string }[] = [],
): UnpublishedChanges {
  const { data = none } = useQuery({
    ...unpublishedChangesQuery(
      kind,
      rows.map(({ id }) => id),
    ),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
}
