import type { LoaderFunctionArgs } from 'react-router-dom';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { LeadsScreen } from '@/features/submissions/components/leads-screen';
import { PrivateHead } from '@/lib/seo/private-head';

const DENIAL = "You don't have permission to manage leads.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_campaigns'], { message: DENIAL });
  return null;
}

export function Component() {
  const { profile, can } = useStaff();

  // Withdrawn while the screen was open.
  if (!can('manage_campaigns')) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="Leads" />
      <LeadsScreen me={{ id: profile.id, name: profile.fullName }} />
    </>
  );
}
