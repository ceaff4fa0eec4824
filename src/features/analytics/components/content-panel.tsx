import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Panel } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { groupIndian } from '@/lib/money';
import { facetLabel, sumOfFacet, totalsByFacet, type FacetTotal } from '../model';
import { analyticsQueries } from '../queries';

/** Posts by category and status, as bars of one scale with their figures. */
export function ContentPanel() {
  return (
    <Panel title="Posts by category and status">
      <ContentTable />
    </Panel>
  );
}

function ContentTable() {
  const content = useQuery(analyticsQueries.content());
  if (content.isError) {
    return (
      <ErrorState
        title="Failed to fetch figures of posts"
        onRetry={() => void content.refetch()}
        pending={content.isFetching}
      >
        {content.error.message}
      </ErrorState>
    );
  }
  if (content.isPending) {
    return (
      <SkeletonGroup label="Loading figures of posts" className="space-y-5">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-5" />
        ))}
      </SkeletonGroup>
    );
  }
  const rows = totalsByFacet(content.data, 'post');
  if (rows.length === 0) {
    return (
      <EmptyState title="No posts yet" level={3} className="py-2">
        They are counted here by category and status.
      </EmptyState>
    );
  }
  const most = Math.max(...rows.map(sumOfFacet));
  // A column that is empty nearly always stays away.
  const hasTimed = rows.some((row) => row.timed > 0);
  const sum = (of: (row: FacetTotal) => number) =>
    groupIndian(rows.reduce((total, row) => total + of(row), 0));
  return (
    <table className="-my-2 w-full text-sm">
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="py-2 pr-3 font-semibold">
            Category
          </th>
          <td className="hidden w-1/2 sm:table-cell" />
          <th scope="col" className="px-3 py-2 text-right font-semibold">
            Published
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-semibold">
            Drafts
          </th>
          {hasTimed ? (
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              Scheduled or ended
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.facet}>
            <th scope="row" className="py-2.5 pr-3 text-left font-medium sm:whitespace-nowrap">
              {facetLabel(row.facet)}
            </th>
            <td className="hidden px-3 sm:table-cell">
              <Bar row={row} most={most} />
            </td>
            <td className="px-3 py-2.5 text-right">{groupIndian(row.published)}</td>
            <td className="py-2.5 pl-3 text-right">{groupIndian(row.drafts)}</td>
            {hasTimed ? <td className="py-2.5 pl-3 text-right">{groupIndian(row.timed)}</td> : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="py-2.5 pr-3 text-left">
            All
          </th>
          <td className="hidden sm:table-cell" />
          <td className="px-3 py-2.5 text-right">{sum((row) => row.published)}</td>
          <td className="py-2.5 pl-3 text-right">{sum((row) => row.drafts)}</td>
          {hasTimed ? <td className="py-2.5 pl-3 text-right">{sum((row) => row.timed)}</td> : null}
        </tr>
      </tfoot>
    </table>
  );
}

/** The figures beside it say the same. */
function Bar({ row, most }: { readonly row: FacetTotal; readonly most: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${most} 1`}
      preserveAspectRatio="none"
      className="block h-2 w-full"
    >
      <rect width={row.published} height="1" className="fill-brand" />
      <rect
        x={row.published}
        width={row.drafts + row.timed}
        height="1"
        className="fill-line-strong"
      />
    </svg>
  );
}
