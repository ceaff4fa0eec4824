import { documentSorts } from '@/config/document-sorts';
import { choiceField, pageField, textField, useSearchState } from '@/lib/search-state';
import { postCategories, postStatuses } from '../../model';
import { RightsNotice } from './rights-notice';
import { StaffPostFilters } from './staff-post-filters';
import { StaffPostList, type PostDialogOpeners } from './staff-post-list';
import type { PostRights } from './staff-post-row';

interface StaffPostsProps {
  readonly rights: PostRights;
  readonly dialog?: PostDialogOpeners;
}

const filterFields = {
  search: textField(),
  status: choiceField(['all', ...postStatuses], 'all'),
  category: choiceField(['all', ...postCategories], 'all'),
  sort: choiceField(documentSorts, 'updated'),
  page: pageField(),
};

/** All posts with their filters, which live in the address. */
export function StaffPosts({ rights, dialog }: StaffPostsProps) {
  const [filter, setFilter] = useSearchState(filterFields);
  return (
    <div className="space-y-5">
      <RightsNotice rights={rights} />
      <StaffPostFilters
        search={filter.search}
        status={filter.status}
        category={filter.category}
        sort={filter.sort}
        onSearch={(search) => setFilter({ search, page: 1 }, { replace: true })}
        onStatus={(status) => setFilter({ status, page: 1 })}
        onCategory={(category) => setFilter({ category, page: 1 })}
        onSort={(sort) => setFilter({ sort, page: 1 })}
      />
      <StaffPostList
        filter={filter}
        rights={rights}
        dialog={dialog}
        onClearFilters={() => setFilter({ search: '', status: 'all', category: 'all', page: 1 })}
      />
    </div>
  );
}
