import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import type { MediaFile } from '../model';
import { useDeleteMedia } from '../mutations';
import type { MediaUse } from '../queries';
import { MediaUses } from './media-uses';

interface DeleteMediaProps {
  readonly file: MediaFile;
  readonly uses: readonly MediaUse[];
  readonly onClose: () => void;
}

/** The question before a deletion, or why there is none. Mounted only while open. */
export function DeleteMedia({ file, uses, onClose }: DeleteMediaProps) {
  const remove = useDeleteMedia();
  if (uses.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="This file is in use"
        description={
          <>
            “<bdi>{file.name}</bdi>” cannot be deleted while it is shown here. Take it out first
            {uses.some(({ kind }) => kind === 'section')
              ? '; kept sections are deleted in the page editor, where they are inserted'
              : ''}
            {uses.some(({ state }) => state === 'trashed')
              ? '; what lies in the trash can be deleted for good.'
              : '.'}
          </>
        }
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <MediaUses uses={uses} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Are you sure you want to delete this file?"
      description={
        <>
          “<bdi>{file.name}</bdi>” will be gone for good, and its URL will stop working.
        </>
      }
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      danger
      pending={remove.isPending}
      onConfirm={() => remove.mutate(file.id, { onSettled: onClose })}
    />
  );
}
