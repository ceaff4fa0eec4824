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
}

function sumOf(totals: readonly ContentTotal[], kind: ContentKind): Sum {
  const count = (isPublished: boolean) =>
    totals
      .filter((one) => one.kind === kind && one.isPublished === isPublished)
      .reduce((sum, one) => sum + one.total, 0);
  return { published: count(true), drafts: count(false) };
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
      value={sum ? groupIndian(sum.published + sum.drafts) : undefined}
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
        </>
      ) : null}
    </FigureCard>
  );
}
