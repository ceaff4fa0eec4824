import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FigureCard } from '@/components/ui/figure-card';
import { paths } from '@/config/paths';
import { groupIndian } from '@/lib/money';
import type { ContentKind, ContentTotal } from '../model';
import { analyticsQueries } from '../queries';

interface Sum {
  readonly published: number;
  readonly drafts: number;
  readonly timed: number;
}

function sumOf(totals: readonly ContentTotal[], kind: ContentKind): Sum {
  const count = (status: ContentTotal['status']) =>
    totals
      .filter((one) => one.kind === kind && one.status === status)
      .reduce((sum, one) => sum + one.total, 0);
  return { published: count('published'), drafts: count('draft'), timed: count('timed') };
}

const lists = {
  post: { label: 'Posts', href: paths.cms.posts() },
  page: { label: 'Pages', href: paths.cms.pages() },
} as const;

/** How many posts or pages there are, published and not. For staff whose list it is. */
export function ContentCard({ kind }: { readonly kind: ContentKind }) {
  const content = useQuery(analyticsQueries.content());
  const sum = content.data ? sumOf(content.data, kind) : undefined;
  const { label, href } = lists[kind];
  return (
    <FigureCard
      label={label}
      value={sum ? groupIndian(sum.published + sum.drafts + sum.timed) : undefined}
      error={content.isError ? `Failed to fetch figures. ${content.error.message}` : null}
      onRetry={() => void content.refetch()}
      pending={content.isFetching}
      action={
        <Link to={href} className="link-underline text-sm font-medium">
          All {label.toLowerCase()}
        </Link>
      }
    >
      {sum ? (
        <>
          <p data-numbers="">{groupIndian(sum.published)} published</p>
          <p data-numbers="">
            {groupIndian(sum.drafts)} {sum.drafts === 1 ? 'draft' : 'drafts'}
          </p>
          {sum.timed > 0 ? (
            <p data-numbers="">{groupIndian(sum.timed)} scheduled or ended</p>
          ) : null}
        </>
      ) : null}
    </FigureCard>
  );
}
