import type { PostRights } from '@/features/posts/rights';
import { useStaff } from '@/features/staff/use-staff';

/** What the signed-in person may do with posts. */
export function usePostRights(): PostRights {
  const { can } = useStaff();
  return {
    canCreate: can('create_content'),
    canEdit: can('edit_content'),
    canPublish: can('publish_content'),
    canDelete: can('delete_content'),
  };
}
