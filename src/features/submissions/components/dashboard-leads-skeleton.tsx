import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';

/** Around the figures of leads on the dashboard, and around what stands there until they come. */
export function DashboardLeadsPanel({ children }: { readonly children: ReactNode }) {
  return (
    <Panel
      title="Leads"
      action={
        <Link to={paths.cms.leads()} className="link-underline text-sm font-medium">
          All leads
        </Link>
      }
    >
      {children}
    </Panel>
  );
}

/** As tall as the figures: nothing below moves away from under a hand when they come. */
export function LeadFiguresSkeleton() {
  return (
    <SkeletonGroup label="Loading the figures of leads" className="grid gap-6 sm:grid-cols-3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-13" />
      ))}
    </SkeletonGroup>
  );
}

/** In the place of `DashboardLeads` while its code is on its way. */
export function DashboardLeadsSkeleton() {
  return (
    <DashboardLeadsPanel>
      <LeadFiguresSkeleton />
    </DashboardLeadsPanel>
  );
}
