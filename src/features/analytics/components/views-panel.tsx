import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Late } from '@/components/late/late';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Panel } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { lateCode } from '@/lib/late-code';
import { groupIndian } from '@/lib/money';
import { ensureLanguage } from '../chart/chart-language';
import { formatDay, type DayViews } from '../model';
import { analyticsQueries } from '../queries';

// The chart library is loaded here and nowhere else.
const chart = lateCode(() => {
  ensureLanguage();
  return import('../chart/views-chart');
});

function ChartSkeleton() {
  return (
    <SkeletonGroup label="Loading views per day" className="space-y-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-70" />
    </SkeletonGroup>
  );
}

interface ViewsPanelProps {
  /** Length of the range in days. */
  readonly days: number;
}

/** Views per day as a chart, and the same as a table. */
export function ViewsPanel({ days }: ViewsPanelProps) {
  return (
    <Panel title="Views per day">
      <Views days={days} />
    </Panel>
  );
}

function Views({ days }: ViewsPanelProps) {
  const views = useQuery(analyticsQueries.days(days));
  const whole = useMemo(() => views.data?.filter((day) => day.isComplete) ?? [], [views.data]);
  if (views.isError) {
    return (
      <ErrorState
        title="Failed to fetch views"
        onRetry={() => void views.refetch()}
        pending={views.isFetching}
        className="min-h-70"
      >
        {views.error.message}
      </ErrorState>
    );
  }
  if (views.isPending) return <ChartSkeleton />;
  if (whole.every((day) => day.views === 0 && day.previous === 0)) {
    return (
      <EmptyState title="No views in these days" level={3} className="min-h-70 py-2">
        A view counts when a visitor opens a published article or page. Each day appears here once
        it is over.
      </EmptyState>
    );
  }
  const before = `The ${whole.length} days before`;
  return (
    <div aria-busy={views.isPlaceholderData} className="space-y-4">
      <Late code={chart} fallback={<ChartSkeleton />} title="The chart could not be loaded">
        {({ ViewsChart }) => <ViewsChart days={whole} before={before} />}
      </Late>
      <ViewsTable days={whole} before={before} />
    </div>
  );
}

interface ViewsTableProps {
  readonly days: readonly DayViews[];
  readonly before: string;
}

function ViewsTable({ days, before }: ViewsTableProps) {
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center rounded-sm text-sm font-medium link-underline">
        Show as a table
      </summary>
      <div className="mt-3 border-y border-line">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left text-xs text-muted">
              <th scope="col" className="py-2 pr-3 font-semibold">
                Day
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                Views
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-semibold">
                {before}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {[...days].reverse().map((day) => (
              <tr key={day.day}>
                <th scope="row" className="py-2 pr-3 text-left font-medium">
                  <time dateTime={day.day}>{formatDay(day.day)}</time>
                </th>
                <td className="px-3 py-2 text-right">{groupIndian(day.views)}</td>
                <td className="py-2 pl-3 text-right text-muted">{groupIndian(day.previous)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
