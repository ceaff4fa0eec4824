import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { trashKey, type TrashedKind } from '@/lib/trash/trash';
import { trashedDocument } from './model';

/** Orders of the list, as the database names them. */
export const trashSorts = ['trashed', 'title'] as const;

/** Empty: the first that the person may see. */
const tab = choiceField(['', 'posts', 'pages'], '');

/** What the address of the screen holds. */
export const trashFields = {
  tab,
  search: textField(),
  sort: choiceField(trashSorts, 'trashed'),
  page: pageField(),
};

export type TrashFilter = FilterOf<typeof trashFields>;

/** What was deleted in the last 30 days. Throws `AppError`. */
export const trashQueries = {
  list: (kind: TrashedKind, filter: TrashFilter) =>
    countedListQuery({
      key: [...trashKey, kind],
      noun: 'trash',
      filter,
      conditions: { in_kind: kind },
      pageSize: 20,
      fromRow: trashedDocument.fromRow,
      isAlwaysCapped: true,
    }),
};
