import { useQuery } from '@tanstack/react-query';
import { FigureCard } from '@/components/ui/figure-card';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { groupIndian } from '@/lib/money';
import { busiestDay, compareRanges, formatDay } from '../model';
import { analyticsQueries } from '../queries';
import { ComparisonLine } from './comparison-line';

/** The figures above the chart: the range, its average day, its best day. */
export function RangeSummary({ days }: { readonly days: number }) {
  const totals = useQuery(analyticsQueries.totals(days));
  const chart = useQuery(analyticsQueries.days(days));
  const now = useNow(MINUTE_MS);
  const { data } = totals;
  const best =
    chart.data && !chart.isPlaceholderData
      ? { day: busiestDay(chart.data.filter((day) => day.isComplete)) }
      : undefined;
  const failed = {
    error: totals.isError ? `Failed to fetch views. ${totals.error.message}` : null,
    onRetry: () => void totals.refetch(),
    pending: totals.isFetching,
  };

  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <FigureCard
        label={`Views in ${days} days`}
        value={data && now ? groupIndian(data.views) : undefined}
        {...failed}
      >
        {data && now ? (
          <ComparisonLine
            comparison={compareRanges(data, days, now.getTime())}
            before={`the ${days} days before`}
          />
        ) : null}
      </FigureCard>
      <FigureCard
        label="Average day"
        value={data ? groupIndian(data.views / days) : undefined}
        {...failed}
      >
        <p data-numbers="">{data ? `${groupIndian(data.today)} today so far` : null}</p>
      </FigureCard>
      <FigureCard
        label="Best day"
        value={best ? (best.day ? groupIndian(best.day.views) : '–') : undefined}
        error={chart.isError ? `Failed to fetch views. ${chart.error.message}` : null}
        onRetry={() => void chart.refetch()}
        pending={chart.isFetching}
      >
        <p>{best?.day ? formatDay(best.day.day) : 'No views yet'}</p>
      </FigureCard>
    </div>
  );
}
