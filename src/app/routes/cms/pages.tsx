import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { PageSummary } from '@/features/pages/components/staff/page-summary';
import { StaffPages } from '@/features/pages/components/staff/staff-pages';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, ['manage_pages'], {
    message: "You don't have permission to manage pages",
  });
  return null;
}

export function Component() {
  const { can } = useStaff();
  const canManage = can('manage_pages');

  return (
    <>
      <PrivateHead title="Page Management" />
      <PageHeader
        title="Page Management"
        actions={
          canManage && (
            <Button asChild variant="primary">
              <Link to={paths.cms.newPage()}>New Page</Link>
            </Button>
          )
        }
      />
      <PageSummary />
      <StaffPages canManage={canManage} />
    </>
  );
}
