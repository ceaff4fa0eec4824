import type { LoaderFunctionArgs } from 'react-router-dom';
import { Late } from '@/components/late/late';
import { PageHeader } from '@/components/layout/page-header';
import { PillGroup } from '@/components/ui/pill-group';
import { ContentPanel } from '@/features/analytics/components/content-panel';
import { ExportMenu } from '@/features/analytics/components/export-menu';
import { RangeSummary } from '@/features/analytics/components/range-summary';
import { TopPanel } from '@/features/analytics/components/top-panel';
import { ViewsPanel } from '@/features/analytics/components/views-panel';
import { rangeChoices } from '@/features/analytics/model';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { lateCode } from '@/lib/late-code';
import { PrivateHead } from '@/lib/seo/private-head';
import { choiceField, useSearchState } from '@/lib/search-state';

const fields = { range: choiceField(rangeChoices, '30') };

/** Fetched by those alone who see leads. */
const leadFigures = lateCode(() => import('@/features/submissions/components/lead-figures'));

const campaignFigures = lateCode(() => import('@/features/campaigns/figures/campaign-figures'));

const DENIAL = "You don't have permission to view analytics.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['view_analytics'], { message: DENIAL });
  return null;
}

export function Component() {
  const [{ range }, setRange] = useSearchState(fields);
  const { can } = useStaff();
  const days = Number(range);

  // Withdrawn while the screen was open.
  if (!can('view_analytics')) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="Analytics" />
      <PageHeader
        title="Analytics"
        description="Views of published articles and pages. Whole days, India Standard Time; robots are not counted."
        actions={<ExportMenu days={days} />}
      />
      <div className="space-y-6">
        <PillGroup
          label="Range"
          items={rangeChoices.map((value) => ({ value, label: `${value} days` }))}
          value={range}
          onChange={(value) => setRange({ range: value })}
        />
        <RangeSummary days={days} />
        <ViewsPanel days={days} />
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <TopPanel kind="post" days={days} />
          <TopPanel kind="page" days={days} />
        </div>
        <ContentPanel />
        {can('manage_campaigns') ? (
          <>
            <Late code={leadFigures} title="The figures of leads could not be loaded">
              {({ LeadFigures }) => <LeadFigures days={days} />}
            </Late>
            <Late code={campaignFigures} title="The figures of campaigns could not be loaded">
              {({ CampaignFigures }) => <CampaignFigures days={days} />}
            </Late>
          </>
        ) : null}
      </div>
    </>
  );
}
