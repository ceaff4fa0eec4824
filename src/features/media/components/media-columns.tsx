import type { ListColumn } from '@/components/list/list-column';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { formatShortDate } from '@/lib/dates';
import { formatBytes } from '@/lib/format-bytes';
import { categoryLabels, lacksDescription, measuresOf, typeLabel, type MediaFile } from '../model';
import type { MediaSort } from '../queries';
import { MediaActions } from './media-actions';
import { MediaProblem } from './media-problem';
import { MediaThumbnail } from './media-thumbnail';

/** What a card or row asks its list to do. */
export interface MediaActs {
  /** The file of which it is being found out where it is used. */
  readonly askedFor: string | undefined;
  /** Why a file could not be deleted with the others, by its id. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onPreview: (file: MediaFile) => void;
  readonly onDelete: (file: MediaFile) => void;
}

const factClass = 'min-w-0 text-sm text-muted';

/** The library as a list; on narrow screens the facts stack under the file, its actions beside it. */
export const mediaTableColumns: readonly ListColumn<MediaFile, MediaActs, MediaSort>[] = [
  {
    title: 'File',
    width: 'minmax(0,1fr)',
    narrow: 'start',
    sorts: { name: 'Name A–Z' },
    cellClass: 'flex min-w-0 items-center gap-4',
    cell: (file, { onPreview, problems }) => (
      <>
        <MediaThumbnail file={file} className="size-14 shrink-0 rounded-sm" />
        <div className="min-w-0">
          <button
            type="button"
            aria-label={`Preview ${file.name}`}
            onClick={() => onPreview(file)}
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
          <MediaProblem text={problems.get(file.id)} />
        </div>
      </>
    ),
    skeleton: (
      <div className="flex items-center gap-4">
        <Skeleton className="size-14" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    ),
  },
  {
    title: 'Category',
    width: '9.25rem',
    cellClass: factClass,
    cell: ({ category }) => categoryLabels[category],
    skeleton: <Skeleton className="h-4 w-24" />,
  },
  {
    title: 'Size',
    width: '9.25rem',
    sorts: { size: 'Largest first' },
    cellClass: factClass,
    cell: (file) => (
      <span data-numbers="">
        {formatBytes(file.size)}{' '}
        <span className="lg:block">
          {[typeLabel(file), measuresOf(file)].filter(Boolean).join(', ')}
        </span>
      </span>
    ),
    skeleton: <Skeleton className="h-8 w-20" />,
  },
  {
    title: 'Uploaded',
    width: '8.25rem',
    sorts: { newest: 'Newest first' },
    cellClass: factClass,
    cell: (file) => (
      <>
        <time dateTime={file.uploadedAt} className="lg:block">
          {formatShortDate(file.uploadedAt)}
        </time>{' '}
        <span className="lg:block lg:truncate">
          <bdi>{file.uploadedBy}</bdi>
        </span>
      </>
    ),
    skeleton: <Skeleton className="h-8 w-20" />,
  },
  {
    title: 'Actions',
    width: '5rem',
    narrow: 'end',
    cellClass: 'flex items-center',
    cell: (file, acts) => <MediaActions file={file} {...acts} />,
    skeleton: <Skeleton className="h-8 w-16" />,
  },
];
