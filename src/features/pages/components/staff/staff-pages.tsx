import { filterChoices, sortChoices } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { documentSorts } from '@/config/document-sorts';
import { useListFilter } from '@/lib/list-filter';
import { publicationLabels, publicationStates } from '@/lib/publication-times';
import { pageTemplates, templateName } from '../../model';
import { staffPageFields } from '../../staff-queries';
import { pageTableColumns } from './page-columns';
import { pageNoun, StaffPageList } from './staff-page-list';

const statuses = filterChoices(
  'All statuses',
  publicationStates,
  (status) => publicationLabels[status],
);
const templates = filterChoices('All templates', pageTemplates, templateName);
const orders = sortChoices(documentSorts, pageTableColumns);

/** All pages with their filters, which live in the address. */
export function StaffPages({ canManage }: { readonly canManage: boolean }) {
  const { filter, search, choose, clear } = useListFilter(staffPageFields);
  return (
    <div className="space-y-5">
      <ListFilters label="Pages" noun={pageNoun} search={filter.search} onSearch={search}>
        <FilterSelect
          label="Status"
          isShort
          value={filter.status}
          choices={statuses}
          onChange={(status) => choose({ status })}
        />
        <FilterSelect
          label="Template"
          isShort
          value={filter.template}
          choices={templates}
          onChange={(template) => choose({ template })}
        />
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          choices={orders}
          onChange={(sort) => choose({ sort })}
        />
      </ListFilters>
      <StaffPageList filter={filter} canManage={canManage} onClearFilters={clear} />
    </div>
  );
}
