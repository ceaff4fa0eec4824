import { paths } from '@/config/paths';
import type { Activity } from '@/features/dashboard/model';
import { postPermissions, postTrashPermissions } from '@/features/staff/permissions';
import type { Staff } from '@/features/staff/use-staff';

/** Where an entry of the log leads; null where the person may not follow. */
export function activityAddress(
  { can, canAny }: Staff,
  { type, subjectId }: Activity,
): string | null {
  switch (type) {
    case 'post_created':
    case 'post_scheduled':
    case 'post_published':
    case 'post_changed':
    case 'post_unpublished':
    case 'post_shared':
    case 'post_unshared':
    case 'post_restored':
    case 'post_review_asked':
    case 'post_sent_back':
      return canAny(postPermissions) ? paths.cms.editPost(subjectId) : null;
    case 'page_created':
    case 'page_scheduled':
    case 'page_published':
    case 'page_changed':
    case 'page_unpublished':
    case 'page_shared':
    case 'page_unshared':
    case 'page_restored':
    case 'page_review_asked':
    case 'page_sent_back':
      return can('manage_pages') ? paths.cms.editPage(subjectId) : null;
    case 'post_trashed':
      return canAny(postTrashPermissions) ? paths.cms.trash() : null;
    case 'page_trashed':
      return can('manage_pages') ? paths.cms.trashedPages() : null;
    case 'post_deleted':
    case 'page_deleted':
    case 'user_deleted':
      return null;
    case 'user_created':
    case 'user_changed':
      return can('manage_users') ? paths.cms.users() : null;
    case 'media_uploaded':
    case 'media_replaced':
      return can('manage_media') ? paths.cms.media() : null;
    case 'campaign_created':
    case 'campaign_scheduled':
      return can('manage_campaigns') ? paths.cms.campaign(subjectId) : null;
    case 'search_data_changed':
    case 'search_data_reset':
      return can('manage_meta') ? paths.cms.seo() : null;
    case 'settings_changed':
      return can('manage_settings') ? paths.cms.settings() : null;
  }
}

/** Where the versions of an edited document are compared; null for who may not edit it, and for all else. */
export function comparisonAddress(
  { can }: Staff,
  { type, subjectId }: Activity,
  versions: readonly [before: string, after: string],
): string | null {
  const address =
    type === 'post_changed' && can('edit_content')
      ? paths.cms.postHistory(subjectId)
      : type === 'page_changed' && can('manage_pages')
        ? paths.cms.pageHistory(subjectId)
        : null;
  const [before, after] = versions;
  return address === null
    ? null
    : `${address}?${new URLSearchParams({ version: after, with: before }).toString()}`;
}
