import type { LoaderFunctionArgs } from 'react-router-dom';
import { RedirectsScreen } from '@/features/redirects/components/redirects-screen';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';

const DENIAL = "You don't have permission to manage redirects.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_redirects'], { message: DENIAL });
  return null;
}

export function Component() {
  const { can } = useStaff();

  // Withdrawn while the screen was open.
  if (!can('manage_redirects')) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="Redirects" />
      <RedirectsScreen />
    </>
  );
}
