import { useEffect } from 'react';
import { ignore } from '@/lib/ignore';
import { useSearchState } from '@/lib/search-state';
import { mediaFilterFields } from '../filter-fields';
import { sweepLeftovers } from '../remove-media';
import { MediaFilters, ViewToggle } from './media-filters';
import { MediaLibrary } from './media-library';
import { UploadDesk } from './upload-desk';

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
