import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { StaffPosts } from '@/features/posts/components/staff/staff-posts';
import { postPermissions } from '@/features/staff/permissions';
import { requirePermission } from '@/features/staff/require-permission';
import { PrivateHead } from '@/lib/seo/private-head';
import { usePostRights } from './use-post-rights';

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, postPermissions);
  return null;
}

export function Component() {
  const rights = usePostRights();
  return (
    <>
      <PrivateHead title="Posts" />
      <PageHeader
        title="Posts"
        actions={
          rights.canCreate && (
            <Button asChild variant="primary">
              <Link to={paths.cms.newPost()}>New Post</Link>
            </Button>
          )
        }
      />
      <StaffPosts rights={rights} />
    </>
  );
}
