import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { figuresQuery, medianText, type LeadFigures } from '../figures';
import { countText } from '../tab-counts';
import { DashboardLeadsPanel, LeadFiguresSkeleton } from './dashboard-leads-skeleton';

/** As far back as the median looks. */
const MONTH_DAYS = 30;

/** Who waits for a first reply, and how soon people get one. Needs `manage_campaigns`. */
export function DashboardLeads() {
  const figures = useQuery({ ...figuresQuery(MONTH_DAYS), staleTime: 0 });
  return (
    <DashboardLeadsPanel>
      {figures.isLoadingError ? (
        <ErrorState
          title="Failed to fetch the figures of leads"
          onRetry={() => void figures.refetch()}
          pending={figures.isFetching}
        >
          {figures.error.message}
        </ErrorState>
      ) : figures.data ? (
        <Figures figures={figures.data} />
      ) : (
        <LeadFiguresSkeleton />
      )}
    </DashboardLeadsPanel>
  );
}

function Figures({ figures }: { readonly figures: LeadFigures }) {
  const { waiting, late } = figures;
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      <Figure term="Wait for a first reply" value={countText(waiting)} />
      <Figure term="Late: past 24 hours" value={countText(late)} isAlarming={late > 0} />
      <Figure term={`Median first reply, ${MONTH_DAYS} days`} value={medianText(figures)} />
    </dl>
  );
}

interface FigureProps {
  readonly term: string;
  readonly value: string;
  readonly isAlarming?: boolean;
}

function Figure({ term, value, isAlarming = false }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm/5 text-muted">{term}</dt>
      <dd
        data-numbers=""
        className={isAlarming ? 'text-2xl/8 font-semibold text-danger' : 'text-2xl/8 font-semibold'}
      >
        {value}
      </dd>
    </div>
  );
}
