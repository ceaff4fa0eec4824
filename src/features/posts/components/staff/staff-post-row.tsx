import { ExternalLink, Pencil, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/dates';
import { statusLabels, type PostListItem, type PostStatus } from '../../model';
import { CategoryMark } from '../category-mark';
import { postGrid, wideCell } from './post-grid';

/** What the person may do; the database refuses the rest by itself. */
export interface PostRights {
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly canDelete: boolean;
}

interface StaffPostRowProps {
  readonly post: PostListItem;
  readonly rights: PostRights;
  readonly isChanging: boolean;
  readonly onStatus: (status: PostStatus) => void;
  readonly onDelete: () => void;
  /** Opens a dialog; without it, title and Edit are links to the editor. */
  readonly onEdit?: (() => void) | undefined;
}

export function StaffPostRow({
  post,
  rights,
  isChanging,
  onStatus,
  onDelete,
  onEdit,
}: StaffPostRowProps) {
  const isPublished = post.status === 'published';
  return (
    <div role="row" className={postGrid}>
      <div role="cell" className={`min-w-0 ${wideCell}`}>
        <p className="flex items-baseline gap-2 font-semibold text-ink">
          {post.isFeatured && (
            <Star
              role="img"
              aria-label="Featured"
              className="size-4 shrink-0 translate-y-0.5 text-accent-strong"
            />
          )}
          {onEdit ? (
            <span dir="auto" className="line-clamp-2 min-w-0 text-left">
              {post.title}
            </span>
          ) : (
            <Link
              to={paths.cms.editPost(post.id)}
              dir="auto"
              className="line-clamp-2 min-w-0 text-left underline-offset-4 hover:underline"
            >
              {post.title}
            </Link>
          )}
        </p>
        <p className="truncate text-sm text-muted">
          <bdi>{post.author}</bdi> · {post.readingTime} min
        </p>
      </div>
      <div role="cell" className="text-sm">
        <CategoryMark category={post.category} />
      </div>
      <div role="cell">
        <Badge tone={isPublished ? 'success' : 'warning'}>{statusLabels[post.status]}</Badge>
      </div>
      <div
        role="cell"
        className={`flex min-w-0 flex-wrap gap-x-3 text-sm text-muted xl:block ${wideCell}`}
      >
        <time dateTime={post.updatedAt} className="block">
          {formatShortDate(post.updatedAt)}
        </time>
        {post.updatedByName && (
          <span dir="auto" className="block truncate text-left">
            {post.updatedByName}
          </span>
        )}
      </div>
      <div role="cell" className={`flex flex-wrap items-center gap-1 xl:justify-end ${wideCell}`}>
        {rights.canPublish && (
          <Button
            size="small"
            pending={isChanging}
            aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${post.title}`}
            onClick={() => onStatus(isPublished ? 'draft' : 'published')}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </Button>
        )}
        {isPublished && (
          <Button asChild size="small" variant="quiet">
            <Link
              to={paths.blog(post.id)}
              target="_blank"
              rel="noopener"
              aria-label={`View ${post.title} (opens in a new tab)`}
            >
              <ExternalLink aria-hidden className="size-4" />
              <span className="xl:sr-only">View</span>
            </Link>
          </Button>
        )}
        {rights.canEdit && (
          <Button
            asChild={!onEdit}
            size="small"
            variant="quiet"
            aria-label={`Edit ${post.title}`}
            onClick={onEdit}
          >
            {onEdit ? (
              <EditLabel />
            ) : (
              <Link to={paths.cms.editPost(post.id)}>
                <EditLabel />
              </Link>
            )}
          </Button>
        )}
        {rights.canDelete && (
          <IconButton
            label={`Delete ${post.title}`}
            icon={<Trash2 aria-hidden className="size-4" />}
            variant="danger"
            size="small"
            onClick={onDelete}
          />
        )}
      </div>
    </div>
  );
}

function EditLabel() {
  return (
    <>
      <Pencil aria-hidden className="size-4" />
      <span className="xl:sr-only">Edit</span>
    </>
  );
}
