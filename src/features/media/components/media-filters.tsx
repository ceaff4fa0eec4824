import { LayoutGrid, List, Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { limits } from '@/config/limits';
import { useTypedSearch } from '@/hooks/use-typed-search';
import type { MediaView } from '../filter-fields';
import { categoryOptions, mediaCategories, type MediaCategory } from '../model';

interface MediaFiltersProps {
  readonly search: string;
  readonly category: MediaCategory | 'all';
  readonly onSearch: (search: string) => void;
  readonly onCategory: (category: MediaCategory | 'all') => void;
  readonly children?: ReactNode;
}

export function MediaFilters(props: MediaFiltersProps) {
  const { typed, setTyped, flush } = useTypedSearch(props.search, props.onSearch);
  const id = useId();
  return (
    <form
      role="search"
      aria-label="Media"
      className="flex flex-wrap gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // The picker stands in the form of whatever needs the picture.
        event.stopPropagation();
        flush();
      }}
    >
      <div className="relative min-w-0 grow basis-full xl:basis-64">
        <label htmlFor={id} className="sr-only">
          Search files
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          id={id}
          type="search"
          placeholder="Search files..."
          autoComplete="off"
          maxLength={limits.searchTerm}
          className="pl-9"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Select
        aria-label="Category"
        className="grow basis-40 sm:grow-0"
        value={props.category}
        onChange={({ target }) =>
          props.onCategory(mediaCategories.find((category) => category === target.value) ?? 'all')
        }
        options={[{ value: 'all', label: 'All categories' }, ...categoryOptions]}
      />
      {props.children}
    </form>
  );
}

interface ViewToggleProps {
  readonly view: MediaView;
  readonly onView: (view: MediaView) => void;
}

export function ViewToggle({ view, onView }: ViewToggleProps) {
  return (
    <div role="group" aria-label="View" className="flex items-center gap-1">
      <IconButton
        label="Grid view"
        icon={<LayoutGrid aria-hidden="true" />}
        aria-pressed={view === 'grid'}
        onClick={() => onView('grid')}
      />
      <IconButton
        label="List view"
        icon={<List aria-hidden="true" />}
        aria-pressed={view === 'list'}
        onClick={() => onView('list')}
      />
    </div>
  );
}
