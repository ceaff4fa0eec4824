import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { LeadScreen } from '@/features/submissions/components/lead-screen';

const DENIAL = "You don't have permission to manage leads.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_campaigns'], { message: DENIAL });
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  const { profile, can } = useStaff();

  // Withdrawn while the screen was open.
  if (!can('manage_campaigns')) return <AccessDenied message={DENIAL} />;

  return <LeadScreen id={id} me={{ id: profile.id, name: profile.fullName }} />;
}
