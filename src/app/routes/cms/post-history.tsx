import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { HistoryScreen } from '@/features/history/components/history-screen';
import { postPast } from '@/features/posts/past';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';

const DENIAL = "You don't have permission to edit content.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['edit_content'], { message: DENIAL });
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  const { can } = useStaff();

  // Withdrawn while the screen was open.
  if (!can('edit_content')) return <AccessDenied message={DENIAL} />;

  return <HistoryScreen key={id} id={id} past={postPast} />;
}
