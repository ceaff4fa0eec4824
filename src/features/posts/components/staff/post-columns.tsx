import { Copy, History, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListColumn } from '@/components/list/list-column';
import type { DocumentMenuItem } from '@/components/drafts/document-menu';
import { DeleteAction, EditAction } from '@/components/list/row-actions';
import { RowProblem } from '@/components/list/row-problem';
import { RowMenu } from '@/components/list/row-menu';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { AskReviewAction } from '@/components/review/ask-review';
import { ReviewMark } from '@/components/review/review-mark';
import type { MarkOf } from '@/components/presence/use-listed-presence';
import type { DocumentSort } from '@/config/document-sorts';
import { UnpublishedMark } from '@/components/drafts/unpublished-mark';
import { CopyMark } from '@/components/publication/copy-mark';
import { PublicationBadge, usePublicationState } from '@/components/publication/publication-badge';
import { TimedActions } from '@/components/publication/timed-actions';
import { formatShortDate } from '@/lib/dates';
import type { LastBuild } from '@/lib/last-build';
import type { UnpublishedChanges } from '@/lib/drafts/shared-copies';
import type { ReviewStates } from '@/lib/review/review';
import { type PostListItem, type PostStatus } from '../../model';
import type { PostRights } from '../../rights';
import { CategoryMark } from '../category-mark';

export interface PostActs {
  readonly rights: PostRights;
  /** The post whose status is being changed. */
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
  /** Reads the list again. */
  readonly onOvertaken: () => void;
  readonly onStatus: (post: PostListItem, status: PostStatus) => void;
  readonly onSchedule: (post: PostListItem) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onDelete: (post: PostListItem) => void;
  /** Opens a dialog; without it, title and Edit are links to the editor. */
  readonly onEdit?: ((id: string) => void) | undefined;
}

interface AskActionProps {
  readonly post: PostListItem;
  readonly onOvertaken: () => void;
}

/** Who writes without publishing asks for what nobody else has published. */
function AskAction({ post, onOvertaken }: AskActionProps) {
  const state = usePublicationState(post);
  return state === 'draft' || state === 'ended' ? (
    <AskReviewAction kind="post" document={post} onOvertaken={onOvertaken} />
  ) : null;
}

function menuOf(
  { id }: PostListItem,
  { canCreate, canEdit }: PostRights,
  onDuplicate: PostActs['onDuplicate'],
  onEdit: PostActs['onEdit'],
): readonly DocumentMenuItem[] {
  return [
    // The screen that opens dialogs has no past of its own to lead to.
    ...(canEdit && !onEdit
      ? [{ label: 'History', icon: History, to: paths.cms.postHistory(id) }]
      : []),
    ...(canCreate ? [{ label: 'Duplicate', icon: Copy, onSelect: () => onDuplicate(id) }] : []),
  ];
}

/** The staff's table of posts. On narrow screens category and status stand side by side. */
export const postTableColumns: readonly ListColumn<PostListItem, PostActs, DocumentSort>[] = [
  {
    title: 'Title',
    width: 'minmax(0,1fr)',
    sorts: { title: 'Title A–Z' },
    cellClass: 'min-w-0',
    cell: (post, { presence, changes, problems, onEdit }) => (
      <>
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
        <p className="flex items-center gap-2 text-sm text-muted">
          <span className="min-w-0 truncate">
            <bdi>{post.author}</bdi> · {post.readingTime} min
          </span>
          {presence(post.id)}
        </p>
        <UnpublishedMark savedBy={changes.get(post.id)} />
        <RowProblem text={problems.get(post.id)} />
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-1/3" />
      </>
    ),
  },
  {
    title: 'Category',
    width: '9.25rem',
    narrow: 'beside',
    cellClass: 'text-sm',
    cell: (post) => <CategoryMark category={post.category} />,
    skeleton: <Skeleton className="h-4 w-28" />,
  },
  {
    title: 'Status',
    width: '7.5rem',
    narrow: 'beside',
    cell: (post, { reviews }) => (
      <>
        <PublicationBadge times={post} />
        <ReviewMark state={reviews.get(post.id)} />
      </>
    ),
    skeleton: <Skeleton className="h-5 w-16" />,
  },
  {
    title: 'Updated',
    width: '7.75rem',
    sorts: { updated: 'Last changed', created: 'Newest first' },
    cellClass: 'flex min-w-0 flex-wrap gap-x-3 text-sm text-muted xl:block',
    cell: (post, { build }) => (
      <>
        <time dateTime={post.updatedAt} className="block">
          {formatShortDate(post.updatedAt)}
        </time>
        {post.updatedByName && (
          <span dir="auto" className="block truncate text-left">
            {post.updatedByName}
          </span>
        )}
        <CopyMark document={post} build={build} />
      </>
    ),
    skeleton: <Skeleton className="h-4 w-24" />,
  },
  {
    title: 'Actions',
    width: '17rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-1',
    cell: (
      post,
      {
        rights,
        reviews,
        changingId,
        onOvertaken,
        onStatus,
        onSchedule,
        onDuplicate,
        onDelete,
        onEdit,
      },
    ) => (
      <>
        <TimedActions
          title={post.title}
          times={post}
          path={paths.blog(post.id)}
          canPublish={rights.canPublish}
          pending={changingId === post.id}
          onStatus={(status) => onStatus(post, status)}
          onSchedule={() => onSchedule(post)}
        />
        {rights.canEdit && !rights.canPublish && reviews.get(post.id) !== 'waits' && (
          <AskAction post={post} onOvertaken={onOvertaken} />
        )}
        {rights.canEdit && (
          <EditAction
            title={post.title}
            to={onEdit ? () => onEdit(post.id) : paths.cms.editPost(post.id)}
          />
        )}
        <RowMenu title={post.title} items={menuOf(post, rights, onDuplicate, onEdit)} />
        {rights.canDelete && <DeleteAction title={post.title} onDelete={() => onDelete(post)} />}
      </>
    ),
    skeleton: <Skeleton className="h-8 w-40 xl:ml-auto" />,
  },
];
