import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FigureCard } from '@/components/ui/figure-card';
import { paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { MINUTE_MS } from '@/lib/ist';
import { groupIndian } from '@/lib/money';
import { compareRanges } from '../model';
import { analyticsQueries } from '../queries';
import { ComparisonLine } from './comparison-line';

/** A month of the dashboard: so many whole days, which makes every month as long as the one before. */
const MONTH_DAYS = 30;

/** Views of the last thirty whole days against the thirty before. Needs `view_analytics`. */
export function TotalViewsCard() {
  const totals = useQuery(analyticsQueries.totals(MONTH_DAYS));
  const now = useNow(MINUTE_MS);
  return (
    <FigureCard
      label="Total Views"
      value={totals.data && now ? groupIndian(totals.data.views) : undefined}
      error={totals.isError ? `Failed to fetch views. ${totals.error.message}` : null}
      onRetry={() => void totals.refetch()}
      pending={totals.isFetching}
      action={
        <Link to={paths.cms.analytics()} className="link-underline text-sm font-medium">
          Analytics
        </Link>
      }
    >
      {totals.data && now ? (
        <>
          <ComparisonLine
            comparison={compareRanges(totals.data, MONTH_DAYS, now.getTime())}
            before="last month"
          />
          <p data-numbers="">
            Last {MONTH_DAYS} days · {groupIndian(totals.data.today)} today
          </p>
        </>
      ) : null}
    </FigureCard>
  );
}
