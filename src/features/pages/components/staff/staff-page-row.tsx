import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/dates';
import { statusLabels, templateName, type PageListItem, type PageStatus } from '../../model';
import { pageGrid, wideCell } from './page-grid';

interface StaffPageRowProps {
  readonly page: PageListItem;
  /** The database refuses the rest by itself. */
  readonly canManage: boolean;
  readonly isChanging: boolean;
  readonly onStatus: (status: PageStatus) => void;
  readonly onDelete: () => void;
}

export function StaffPageRow({
  page,
  canManage,
  isChanging,
  onStatus,
  onDelete,
}: StaffPageRowProps) {
  const isPublished = page.status === 'published';
  return (
    <div role="row" className={pageGrid}>
      <div role="cell" className={`min-w-0 ${wideCell}`}>
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
        <p className="truncate font-mono text-sm text-ink-soft">/{page.slug}</p>
        <p dir="auto" className="truncate text-left text-sm text-muted">
          {page.metaDescription || 'No meta description'}
        </p>
      </div>
      <div role="cell">
        <Badge tone={isPublished ? 'success' : 'warning'}>{statusLabels[page.status]}</Badge>
      </div>
      <div role="cell">
        <span className="sr-only">Template: </span>
        <Badge>{templateName(page.template)}</Badge>
      </div>
      <div role="cell" className={`flex flex-wrap gap-x-3 text-sm text-muted xl:block ${wideCell}`}>
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
      </div>
      <div role="cell" className={`flex flex-wrap items-center gap-1 xl:justify-end ${wideCell}`}>
        {canManage && (
          <Button
            size="small"
            pending={isChanging}
            aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${page.title}`}
            onClick={() => onStatus(isPublished ? 'draft' : 'published')}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </Button>
        )}
        {isPublished && (
          <Button asChild size="small" variant="quiet">
            <Link
              to={paths.page(page.slug)}
              target="_blank"
              rel="noopener"
              aria-label={`View ${page.title} (opens in a new tab)`}
            >
              <ExternalLink aria-hidden className="size-4" />
              <span className="xl:sr-only">View</span>
            </Link>
          </Button>
        )}
        {canManage && (
          <>
            <Button asChild size="small" variant="quiet">
              <Link to={paths.cms.editPage(page.id)} aria-label={`Edit ${page.title}`}>
                <Pencil aria-hidden className="size-4" />
                <span className="xl:sr-only">Edit</span>
              </Link>
            </Button>
            <IconButton
              label={`Delete ${page.title}`}
              icon={<Trash2 aria-hidden className="size-4" />}
              variant="danger"
              size="small"
              onClick={onDelete}
            />
          </>
        )}
      </div>
    </div>
  );
}
