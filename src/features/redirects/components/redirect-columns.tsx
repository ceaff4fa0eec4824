import { ArrowRight } from 'lucide-react';
import type { ListColumn } from '@/components/list/list-column';
import { DeleteAction, EditAction } from '@/components/list/row-actions';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import { statusNames, type Redirect } from '../model';
import type { redirectSorts } from '../queries';

export interface RedirectActs {
  readonly onEdit: (redirect: Redirect) => void;
  readonly onDelete: (redirect: Redirect) => void;
}

type Sort = (typeof redirectSorts)[number];

export const redirectTableColumns: readonly ListColumn<Redirect, RedirectActs, Sort>[] = [
  {
    title: 'Addresses',
    width: 'minmax(0,1fr)',
    sorts: { from: 'Address A–Z' },
    cellClass: 'min-w-0',
    cell: ({ fromPath, toTarget, note }) => (
      <>
        <p className="font-semibold break-words text-ink">{fromPath}</p>
        <p className="flex gap-1.5 text-sm text-ink-soft">
          <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="sr-only">leads to</span>
          <a
            href={toTarget}
            target="_blank"
            rel="noopener noreferrer"
            className="min-w-0 rounded-sm break-words underline-offset-4 hover:underline"
          >
            {toTarget}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        {note === '' ? null : (
          <p dir="auto" className="text-left text-sm break-words text-muted">
            {note}
          </p>
        )}
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </>
    ),
  },
  {
    title: 'Kind',
    width: '10rem',
    cellClass: 'flex flex-wrap gap-1.5',
    cell: ({ status, isAutomatic }) => (
      <>
        <Badge tone={status === '301' ? 'neutral' : 'warning'}>{statusNames[status]}</Badge>
        {isAutomatic ? <Badge tone="brand">Automatic</Badge> : null}
      </>
    ),
    skeleton: <Skeleton className="h-5 w-24" />,
  },
  {
    title: 'Hits',
    width: '8rem',
    sorts: { hits: 'Most hits' },
    cellClass: 'text-sm',
    cell: ({ hits, lastHitAt }) => (
      <>
        <span data-numbers="" className="text-ink">
          {hits.toLocaleString('en-IN')}
          <span className="xl:sr-only"> {hits === 1 ? 'hit' : 'hits'}</span>
        </span>
        {lastHitAt === null ? null : (
          <span className="text-muted max-xl:before:content-[',_'] xl:block">
            <span className="xl:sr-only">last on </span>
            <time dateTime={lastHitAt} title={formatDateTime(lastHitAt)}>
              {formatShortDate(lastHitAt)}
            </time>
          </span>
        )}
      </>
    ),
    skeleton: <Skeleton className="h-4 w-12" />,
  },
  {
    title: 'Changed',
    width: '8.5rem',
    narrow: 'hidden',
    sorts: { updated: 'Last changed' },
    cellClass: 'min-w-0 text-sm text-muted',
    cell: ({ updatedAt, updatedByName }) => (
      <>
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)} className="block">
          {formatShortDate(updatedAt)}
        </time>
        {updatedByName === '' ? null : <bdi className="block truncate">{updatedByName}</bdi>}
      </>
    ),
    skeleton: <Skeleton className="h-4 w-20" />,
  },
  {
    title: 'Actions',
    width: '5.5rem',
    isLast: true,
    cellClass: 'flex items-center gap-1 max-xl:-ml-3',
    cell: (redirect, { onEdit, onDelete }) => (
      <>
        <EditAction title={redirect.fromPath} to={() => onEdit(redirect)} />
        <DeleteAction title={redirect.fromPath} onDelete={() => onDelete(redirect)} />
      </>
    ),
    skeleton: <Skeleton className="h-8 w-16" />,
  },
];
