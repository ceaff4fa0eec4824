import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface GoneDialogProps {
  /** What was being edited: "post" */
  readonly noun: string;
  readonly readText: () => string;
  /** Left out for who may not create one. */
  readonly onSaveAsNew?: () => void;
  readonly onClose: () => void;
}

/** Somebody deleted what is open here. Mounted only while open. */
export function GoneDialog({ noun, readText, onSaveAsNew, onClose }: GoneDialogProps) {
  async function copy() {
    await navigator.clipboard.writeText(readText());
    showToast({ title: 'Copied!', description: 'The text is in your clipboard.' });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`This ${noun} no longer exists`}
      description="Somebody deleted it while you were writing. Your text is still here."
      footer={
        <>
          <Button onClick={() => void copy()}>Copy the text</Button>
          {onSaveAsNew ? (
            <Button variant="primary" onClick={onSaveAsNew}>
              Save as a new {noun}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
