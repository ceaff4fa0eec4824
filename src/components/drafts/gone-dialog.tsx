import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isolated } from '@/lib/isolated';

/** What was deleted lies in the trash. */
export interface TrashOffer {
  /** Who put it there; empty where that is not known. */
  readonly deletedBy: string;
  readonly pending: boolean;
  /** Why it could not be restored. */
  readonly error: string | null;
  readonly onRestore: () => void;
}

interface GoneDialogProps {
  /** What was being edited: "post" */
  readonly noun: string;
  readonly readText: () => string;
  /** Left out for who may not create one. */
  readonly onSaveAsNew?: () => void;
  /** Left out for what is gone for good. */
  readonly trash?: TrashOffer | undefined;
  readonly onClose: () => void;
}

/** Somebody deleted what is open here. Mounted only while open. */
export function GoneDialog({ noun, readText, onSaveAsNew, trash, onClose }: GoneDialogProps) {
  async function copy() {
    await navigator.clipboard.writeText(readText());
    showToast({ title: 'Copied!', description: 'The text is in your clipboard.' });
  }

  const somebody = trash?.deletedBy ? isolated(trash.deletedBy) : 'Somebody';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={trash ? `This ${noun} is in the trash` : `This ${noun} no longer exists`}
      description={`${somebody} deleted it while you were writing. Your text is still here.`}
      footer={
        <>
          <Button onClick={() => void copy()}>Copy the text</Button>
          {onSaveAsNew ? (
            <Button variant={trash ? 'secondary' : 'primary'} onClick={onSaveAsNew}>
              Save as a new {noun}
            </Button>
          ) : null}
          {trash ? (
            <Button
              variant="primary"
              pending={trash.pending}
              pendingLabel="Restoring…"
              onClick={trash.onRestore}
            >
              Restore and save
            </Button>
          ) : null}
        </>
      }
    >
      {trash?.error ? (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
          {trash.error}
        </p>
      ) : null}
    </Dialog>
  );
}
