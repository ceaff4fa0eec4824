import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { downloadFile } from '@/lib/download-file';
import { toIstIso } from '@/lib/ist';
import { campaignFiguresQuery, type CampaignFigures as Figures } from './query';
import { ShareTable } from './share-table';
import { courseName, figuresCsv, sourceName } from './words';

/** Leads by campaign, source and course in Analytics. @param days length of the range */
export function CampaignFigures({ days }: { readonly days: number }) {
  const figures = useQuery(campaignFiguresQuery({ days }));
  return (
    <section aria-labelledby="campaign-figures" className="space-y-6 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="campaign-figures" className="text-xl font-semibold">
            Campaigns
          </h2>
          <p className="text-muted">
            Leads by what brought them: the visit in which they wrote, and the first one we know of.
            Who asks not to be followed counts for none.
          </p>
        </div>
        {figures.data ? <ExportFigures figures={figures.data} days={days} /> : null}
      </div>
      {figures.isLoadingError ? (
        <ErrorState
          title="Failed to fetch the figures of campaigns"
          onRetry={() => void figures.refetch()}
          pending={figures.isFetching}
        >
          {figures.error.message}
        </ErrorState>
      ) : figures.data ? (
        <div
          aria-busy={figures.isPlaceholderData}
          className="grid items-start gap-6 lg:grid-cols-3"
        >
          <ShareTable title="By campaign" shares={figures.data.byCampaign} />
          <ShareTable title="By source" shares={figures.data.bySource} nameOf={sourceName} />
          <ShareTable
            title="By course"
            shares={figures.data.byCourse}
            nameOf={courseName}
            isSingle
          />
        </div>
      ) : (
        <SkeletonGroup label="Loading the figures of campaigns">
          <Skeleton className="h-43" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function ExportFigures({ figures, days }: { readonly figures: Figures; readonly days: number }) {
  function handleExport() {
    const file = new Blob([figuresCsv(figures)], { type: 'text/csv;charset=utf-8' });
    const today = toIstIso(Date.now()).slice(0, 10);
    downloadFile(`careerloom-campaign-figures-${String(days)}-days-${today}.csv`, file);
  }
  return (
    <Button onClick={handleExport}>
      <Download aria-hidden="true" className="size-4" />
      Export campaigns as CSV
    </Button>
  );
}
