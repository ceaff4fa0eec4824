import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { FigureCard } from '@/components/ui/figure-card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { downloadFile } from '@/lib/download-file';
import { toIstIso } from '@/lib/ist';
import { groupIndian } from '@/lib/money';
import {
  answeredShare,
  figuresQuery,
  medianText,
  totalOf,
  type LeadFigures as Figures,
} from '../figures';
import { figuresCsv } from '../figures-export';
import { kindLabel } from '../kinds';
import { channelLabel } from '../lead-words';
import { courseTitle } from '../subject-title';
import { DayBars } from './day-bars';
import { ShareList } from './share-list';

/** Leads in Analytics: how many, from where, about what, and how soon answered. @param days length of the range */
export function LeadFigures({ days }: { readonly days: number }) {
  const figures = useQuery(figuresQuery(days));
  return (
    <section aria-labelledby="lead-figures" className="space-y-6 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="lead-figures" className="text-xl font-semibold">
            Leads
          </h2>
          <p className="text-muted">What visitors sent, without spam. Today is counted, too.</p>
        </div>
        {figures.data ? <ExportFigures figures={figures.data} days={days} /> : null}
      </div>
      {figures.isLoadingError ? (
        <ErrorState
          title="Failed to fetch the figures of leads"
          onRetry={() => void figures.refetch()}
          pending={figures.isFetching}
        >
          {figures.error.message}
        </ErrorState>
      ) : figures.data ? (
        <FigureGrid figures={figures.data} days={days} isBusy={figures.isPlaceholderData} />
      ) : (
        <SkeletonGroup label="Loading the figures of leads" className="space-y-6">
          <Skeleton className="h-43" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
    </section>
  );
}

interface FigureGridProps {
  readonly figures: Figures;
  readonly days: number;
  readonly isBusy: boolean;
}

function FigureGrid({ figures, days, isBusy }: FigureGridProps) {
  const total = totalOf(figures);
  const share = answeredShare(figures);
  const courses = figures.bySubject.filter(({ key }) => courseTitle(key) !== undefined);
  return (
    <div aria-busy={isBusy} className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <FigureCard label={`Leads in ${days} days`} value={groupIndian(total)}>
          <p data-numbers="">{groupIndian(figures.answered)} have an answer</p>
        </FigureCard>
        <FigureCard label="Answered within 24 h" value={share === null ? '–' : `${share}%`}>
          <p data-numbers="">
            {groupIndian(figures.answeredInTime)} of {groupIndian(total)}; the latest may still be
            in time
          </p>
        </FigureCard>
        <FigureCard label="Median time to a first reply" value={medianText(figures)}>
          <p>Over the last 30 days</p>
        </FigureCard>
      </div>
      <Panel title="Leads per day">
        <DayBars days={figures.perDay} />
      </Panel>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <ShareList title="By kind" shares={figures.byKind} nameOf={kindLabel} />
        <ShareList title="By source" shares={figures.byChannel} nameOf={channelLabel} />
        <ShareList
          title="By course"
          shares={courses}
          nameOf={(subject) => courseTitle(subject) ?? subject}
        />
      </div>
    </div>
  );
}

function ExportFigures({ figures, days }: { readonly figures: Figures; readonly days: number }) {
  return (
    <Button
      onClick={() =>
        downloadFile(
          `careerloom-lead-figures-${days}-days-${toIstIso(Date.now()).slice(0, 10)}.csv`,
          new Blob([figuresCsv(figures)], { type: 'text/csv;charset=utf-8' }),
        )
      }
    >
      <Download aria-hidden="true" className="size-4" />
      Export figures of leads
    </Button>
  );
}
