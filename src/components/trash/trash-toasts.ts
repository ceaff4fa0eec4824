import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast, type ToastInput } from '@/components/feedback/toast-store';
import { wantRow } from '@/components/list/wanted-row';
import {
  isAddressTaken,
  restoreDocument,
  type RestoredDocument,
  type TrashedKind,
} from '@/lib/trash/trash';

const nouns = { post: 'Post', page: 'Page' } as const;

/** What a person is told who may not restore. */
export const restoreDenials = {
  post: "You don't have permission to restore posts",
  page: "You don't have permission to restore pages",
} as const;

/** Says what came back and as what. */
export function toastRestored(
  kind: TrashedKind,
  { isPublished }: RestoredDocument,
  action?: ToastInput['action'],
): void {
  showToast({
    title: `${nouns[kind]} restored`,
    description: isPublished ? 'It is public again.' : 'It is a draft.',
    variant: 'success',
    ...(action ? { action } : {}),
  });
}

interface Trashed {
  readonly kind: TrashedKind;
  readonly id: string;
  /** "Blog post deleted successfully" */
  readonly title: string;
  /** Reads again whatever shows documents of this kind. */
  readonly refresh: () => Promise<void>;
}

/** Says that a document was deleted, and takes it back when that is wanted. */
export function toastTrashed(trashed: Trashed): void {
  showToast({
    title: trashed.title,
    description: 'It lies in the trash for 30 days.',
    variant: 'success',
    stays: true,
    action: { label: 'Undo', onAction: () => void undo(trashed) },
  });
}

async function undo(trashed: Trashed): Promise<void> {
  const { kind, id, refresh } = trashed;
  try {
    const restored = await restoreDocument(kind, id);
    wantRow(id);
    toastRestored(kind, restored);
  } catch (error) {
    toastFailure(
      error,
      isAddressTaken(error)
        ? 'Failed to restore page. Give it another address in the trash.'
        : `Failed to restore ${kind}`,
      restoreDenials[kind],
      isAddressTaken(error)
        ? undefined
        : { label: 'Try again', onAction: () => void undo(trashed) },
    );
  }
  await refresh();
}
