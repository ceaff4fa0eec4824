import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PicturePickerProps } from '@/components/pictures/picture-picker';
import { rangeText } from '@/components/list/list-pages';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { mediaNoun } from '../model';
import { mediaQueries, type MediaFilter } from '../queries';
import { MediaFilters } from './media-filters';
import { mediaGrid } from './media-grid';
import { MediaSkeleton } from './media-skeleton';
import { MediaThumbnail } from './media-thumbnail';

const everything: MediaFilter = {
  search: '',
  category: 'all',
  use: 'all',
  sort: 'newest',
  page: 1,
};

/** Chooses a picture of the library. Mounted only while open. */
export function MediaPicker({ onChoose, onUpload, onClose }: PicturePickerProps) {
  const [filter, setFilter] = useState(everything);
  const list = useQuery(mediaQueries.list(filter, { onlyImages: true }));
  const { page } = filter;

  return (
    <Dialog
      open
      size="wide"
      onOpenChange={onClose}
      title="Choose a picture"
      footer={
        <>
          {onUpload ? <Button onClick={onUpload}>Upload from this device</Button> : null}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="min-h-96 space-y-5 pt-1">
        <MediaFilters
          filter={filter}
          onSearch={(search) => setFilter({ ...filter, search, page: 1 })}
          onCategory={(category) => setFilter({ ...filter, category, page: 1 })}
        />
        {list.isPending ? <MediaSkeleton /> : null}
        {list.isError ? (
          <ErrorState
            title="Failed to fetch media files"
            onRetry={() => void list.refetch()}
            pending={list.isFetching}
          >
            {list.error.message}
          </ErrorState>
        ) : null}
        {list.data?.rows.length === 0 ? (
          <EmptyState level={3} title="No pictures found">
            {filter.search === '' && filter.category === 'all'
              ? 'The library holds no pictures yet.'
              : 'No picture matches these filters.'}
          </EmptyState>
        ) : null}
        {list.data && list.data.rows.length > 0 ? (
          <>
            <ul aria-label="Pictures" aria-busy={list.isFetching} className={mediaGrid}>
              {list.data.rows.map((file) => (
                <li key={file.id} className="min-w-0">
                  <button
                    type="button"
                    aria-label={`Choose ${[file.altText, file.name].filter(Boolean).join(', ')}`}
                    onClick={() =>
                      onChoose({
                        src: file.url,
                        alt: file.altText,
                        width: file.width,
                        height: file.height,
                      })
                    }
                    className="block w-full space-y-2 text-left"
                  >
                    <MediaThumbnail
                      file={file}
                      className="aspect-4/3 w-full rounded-sm border border-line"
                    />
                    <span
                      dir="auto"
                      className="block truncate text-left text-sm font-medium text-ink"
                    >
                      {file.name}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-sm text-muted" data-numbers="">
                {rangeText({ noun: mediaNoun, page, list: list.data })}
              </p>
              <div className="flex gap-2">
                <Button
                  size="small"
                  disabled={page === 1}
                  onClick={() => setFilter({ ...filter, page: page - 1 })}
                >
                  Previous
                </Button>
                <Button
                  size="small"
                  disabled={page * list.data.pageSize >= list.data.total}
                  onClick={() => setFilter({ ...filter, page: page + 1 })}
                >
                  Next
                </Button>
              </div>
            </div>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
