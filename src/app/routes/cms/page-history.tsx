import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { HistoryScreen } from '@/features/history/components/history-screen';
import { pagePast } from '@/features/pages/past';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';

const DENIAL = "You don't have permission to manage pages.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_pages'], { message: DENIAL });
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  const { can } = useStaff();

  // Withdrawn while the screen was open.
  if (!can('manage_pages')) return <AccessDenied message={DENIAL} />;

  return <HistoryScreen key={id} id={id} past={pagePast} />;
}
