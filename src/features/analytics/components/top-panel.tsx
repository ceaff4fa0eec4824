import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Panel } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { groupIndian } from '@/lib/money';
import { formatPercent, percentChange, type ContentKind, type TopItem } from '../model';
import { analyticsQueries } from '../queries';

const words = {
  post: { title: 'Top articles', loading: 'Loading top articles', gone: 'Deleted article' },
  page: { title: 'Top pages', loading: 'Loading top pages', gone: 'Deleted or moved page' },
} as const;

interface TopPanelProps {
  readonly kind: ContentKind;
  readonly days: number;
}

/** What was viewed most in the range, with the change from the range before. */
export function TopPanel({ kind, days }: TopPanelProps) {
  return (
    <Panel title={words[kind].title}>
      <TopList kind={kind} days={days} />
    </Panel>
  );
}

function TopList({ kind, days }: TopPanelProps) {
  const top = useQuery(analyticsQueries.top(kind, days));
  if (top.isError) {
    return (
      <ErrorState
        title={`Failed to fetch ${words[kind].title.toLowerCase()}`}
        onRetry={() => void top.refetch()}
        pending={top.isFetching}
      >
        {top.error.message}
      </ErrorState>
    );
  }
  if (top.isPending) {
    return (
      <SkeletonGroup label={words[kind].loading} className="space-y-5">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-5" />
        ))}
      </SkeletonGroup>
    );
  }
  if (top.data.length === 0) {
    return (
      <EmptyState title="No views in these days" level={3} className="py-2">
        What visitors read most stands here.
      </EmptyState>
    );
  }
  return (
    <table aria-busy={top.isPlaceholderData} className="-my-2 w-full text-sm">
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {kind === 'post' ? 'Article' : 'Page'}
          </th>
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            Views
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Change
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {top.data.map((item) => (
          <TopRow key={item.path} item={item} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

function TopRow({ item, kind }: { readonly item: TopItem; readonly kind: ContentKind }) {
  const change = percentChange(item.views, item.previous);
  return (
    <tr>
      <th scope="row" className="w-full py-2.5 pr-3 text-left font-medium">
        {item.title === null ? (
          <span className="text-muted">
            {words[kind].gone}
            {/* An article's address says nothing to anybody; a page's does. */}
            {kind === 'page' ? ` (${item.path})` : ''}
          </span>
        ) : (
          <Link
            to={item.path}
            target="_blank"
            rel="noopener"
            className="underline-offset-4 hover:underline"
          >
            <bdi>{item.title}</bdi>
            <span className="sr-only"> (opens in a new tab)</span>
          </Link>
        )}
      </th>
      <td className="px-3 py-2.5 text-right">{groupIndian(item.views)}</td>
      <td className="py-2.5 pl-3 text-right whitespace-nowrap text-muted">
        {change === null ? 'New' : formatPercent(change)}
      </td>
    </tr>
  );
}
