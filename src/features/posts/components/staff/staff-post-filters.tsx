import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { SortSelect } from '@/components/ui/sort-select';
import { limits } from '@/config/limits';
import { documentSortChoices, type DocumentSort } from '@/config/document-sorts';
import { useTypedSearch } from '@/hooks/use-typed-search';
import {
  categoryLabels,
  postCategories,
  postStatuses,
  statusLabels,
  toStatus,
  type PostCategory,
  type PostStatus,
} from '../../model';

interface StaffPostFiltersProps {
  readonly search: string;
  readonly status: PostStatus | 'all';
  readonly category: PostCategory | 'all';
  readonly sort: DocumentSort;
  readonly onSearch: (search: string) => void;
  readonly onStatus: (status: PostStatus | 'all') => void;
  readonly onCategory: (category: PostCategory | 'all') => void;
  readonly onSort: (sort: DocumentSort) => void;
}

export function StaffPostFilters(props: StaffPostFiltersProps) {
  const { typed, setTyped, flush } = useTypedSearch(props.search, props.onSearch);
  return (
    <form
      role="search"
      aria-label="Posts"
      className="flex flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className="relative min-w-0 grow basis-full xl:basis-64">
        <label htmlFor="staff-post-search" className="sr-only">
          Search posts
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id="staff-post-search"
          type="search"
          placeholder="Search posts..."
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
          ...postStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
        ]}
      />
      <Select
        aria-label="Category"
        className="grow basis-40 sm:grow-0"
        value={props.category}
        onChange={({ target }) =>
          props.onCategory(postCategories.find((category) => category === target.value) ?? 'all')
        }
        options={[
          { value: 'all', label: 'All categories' },
          ...postCategories.map((category) => ({
            value: category,
            label: categoryLabels[category],
          })),
        ]}
      />
      <SortSelect value={props.sort} choices={documentSortChoices} onChange={props.onSort} />
    </form>
  );
}
