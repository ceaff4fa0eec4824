import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/dates';
import { aboutLine } from '../lead-words';
import { leadQueries } from '../queries';
import { stageLabel, stageTone } from '../stages';

interface OthersPanelProps {
  readonly id: string;
  /** Where "back" of the next lead leads. */
  readonly from: string;
}

/** What else the same person sent: known by e-mail, or by the last ten digits of the number. */
export function OthersPanel({ id, from }: OthersPanelProps) {
  const others = useQuery(leadQueries.others(id));
  return (
    <Panel title="From the same person">
      {others.isPending ? (
        <SkeletonGroup label="Loading other messages" className="space-y-3">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </SkeletonGroup>
      ) : others.isLoadingError ? (
        <ErrorState
          title="Failed to fetch other messages"
          onRetry={() => void others.refetch()}
          pending={others.isFetching}
        >
          {others.error.message}
        </ErrorState>
      ) : others.data.length === 0 ? (
        <p className="text-muted">Nothing else was sent with this e-mail or number.</p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {others.data.map((lead) => (
            <li key={lead.id} className="space-y-1 py-2.5">
              <Link
                to={paths.cms.lead(lead.id)}
                state={{ from }}
                className="block font-medium underline-offset-4 hover:underline"
              >
                {aboutLine(lead)}
              </Link>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <Badge tone={stageTone(lead.stage)}>{stageLabel(lead.stage)}</Badge>
                <time dateTime={lead.receivedAt}>{formatShortDate(lead.receivedAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
