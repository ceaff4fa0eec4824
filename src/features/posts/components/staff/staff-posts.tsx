import { filterChoices, sortChoices } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { documentSorts } from '@/config/document-sorts';
import { useListFilter } from '@/lib/list-filter';
import { publicationLabels, publicationStates } from '@/lib/publication-times';
import { categoryLabels, postCategories } from '../../model';
import type { PostRights } from '../../rights';
import { staffPostFields } from '../../staff-queries';
import { postTableColumns } from './post-columns';
import { RightsNotice } from './rights-notice';
import { postNoun, StaffPostList, type PostDialogOpeners } from './staff-post-list';

interface StaffPostsProps {
  readonly rights: PostRights;
  readonly dialog?: PostDialogOpeners;
}

const statuses = filterChoices(
  'All statuses',
  publicationStates,
  (status) => publicationLabels[status],
);
const categories = filterChoices(
  'All categories',
  postCategories,
  (category) => categoryLabels[category],
);
const orders = sortChoices(documentSorts, postTableColumns);

/** All posts with their filters, which live in the address. */
export function StaffPosts({ rights, dialog }: StaffPostsProps) {
  const { filter, search, choose, clear } = useListFilter(staffPostFields);
  return (
    <div className="space-y-5">
      <RightsNotice rights={rights} />
      <ListFilters label="Posts" noun={postNoun} search={filter.search} onSearch={search}>
        <FilterSelect
          label="Status"
          isShort
          value={filter.status}
          choices={statuses}
          onChange={(status) => choose({ status })}
        />
        <FilterSelect
          label="Category"
          value={filter.category}
          choices={categories}
          onChange={(category) => choose({ category })}
        />
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          choices={orders}
          onChange={(sort) => choose({ sort })}
        />
      </ListFilters>
      <StaffPostList filter={filter} rights={rights} dialog={dialog} onClearFilters={clear} />
    </div>
  );
}
