import { documentSorts } from '@/config/document-sorts';
import { choiceField, pageField, textField, type FilterOf } from '@/lib/search-state';
import { countedListQuery } from '@/lib/supabase/counted-list';
import { publicationStates } from '@/lib/publication-times';
import { listedPost, postCategories } from './model';

/** What the address of the staff's list holds. */
export const staffPostFields = {
  search: textField(),
  status: choiceField(['all', ...publicationStates], 'all'),
  category: choiceField(['all', ...postCategories], 'all'),
  sort: choiceField(documentSorts, 'updated'),
  page: pageField(),
};

export type StaffPostFilter = FilterOf<typeof staffPostFields>;

/** What staff see of all posts. Every query throws `AppError`. */
export const staffPostQueries = {
  all: ['posts'] as const,
  lists: ['posts', 'list'] as const,
  list: (filter: StaffPostFilter) =>
    countedListQuery({
      key: staffPostQueries.lists,
      noun: 'posts',
      filter,
      conditions: { in_status: filter.status, in_category: filter.category },
      pageSize: 20,
      fromRow: listedPost.fromRow,
    }),
};
