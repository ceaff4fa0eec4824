import { Copy, History } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListColumn } from '@/components/list/list-column';
import { DeleteAction, EditAction } from '@/components/list/row-actions';
import { RowProblem } from '@/components/list/row-problem';
import { RowMenu } from '@/components/list/row-menu';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import type { DocumentSort } from '@/config/document-sorts';
import { paths } from '@/config/paths';
import { UnpublishedMark } from '@/components/drafts/unpublished-mark';
import { CopyMark } from '@/components/publication/copy-mark';
import { PublicationBadge } from '@/components/publication/publication-badge';
import { TimedActions } from '@/components/publication/timed-actions';
import { ReviewMark } from '@/components/review/review-mark';
import type { MarkOf } from '@/components/presence/use-listed-presence';
import { formatShortDate } from '@/lib/dates';
import type { LastBuild } from '@/lib/last-build';
import type { UnpublishedChanges } from '@/lib/drafts/shared-copies';
import type { ReviewStates } from '@/lib/review/review';
import { templateName, type PageListItem, type PageStatus } from '../../model';

export interface PageActs {
  /** The database refuses the rest by itself. */
  readonly canManage: boolean;
  /** The page whose status is being changed. */
  readonly changingId: string | undefined;
  /** What became of the reviews that were asked for. */
  readonly reviews: ReviewStates;
  /** What visitors do not read yet. */
  readonly changes: UnpublishedChanges;
  /** By which is told whether a static copy follows. */
  readonly build: LastBuild | null;
  /** Who else has a document open. */
  readonly presence: MarkOf;
  /** Why an act on several rows left one as it was, by its id. */
  readonly problems: ReadonlyMap<string, string>;
  readonly onStatus: (page: PageListItem, status: PageStatus) => void;
  readonly onSchedule: (page: PageListItem) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onDelete: (page: PageListItem) => void;
}

/** The staff's table of pages. On narrow screens status and template stand side by side. */
export const pageTableColumns: readonly ListColumn<PageListItem, PageActs, DocumentSort>[] = [
  {
    title: 'Page',
    width: 'minmax(0,1fr)',
    sorts: { title: 'Title A–Z' },
    cellClass: 'min-w-0',
    cell: (page, { canManage, changes, presence, problems }) => (
      <>
        <p className="font-semibold text-ink">
          {canManage ? (
            <Link
              to={paths.cms.editPage(page.id)}
              dir="auto"
              className="line-clamp-2 text-left underline-offset-4 hover:underline"
            >
              {page.title}
            </Link>
          ) : (
            <span dir="auto" className="line-clamp-2 text-left">
              {page.title}
            </span>
          )}
        </p>
        <p className="flex items-center gap-2 font-mono text-sm text-ink-soft">
          <span className="min-w-0 truncate">/{page.slug}</span>
          {presence(page.id)}
        </p>
        <p dir="auto" className="truncate text-left text-sm text-muted">
          {page.metaDescription || 'No meta description'}
        </p>
        <UnpublishedMark savedBy={changes.get(page.id)} />
        <RowProblem text={problems.get(page.id)} />
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-1/4" />
        <Skeleton className="h-3 w-4/5" />
      </>
    ),
  },
  {
    title: 'Status',
    width: '7.5rem',
    narrow: 'beside',
    cell: (page, { reviews }) => (
      <>
        <PublicationBadge times={page} />
        <ReviewMark state={reviews.get(page.id)} />
      </>
    ),
    skeleton: <Skeleton className="h-5 w-16" />,
  },
  {
    title: 'Template',
    width: '5.5rem',
    narrow: 'beside',
    cell: ({ template }) => (
      <>
        <span className="sr-only">Template: </span>
        <Badge>{templateName(template)}</Badge>
      </>
    ),
    skeleton: <Skeleton className="h-5 w-16" />,
  },
  {
    title: 'Dates',
    width: '9.5rem',
    sorts: { updated: 'Last changed', created: 'Newest first' },
    cellClass: 'flex flex-wrap gap-x-3 text-sm text-muted xl:block',
    cell: (page, { build }) => (
      <>
        <span className="block">
          Created <time dateTime={page.createdAt}>{formatShortDate(page.createdAt)}</time>
        </span>
        <span className="block">
          Updated <time dateTime={page.updatedAt}>{formatShortDate(page.updatedAt)}</time>
        </span>
        {page.updatedByName && (
          <span dir="auto" className="block truncate text-left">
            {page.updatedByName}
          </span>
        )}
        <CopyMark document={page} build={build} />
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-3 w-32" />
        <Skeleton className="h-3 w-32" />
      </>
    ),
  },
  {
    title: 'Actions',
    width: '17rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-1',
    cell: (page, { canManage, changingId, onStatus, onSchedule, onDuplicate, onDelete }) => (
      <>
        <TimedActions
          title={page.title}
          times={page}
          path={paths.page(page.slug)}
          canPublish={canManage}
          pending={changingId === page.id}
          onStatus={(status) => onStatus(page, status)}
          onSchedule={() => onSchedule(page)}
        />
        {canManage && (
          <>
            <EditAction title={page.title} to={paths.cms.editPage(page.id)} />
            <RowMenu
              title={page.title}
              items={[
                { label: 'History', icon: History, to: paths.cms.pageHistory(page.id) },
                { label: 'Duplicate', icon: Copy, onSelect: () => onDuplicate(page.id) },
              ]}
            />
            <DeleteAction title={page.title} onDelete={() => onDelete(page)} />
          </>
        )}
      </>
    ),
    skeleton: <Skeleton className="h-8 w-40 xl:ml-auto" />,
  },
];
