import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { FigureCard } from '@/components/ui/figure-card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatDateTime } from '@/lib/dates';
import { groupIndian } from '@/lib/money';
import type { CampaignDocument } from '../document';
import { LinkList } from '../links/link-list';
import { BuildLink } from '../links/links-panel';
import { campaignFiguresQuery, popupRegistrationsQuery } from './query';
import { ShareTable } from './share-table';
import { courseName, sourceName } from './words';

const ownLinks = { search: '', sort: 'newest', page: 1 } as const;

/** What one campaign brought since it began, and the links that carry its name. */
export function CampaignResult({ campaign }: { readonly campaign: CampaignDocument }) {
  const { utmCampaign, exactStart, kind } = campaign;
  return (
    <section
      aria-labelledby="campaign-result"
      className="mt-10 space-y-6 border-t border-line pt-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="campaign-result" className="text-xl font-semibold">
            What it brought
          </h2>
          <p className="text-muted">
            Leads from its start on {formatDateTime(exactStart)}, by its own buttons and by links
            with its name.
          </p>
        </div>
        {utmCampaign === '' ? null : <BuildLink campaign={utmCampaign} />}
      </div>
      {utmCampaign === '' ? (
        <p className="text-muted">
          Give it a campaign name in links, and the leads that it brings are counted here.
        </p>
      ) : (
        <>
          <Leads campaign={utmCampaign} since={exactStart} />
          <LinkList filter={ownLinks} campaign={utmCampaign} onClearFilters={() => undefined} />
        </>
      )}
      {kind === 'popup' ? <Registrations id={campaign.id} /> : null}
    </section>
  );
}

function Leads(filter: { readonly campaign: string; readonly since: string }) {
  const figures = useQuery(campaignFiguresQuery(filter));
  if (figures.isLoadingError) {
    return (
      <ErrorState
        title="Failed to fetch the figures of this campaign"
        onRetry={() => void figures.refetch()}
        pending={figures.isFetching}
      >
        {figures.error.message}
      </ErrorState>
    );
  }
  if (!figures.data) {
    return (
      <SkeletonGroup label="Loading the figures of this campaign">
        <Skeleton className="h-43" />
      </SkeletonGroup>
    );
  }
  const { leads, bySource, byCourse } = figures.data;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <FigureCard label="Leads" value={groupIndian(leads)}>
        <p>Each once, whether the first or the last visit came by it</p>
      </FigureCard>
      <ShareTable title="By source" shares={bySource} nameOf={sourceName} />
      <ShareTable title="By course" shares={byCourse} nameOf={courseName} isSingle />
    </div>
  );
}

function Registrations({ id }: { readonly id: string }) {
  const registrations = useQuery(popupRegistrationsQuery(id));
  if (registrations.data === undefined) return null;
  return (
    <FigureCard label="Registrations in the popup" value={groupIndian(registrations.data)}>
      <p>Recorded under its name while it ran</p>
    </FigureCard>
  );
}
