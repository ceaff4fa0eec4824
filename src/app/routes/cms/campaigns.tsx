import type { LoaderFunctionArgs } from 'react-router-dom';
import { CampaignsScreen } from '@/features/campaigns/list/campaigns-screen';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';

const DENIAL = "You don't have permission to manage campaigns.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_campaigns'], { message: DENIAL });
  return null;
}

export function Component() {
  const { can } = useStaff();

  // Withdrawn while the screen was open.
  if (!can('manage_campaigns')) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="Campaigns" />
      <CampaignsScreen />
    </>
  );
}
