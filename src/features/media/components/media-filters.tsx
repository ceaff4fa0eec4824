import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterChoices } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { IconButton } from '@/components/ui/icon-button';
import type { MediaView } from '../media-view';
import { categoryLabels, mediaCategories, mediaNoun } from '../model';
import type { MediaFilter } from '../queries';

interface MediaFiltersProps {
  readonly filter: Pick<MediaFilter, 'search' | 'category'>;
  readonly onSearch: (search: string) => void;
  readonly onCategory: (category: MediaFilter['category']) => void;
  readonly children?: ReactNode;
}

const categories = filterChoices(
  'All categories',
  mediaCategories,
  (category) => categoryLabels[category],
);

export function MediaFilters({ filter, onSearch, onCategory, children }: MediaFiltersProps) {
  return (
    <ListFilters label="Media" noun={mediaNoun} search={filter.search} onSearch={onSearch}>
      <FilterSelect
        label="Category"
        value={filter.category}
        choices={categories}
        onChange={onCategory}
      />
      {children}
    </ListFilters>
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
