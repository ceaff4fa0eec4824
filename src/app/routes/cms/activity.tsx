import type { LoaderFunctionArgs } from 'react-router-dom';
import { ActivityScreen } from '@/features/dashboard/components/activity-screen';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { activityPermissions } from '@/features/staff/permissions';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';
import { activityAddress, comparisonAddress } from './activity-address';

const DENIAL = "You don't have permission to see the activity log.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, activityPermissions, { message: DENIAL });
  return null;
}

export function Component() {
  const staff = useStaff();
  // Withdrawn while the screen was open.
  if (!staff.canAny(activityPermissions)) return <AccessDenied message={DENIAL} />;
  return (
    <>
      <PrivateHead title="Activity" />
      <ActivityScreen
        addressOf={(activity) => activityAddress(staff, activity)}
        comparisonOf={(activity, versions) => comparisonAddress(staff, activity, versions)}
      />
    </>
  );
}
