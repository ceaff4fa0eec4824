import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { Late } from '@/components/late/late';
import { PageHeader } from '@/components/layout/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { ContentCard } from '@/features/analytics/components/content-card';
import { TotalViewsCard } from '@/features/analytics/components/total-views-card';
import { QuickActions } from '@/features/dashboard/components/quick-actions';
import { RecentActivity } from '@/features/dashboard/components/recent-activity';
import { TeamCard } from '@/features/dashboard/components/team-card';
import { navigationFor } from '@/features/staff/navigation';
import {
  activityPermissions,
  postPermissions,
  reviewPermissions,
} from '@/features/staff/permissions';
import { requireStaff } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { formatLongDate } from '@/lib/dates';
import { DashboardLeadsSkeleton } from '@/features/submissions/components/dashboard-leads-skeleton';
import { lateCode } from '@/lib/late-code';
import { PrivateHead } from '@/lib/seo/private-head';
import { activityAddress } from './activity-address';

/** Fetched by those alone who ask for reviews or answer them. */
const waitsForYou = lateCode(() => import('@/features/dashboard/components/waits-for-you'));

/** Fetched by those alone who see posts or pages. */
const comingUp = lateCode(() => import('@/features/dashboard/components/coming-up'));

/** Fetched by those alone who see leads. */
const leadsPanel = lateCode(() => import('@/features/submissions/components/dashboard-leads'));

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return null;
}

export function Component() {
  const staff = useStaff();
  const { profile, can, canAny } = staff;
  const [today] = useState(() => formatLongDate(new Date().toISOString()));
  const [firstName = ''] = profile.fullName.trim().split(/\s+/);
  const screens = new Set(navigationFor(profile).map(({ to }) => to));
  const scope = { posts: canAny(postPermissions), pages: can('manage_pages') };
  const cards = [
    can('view_analytics') && <TotalViewsCard key="views" />,
    can('manage_users') && <TeamCard key="team" />,
    screens.has(paths.cms.posts()) && <ContentCard key="posts" kind="post" />,
    screens.has(paths.cms.pages()) && <ContentCard key="pages" kind="page" />,
  ].filter(Boolean);

  return (
    <>
      <PrivateHead title="Dashboard" />
      <PageHeader
        title={firstName === '' ? 'Welcome back' : `Welcome back, ${firstName}`}
        description={today}
      />
      <div className="space-y-6">
        {cards.length > 0 ? (
          <div
            className={
              // Four in a row or two by two, never three and one.
              cards.length === 4
                ? 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4'
                : 'grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4'
            }
          >
            {cards}
          </div>
        ) : null}
        {can('manage_campaigns') ? (
          <Late
            code={leadsPanel}
            fallback={<DashboardLeadsSkeleton />}
            title="The figures of leads could not be loaded"
          >
            {({ DashboardLeads }) => <DashboardLeads />}
          </Late>
        ) : null}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="space-y-6 lg:order-last">
            <QuickActions
              rights={{
                canCreatePosts: can('create_content'),
                canManageMedia: can('manage_media'),
                canManagePages: can('manage_pages'),
                canViewAnalytics: can('view_analytics'),
              }}
            />
            {canAny(reviewPermissions) ? (
              <Late
                code={waitsForYou}
                fallback={<Skeleton className="h-30 rounded-lg" />}
                title="What waits for you could not be loaded"
              >
                {({ WaitsForYou }) => <WaitsForYou />}
              </Late>
            ) : null}
          </div>
          <RecentActivity
            addressOf={(activity) => activityAddress(staff, activity)}
            allAt={canAny(activityPermissions) ? paths.cms.activity() : null}
          />
        </div>
        {/* Last: a month with events is far taller than one without, and nothing may jump. */}
        {scope.posts || scope.pages ? (
          <Late
            code={comingUp}
            fallback={<Skeleton className="h-30 rounded-lg" />}
            title="What is scheduled could not be loaded"
          >
            {({ ComingUp }) => <ComingUp scope={scope} />}
          </Late>
        ) : null}
      </div>
    </>
  );
}
