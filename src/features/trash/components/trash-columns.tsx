import { RotateCcw } from 'lucide-react';
import type { ListColumn } from '@/components/list/list-column';
import { DeleteAction } from '@/components/list/row-actions';
import { publicationTones } from '@/components/publication/publication-badge';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import { publicationLabels } from '@/lib/publication-times';
import type { TrashedDocument } from '../model';
import type { trashSorts } from '../queries';

export interface TrashActs {
  /** May delete for good. */
  readonly canDelete: boolean;
  /** What is being restored. */
  readonly restoringId: string | undefined;
  readonly onRestore: (document: TrashedDocument) => void;
  readonly onDelete: (document: TrashedDocument) => void;
}

type Sort = (typeof trashSorts)[number];

export const trashTableColumns: readonly ListColumn<TrashedDocument, TrashActs, Sort>[] = [
  {
    title: 'Title',
    width: 'minmax(0,1fr)',
    sorts: { title: 'Title A–Z' },
    cellClass: 'min-w-0',
    cell: ({ title, slug }) => (
      <>
        <p dir="auto" className="line-clamp-2 text-left font-semibold text-ink">
          {title}
        </p>
        {slug === null ? null : <p className="truncate font-mono text-sm text-ink-soft">/{slug}</p>}
      </>
    ),
    skeleton: <Skeleton className="h-4 w-4/5" />,
  },
  {
    title: 'Was',
    width: '6rem',
    narrow: 'beside',
    cell: ({ status }) => (
      <>
        <span className="sr-only">Was </span>
        <Badge tone={publicationTones[status]}>{publicationLabels[status]}</Badge>
      </>
    ),
    skeleton: <Skeleton className="h-5 w-16" />,
  },
  {
    title: 'Left',
    width: '6.5rem',
    narrow: 'beside',
    cellClass: 'self-center text-sm',
    cell: ({ daysLeft }) => (
      <span className={daysLeft <= 3 ? 'font-semibold text-warning' : 'text-ink-soft'}>
        {daysLeft === 1 ? '1 day left' : `${daysLeft} days left`}
      </span>
    ),
    skeleton: <Skeleton className="h-4 w-20" />,
  },
  {
    title: 'Deleted',
    width: '9rem',
    sorts: { trashed: 'Last deleted' },
    cellClass: 'flex min-w-0 flex-wrap gap-x-1.5 text-sm text-muted xl:block',
    cell: ({ trashedAt, trashedByName }) => (
      <>
        <span className="xl:sr-only">Deleted </span>
        <time dateTime={trashedAt} title={formatDateTime(trashedAt)} className="xl:block">
          {formatShortDate(trashedAt)}
        </time>
        {trashedByName === '' ? null : (
          <span className="min-w-0 truncate xl:block">
            <span className="xl:sr-only">by </span>
            <bdi>{trashedByName}</bdi>
          </span>
        )}
      </>
    ),
    skeleton: <Skeleton className="h-4 w-24" />,
  },
  {
    title: 'Actions',
    width: '10rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-1',
    cell: (document, { canDelete, restoringId, onRestore, onDelete }) => (
      <>
        <Button
          size="small"
          pending={restoringId === document.id}
          aria-label={`Restore ${document.title}`}
          onClick={() => onRestore(document)}
        >
          <RotateCcw aria-hidden="true" className="size-4" />
          Restore
        </Button>
        {canDelete ? (
          <DeleteAction title={`${document.title} for good`} onDelete={() => onDelete(document)} />
        ) : null}
      </>
    ),
    skeleton: <Skeleton className="h-8 w-32 xl:ml-auto" />,
  },
];
