import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { figuresQuery, medianText, type LeadFigures } from '../figures';
import { countText } from '../tab-counts';

/** As far back as the median looks. */
const MONTH_DAYS = 30;

/** Who waits for a first reply, and how soon people get one. Needs `manage_campaigns`. */
export function DashboardLeads() {
  const figures = useQuery({ ...figuresQuery(MONTH_DAYS), staleTime: 0 });
  return (
    <Panel
      title="Leads"
      action={
        <Link to={paths.cms.leads()} className="link-underline text-sm font-medium">
          All leads
        </Link>
      }
    >
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
        <SkeletonGroup label="Loading the figures of leads" className="grid gap-6 sm:grid-cols-3">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </SkeletonGroup>
      )}
    </Panel>
  );
}

function Figures({ figures }: { readonly figures: LeadFigures }) {
  const { waiting, late } = figures;
  return (
    <dl className="grid gap-6 sm:grid-cols-3">
      <Figure term="Wait for a first reply" value={countText(waiting)} />
      <Figure term="Late: past 24 hours" value={countText(late)} isAlarming={late > 0} />
      <Figure
        term={`Median time to a first reply, ${MONTH_DAYS} days`}
        value={medianText(figures)}
      />
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
      <dt className="text-sm text-muted">{term}</dt>
      <dd
        data-numbers=""
        className={isAlarming ? 'text-2xl font-semibold text-danger' : 'text-2xl font-semibold'}
      >
        {value}
      </dd>
    </div>
  );
}
