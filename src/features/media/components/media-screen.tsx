import { useEffect } from 'react';
import { filterChoices, sortChoices } from '@/components/list/choices';
import { FilterSelect } from '@/components/list/list-filters';
import { ignore } from '@/lib/ignore';
import { useListFilter } from '@/lib/list-filter';
import { useSearchState } from '@/lib/search-state';
import { mediaViewFields } from '../media-view';
import { mediaFields, mediaSorts } from '../queries';
import { sweepLeftovers } from '../remove-media';
import { mediaTableColumns } from './media-columns';
import { MediaFilters, ViewToggle } from './media-filters';
import { MediaLibrary } from './media-library';
import { UploadDesk } from './upload-desk';

const orders = sortChoices(mediaSorts, mediaTableColumns);
const uses = filterChoices('Used or not', ['unused'], () => 'Used nowhere');

interface MediaScreenProps {
  /** How the category of new files is chosen. */
  readonly uploads: 'select' | 'tabs';
}

/** Everything about the media library for who may manage it; both addresses show it. */
export function MediaScreen({ uploads }: MediaScreenProps) {
  const { filter, search, choose, clear } = useListFilter(mediaFields);
  const [{ view }, show] = useSearchState(mediaViewFields);
  useEffect(() => {
    sweepLeftovers().catch(ignore);
  }, []);

  return (
    <div className="space-y-6">
      <UploadDesk layout={uploads} />
      <section aria-label="Library" className="space-y-5">
        <MediaFilters
          filter={filter}
          onSearch={search}
          onCategory={(category) => choose({ category })}
        >
          <FilterSelect
            label="Use"
            value={filter.use}
            choices={uses}
            onChange={(use) => choose({ use })}
          />
          <FilterSelect
            label="Sort by"
            value={filter.sort}
            choices={orders}
            onChange={(sort) => choose({ sort })}
          />
          <ViewToggle view={view} onView={(next) => show({ view: next })} />
        </MediaFilters>
        {filter.use === 'unused' ? (
          <p className="text-sm text-muted">
            Neither a post, a page, a kept section nor the settings show these files, not even in
            the trash. Who links to them from elsewhere is not known here.
          </p>
        ) : null}
        <MediaLibrary filter={filter} view={view} onClearFilters={clear} />
      </section>
    </div>
  );
}
