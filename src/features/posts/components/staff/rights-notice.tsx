import { Notice } from '@/components/feedback/notice';
import type { PostRights } from '../../rights';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** For who sees the posts without writing them: what the role can do here, and who can help with the rest. */
export function RightsNotice({ rights }: { readonly rights: PostRights }) {
  const { canCreate, canEdit, canPublish, canDelete } = rights;
  if (canCreate || canEdit) return null;
  const acts = [...(canPublish ? ['publish', 'unpublish'] : []), ...(canDelete ? ['delete'] : [])];
  return (
    <Notice title={`You can ${list.format(['read', ...acts])} posts here`}>
      {canPublish
        ? 'Writing and changing their words needs the permission to create or edit content.'
        : 'Writing, changing and publishing them needs permissions that your role does not have.'}{' '}
      Somebody on the content team can write for you; whoever manages users can give you the
      permission.
    </Notice>
  );
}
