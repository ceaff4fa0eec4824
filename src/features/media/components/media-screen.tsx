import { useEffect } from 'react';
import { SortSelect, type SortChoice } from '@/components/ui/sort-select';
import { ignore } from '@/lib/ignore';
import { useSearchState } from '@/lib/search-state';
import { mediaFilterFields } from '../filter-fields';
import type { MediaSort } from '../queries';
import { sweepLeftovers } from '../remove-media';
import { MediaFilters, ViewToggle } from './media-filters';
import { MediaLibrary } from './media-library';
import { UploadDesk } from './upload-desk';

const sortChoices: readonly SortChoice<MediaSort>[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name A–Z' },
  { value: 'size', label: 'Largest first' },
];

interface MediaScreenProps {
  /** How the category of new files is chosen. */
  readonly uploads: 'select' | 'tabs';
}

/** Everything about the media library for who may manage it; both addresses show it. */
export function MediaScreen({ uploads }: MediaScreenProps) {
  const [filter, setFilter] = useSearchState(mediaFilterFields);
  useEffect(() => {
    sweepLeftovers().catch(ignore);
  }, []);

  return (
    <div className="space-y-6">
      <UploadDesk layout={uploads} />
      <section aria-label="Library" className="space-y-5">
        <MediaFilters
          search={filter.search}
          category={filter.category}
          onSearch={(search) => setFilter({ search, page: 1 }, { replace: true })}
          onCategory={(category) => setFilter({ category, page: 1 })}
        >
          <SortSelect
            value={filter.sort}
            choices={sortChoices}
            onChange={(sort) => setFilter({ sort, page: 1 })}
          />
          <ViewToggle view={filter.view} onView={(view) => setFilter({ view })} />
        </MediaFilters>
        <MediaLibrary
          filter={filter}
          view={filter.view}
          onClearFilters={() => setFilter({ search: '', category: 'all', page: 1 })}
        />
      </section>
    </div>
  );
}
