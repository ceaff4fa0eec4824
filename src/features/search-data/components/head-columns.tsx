import type { ListColumn } from '@/components/list/list-column';
import { EditAction, ViewAction } from '@/components/list/row-actions';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { limits } from '@/config/limits';
import { formatShortDate } from '@/lib/dates';
import { characterLength } from '@/lib/seo/character-length';
import { kindLabels, problemLabels, type ListedHead } from '../model';
import type { headSorts } from '../queries';

export interface HeadActs {
  readonly onEdit: (head: ListedHead) => void;
}

type Sort = (typeof headSorts)[number];

/** Titles come twice at times: only with its address each says which it is. */
const nameOf = ({ title, path }: ListedHead) => `${title}, ${path}`;

/** "72/160" */
function Length({ text, limit }: { readonly text: string; readonly limit: number }) {
  const length = characterLength(text);
  return (
    <span data-numbers="" className={length > limit ? 'font-semibold text-danger' : 'text-muted'}>
      {length}/{limit}
    </span>
  );
}

/** The table of public addresses. On narrow screens what is wrong stands under the address. */
export const headTableColumns: readonly ListColumn<ListedHead, HeadActs, Sort>[] = [
  {
    title: 'Search result',
    width: 'minmax(0,1fr)',
    sorts: { title: 'Title A–Z' },
    cellClass: 'min-w-0',
    cell: (head, { onEdit }) => (
      <>
        <p className="font-semibold text-ink">
          <button
            type="button"
            dir="auto"
            onClick={() => onEdit(head)}
            className="line-clamp-2 cursor-pointer rounded-sm text-left underline-offset-4 hover:underline"
          >
            {head.title}
          </button>
        </p>
        <p className="truncate font-mono text-sm text-ink-soft">{head.path}</p>
        <p dir="auto" className="line-clamp-2 text-left text-sm text-muted">
          {head.description || 'No description'}
        </p>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-3 w-4/5" />
      </>
    ),
  },
  {
    title: 'Length',
    width: '9rem',
    cellClass: 'flex flex-wrap gap-x-4 text-sm xl:block',
    cell: ({ title, description }) => (
      <>
        <span className="block whitespace-nowrap">
          Title <Length text={title} limit={limits.metaTitle} />
        </span>
        <span className="block whitespace-nowrap">
          Description <Length text={description} limit={limits.metaDescription} />
        </span>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3 w-20" />
      </>
    ),
  },
  {
    title: 'Problems',
    width: '10rem',
    cellClass: 'flex flex-wrap gap-1.5',
    cell: ({ problems }) =>
      problems.length === 0 ? (
        <span className="text-sm text-muted max-xl:sr-only">Nothing found</span>
      ) : (
        problems.map((problem) => (
          <Badge key={problem} tone="warning">
            {problemLabels[problem]}
          </Badge>
        ))
      ),
    skeleton: <Skeleton className="h-5 w-28" />,
  },
  {
    title: 'Kind',
    width: '6.5rem',
    narrow: 'beside',
    cellClass: 'text-sm',
    sorts: { updated: 'Last changed' },
    cell: ({ kind, metaTitle, metaDescription, updatedAt }) => (
      <>
        <span className="block">{kindLabels[kind]}</span>
        {kind === 'built-in' && metaTitle + metaDescription === '' ? (
          <span className="block text-muted">Its own words</span>
        ) : (
          updatedAt && (
            <time dateTime={updatedAt} className="block text-muted">
              {formatShortDate(updatedAt)}
            </time>
          )
        )}
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-3 w-20" />
      </>
    ),
  },
  {
    title: 'Found by',
    width: '7rem',
    narrow: 'beside',
    cellClass: 'text-sm',
    cell: ({ isIndexed, isInSitemap }) => (
      <>
        <span className={isIndexed ? 'block' : 'block font-semibold text-warning'}>
          {isIndexed ? 'Indexed' : 'Not indexed'}
        </span>
        <span className="block text-muted">{isInSitemap ? 'In sitemap' : 'Not in sitemap'}</span>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-3 w-20" />
      </>
    ),
  },
  {
    title: 'Actions',
    width: '5.5rem',
    isLast: true,
    cellClass: 'flex flex-wrap items-center gap-1',
    cell: (head, { onEdit }) => (
      <>
        <EditAction title={nameOf(head)} to={() => onEdit(head)} />
        <ViewAction title={nameOf(head)} to={head.path} />
      </>
    ),
    skeleton: <Skeleton className="h-8 w-20 xl:ml-auto" />,
  },
];
