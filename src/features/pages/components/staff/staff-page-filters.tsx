import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { SortSelect } from '@/components/ui/sort-select';
import { documentSortChoices, type DocumentSort } from '@/config/document-sorts';
import { limits } from '@/config/limits';
import { useTypedSearch } from '@/hooks/use-typed-search';
import {
  pageStatuses,
  pageTemplates,
  statusLabels,
  templateName,
  toStatus,
  type PageStatus,
  type PageTemplate,
} from '../../model';

interface StaffPageFiltersProps {
  readonly search: string;
  readonly status: PageStatus | 'all';
  readonly template: PageTemplate | 'all';
  readonly sort: DocumentSort;
  readonly onSearch: (search: string) => void;
  readonly onStatus: (status: PageStatus | 'all') => void;
  readonly onTemplate: (template: PageTemplate | 'all') => void;
  readonly onSort: (sort: DocumentSort) => void;
}

export function StaffPageFilters(props: StaffPageFiltersProps) {
  const { typed, setTyped, flush } = useTypedSearch(props.search, props.onSearch);
  return (
    <form
      role="search"
      aria-label="Pages"
      className="flex flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="relative min-w-0 grow basis-full xl:basis-64">
        <label htmlFor="staff-page-search" className="sr-only">
          Search pages
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id="staff-page-search"
          type="search"
          placeholder="Search pages..."
          autoComplete="off"
          maxLength={limits.searchTerm}
          className="pl-9"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Select
        aria-label="Status"
        className="grow basis-36 sm:grow-0"
        value={props.status}
        onChange={({ target }) =>
          props.onStatus(target.value === 'all' ? 'all' : toStatus(target.value))
        }
        options={[
          { value: 'all', label: 'All statuses' },
          ...pageStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
        ]}
      />
      <Select
        aria-label="Template"
        className="grow basis-36 sm:grow-0"
        value={props.template}
        onChange={({ target }) =>
          props.onTemplate(pageTemplates.find((template) => template === target.value) ?? 'all')
        }
        options={[
          { value: 'all', label: 'All templates' },
          ...pageTemplates.map((template) => ({ value: template, label: templateName(template) })),
        ]}
      />
      <SortSelect value={props.sort} choices={documentSortChoices} onChange={props.onSort} />
    </form>
  );
}
