import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '@/config/paths';
import { refreshPages } from '@/features/pages/mutations';
import { slugProblem } from '@/features/pages/slug';
import { refreshPosts } from '@/features/posts/mutations';
import { AccessDenied } from '@/features/staff/components/access-denied';
import { postTrashPermissions, trashPermissions } from '@/features/staff/permissions';
import { requirePermission } from '@/features/staff/require-permission';
import { useStaff } from '@/features/staff/use-staff';
import { TrashScreen } from '@/features/trash/components/trash-screen';
import { PrivateHead } from '@/lib/seo/private-head';
import type { TrashedKind } from '@/lib/trash/trash';

const DENIAL = "You don't have permission to see the trash.";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, trashPermissions, { message: DENIAL });
  return null;
}

export function Component() {
  const { can, canAny } = useStaff();
  const client = useQueryClient();
  const navigate = useNavigate();
  const kinds: readonly TrashedKind[] = [
    ...(canAny(postTrashPermissions) ? (['post'] as const) : []),
    ...(can('manage_pages') ? (['page'] as const) : []),
  ];

  // Withdrawn while the screen was open.
  if (kinds.length === 0) return <AccessDenied message={DENIAL} />;

  return (
    <>
      <PrivateHead title="Trash" />
      <TrashScreen
        kinds={kinds}
        canDelete={{ post: can('delete_content'), page: can('manage_pages') }}
        slugProblem={slugProblem}
        onChanged={(kind) => (kind === 'post' ? refreshPosts(client) : refreshPages(client))}
        onOpen={(kind, id) =>
          void navigate(kind === 'post' ? paths.cms.editPost(id) : paths.cms.editPage(id))
        }
      />
    </>
  );
}
