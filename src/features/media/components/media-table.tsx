import { Badge } from '@/components/ui/badge';
import { formatShortDate } from '@/lib/dates';
import { formatBytes } from '@/lib/format-bytes';
import { categoryLabels, lacksDescription, measuresOf, typeLabel } from '../model';
import { MediaActions, type MediaItemProps } from './media-actions';
import { MediaThumbnail } from './media-thumbnail';

/** Columns of the list; below `lg` the facts stack under the file, its actions beside it. */
export const mediaColumns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-3 lg:grid-cols-[minmax(0,1fr)_9rem_9rem_8rem_5rem]';

const fact = 'min-w-0 text-sm text-muted max-lg:col-span-2';

const columns = ['File', 'Category', 'Size', 'Uploaded', 'Actions'];

export function MediaTableHead() {
  return (
    <div role="rowgroup" className="hidden border-b border-line lg:block">
      <div role="row" className={mediaColumns}>
        {columns.map((column) => (
          <span key={column} role="columnheader" className="text-xs font-semibold text-muted">
            {column}
          </span>
        ))}
      </div>
    </div>
  );
}

export function MediaTableRow({ file, isAsking, onPreview, onDelete }: MediaItemProps) {
  return (
    <div role="row" className={mediaColumns}>
      <div role="cell" className="flex min-w-0 items-center gap-4">
        <MediaThumbnail file={file} className="size-14 shrink-0 rounded-sm" />
        <div className="min-w-0">
          <button
            type="button"
            aria-label={`Preview ${file.name}`}
            onClick={onPreview}
            dir="auto"
            className="block max-w-full truncate text-left font-semibold text-ink underline-offset-4 hover:underline"
          >
            {file.name}
          </button>
          <p className="truncate text-sm text-muted">
            {lacksDescription(file) ? (
              <Badge tone="warning">Not described</Badge>
            ) : (
              <bdi>{file.altText}</bdi>
            )}
          </p>
        </div>
      </div>
      <div role="cell" className={fact}>
        {categoryLabels[file.category]}
      </div>
      <div role="cell" className={fact} data-numbers="">
        {formatBytes(file.size)}{' '}
        <span className="lg:block">
          {[typeLabel(file), measuresOf(file)].filter(Boolean).join(', ')}
        </span>
      </div>
      <div role="cell" className={fact}>
        <time dateTime={file.uploadedAt} className="lg:block">
          {formatShortDate(file.uploadedAt)}
        </time>{' '}
        <span className="lg:block lg:truncate">
          <bdi>{file.uploadedBy}</bdi>
        </span>
      </div>
      <div role="cell" className="flex items-center max-lg:col-start-2 max-lg:row-start-1">
        <MediaActions file={file} isAsking={isAsking} onDelete={onDelete} />
      </div>
    </div>
  );
}
