import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FigureCard } from '@/components/ui/figure-card';
import { paths } from '@/config/paths';
import { groupIndian } from '@/lib/money';
import { dashboardQueries } from '../queries';

/** How many people work here. Needs `manage_users`. */
export function TeamCard() {
  const team = useQuery(dashboardQueries.team());
  return (
    <FigureCard
      label="Team Members"
      value={team.data ? groupIndian(team.data.members) : undefined}
      error={team.isError ? `Failed to fetch users. ${team.error.message}` : null}
      onRetry={() => void team.refetch()}
      pending={team.isFetching}
      action={
        <Link to={paths.cms.users()} className="link-underline text-sm font-medium">
          Users
        </Link>
      }
    >
      {team.data ? (
        <p data-numbers="">
          {team.data.waiting === 0
            ? 'Nobody is waiting for approval'
            : `${groupIndian(team.data.waiting)} more waiting for approval`}
        </p>
      ) : null}
    </FigureCard>
  );
}
