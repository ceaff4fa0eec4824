import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useLoadFailure } from '@/components/feedback/use-load-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { paths } from '@/config/paths';
import { PrivateHead } from '@/lib/seo/private-head';
import { senderName } from '../lead-words';
import type { Lead, LeadOwner } from '../model';
import { leadQueries } from '../queries';
import { refetchFreshly } from '../tab-counts';
import { LeadSkeleton } from './lead-skeleton';
import { LeadView } from './lead-view';

interface LeadScreenProps {
  readonly id: string;
  readonly me: LeadOwner;
}

/** The list as it was left, where one comes from it. */
function useWayBack(): string {
  const state: unknown = useLocation().state;
  const from: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  return typeof from === 'string' && from.startsWith(paths.cms.leads()) ? from : paths.cms.leads();
}

/** One lead in its states: on its way, failed, not there, or all that is known of it. */
export function LeadScreen({ id, me }: LeadScreenProps) {
  const lead = useQuery({ ...leadQueries.one(id), refetchInterval: refetchFreshly });
  useLoadFailure(lead.error, 'Failed to fetch the lead');
  return (
    <>
      <PrivateHead title={lead.data ? `${senderName(lead.data)} · Leads` : 'Lead'} />
      <LeadStates lead={lead} me={me} />
    </>
  );
}

interface LeadStatesProps {
  readonly lead: UseQueryResult<Lead | null>;
  readonly me: LeadOwner;
}

function LeadStates({ lead, me }: LeadStatesProps) {
  const back = { label: 'Leads', href: useWayBack() };
  if (lead.isPending) return <LeadSkeleton />;
  if (lead.data) return <LeadView lead={lead.data} me={me} back={back} />;
  return (
    <>
      <PageHeader title="Lead" back={back} />
      {lead.isLoadingError ? (
        <ErrorState
          title="Failed to fetch the lead"
          onRetry={() => void lead.refetch()}
          pending={lead.isFetching}
        >
          {lead.error.message}
        </ErrorState>
      ) : (
        <EmptyState
          title="Lead not found"
          action={
            <Button asChild>
              <Link to={paths.cms.leads()}>All that need a reply</Link>
            </Button>
          }
        >
          This address leads to no lead.
        </EmptyState>
      )}
    </>
  );
}
