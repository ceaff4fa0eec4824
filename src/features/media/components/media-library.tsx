import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import type { MediaView } from '../filter-fields';
import type { MediaFile } from '../model';
import { mediaQueries, type MediaFilter, type MediaUse } from '../queries';
import { DeleteMedia } from './delete-media';
import type { MediaItemProps } from './media-actions';
import { MediaCard, mediaGrid } from './media-grid';
import { MediaPages } from './media-pages';
import { MediaPreview } from './media-preview';
import { MediaSkeleton } from './media-skeleton';
import { MediaTableHead, MediaTableRow } from './media-table';

interface MediaLibraryProps {
  readonly filter: MediaFilter;
  readonly view: MediaView;
  readonly onClearFilters: () => void;
}

interface Doomed {
  readonly file: MediaFile;
  readonly uses: readonly MediaUse[];
}

/** The files of the library with their states, the preview and the question before a deletion. */
export function MediaLibrary({ filter, view, onClearFilters }: MediaLibraryProps) {
  const client = useQueryClient();
  const { search, category, sort, page } = filter;
  const list = useQuery(mediaQueries.list({ search, category, sort, page }));
  const [previewed, setPreviewed] = useState<MediaFile>();
  const [askedFor, setAskedFor] = useState<string>();
  const [doomed, setDoomed] = useState<Doomed>();

  async function askToDelete(file: MediaFile) {
    if (askedFor !== undefined) return;
    setAskedFor(file.id);
    // When it cannot be found out, the database still refuses to delete what is used.
    const uses = await client.query(mediaQueries.uses(file.id)).catch(() => []);
    setAskedFor(undefined);
    setPreviewed(undefined);
    setDoomed({ file, uses });
  }

  useLoadFailure(list.error, 'Failed to fetch media files');

  if (list.isPending) return <MediaSkeleton view={view} />;
  // What was read before stays, though it could not be read again.
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="Failed to fetch media files"
        onRetry={() => void list.refetch()}
        pending={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    );
  }

  const { files } = list.data;
  if (files.length === 0) {
    const isFiltered = search !== '' || category !== 'all' || page > 1 || list.isPlaceholderData;
    return isFiltered ? (
      <EmptyState
        title="No files found"
        action={<Button onClick={onClearFilters}>Clear Filters</Button>}
      >
        No file matches these filters.
      </EmptyState>
    ) : (
      <EmptyState title="No files yet">
        What you upload stands here, and wherever a picture is chosen.
      </EmptyState>
    );
  }

  const itemProps = (file: MediaFile): MediaItemProps => ({
    file,
    isAsking: askedFor === file.id,
    onPreview: () => setPreviewed(file),
    onDelete: () => void askToDelete(file),
  });
  // Saved details show at once; a file that the filters no longer match stays open as it was.
  const shown = previewed && (files.find(({ id }) => id === previewed.id) ?? previewed);

  return (
    <div className="space-y-6">
      {view === 'grid' ? (
        <ul aria-label="Files" aria-busy={list.isFetching} className={mediaGrid}>
          {files.map((file) => (
            <MediaCard key={file.id} {...itemProps(file)} />
          ))}
        </ul>
      ) : (
        <div role="table" aria-label="Files" aria-busy={list.isFetching}>
          <MediaTableHead />
          <div role="rowgroup" className="divide-y divide-line border-b border-line">
            {files.map((file) => (
              <MediaTableRow key={file.id} {...itemProps(file)} />
            ))}
          </div>
        </div>
      )}
      <MediaPages page={page} data={list.data} />
      {shown ? (
        <MediaPreview
          file={shown}
          onDelete={() => void askToDelete(shown)}
          onClose={() => setPreviewed(undefined)}
        />
      ) : null}
      {doomed ? <DeleteMedia {...doomed} onClose={() => setDoomed(undefined)} /> : null}
    </div>
  );
}
