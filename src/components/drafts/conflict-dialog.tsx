import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatDateTime } from '@/lib/dates';
import { VersionComparison, type ComparedField } from './version-comparison';

interface ConflictDialogProps {
  /** What is being edited: "post" */
  readonly noun: string;
  readonly savedBy: string;
  /** ISO 8601 */
  readonly savedAt: string;
  readonly fields: readonly ComparedField[];
  readonly pending: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Puts my text on top of theirs without saving yet. */
  readonly onKeepEditing: () => void;
}

/** Somebody else saved meanwhile: both versions are shown, and the person chooses. Mounted only while open. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { noun, savedBy, savedAt, fields, pending, onKeepMine, onTakeTheirs, onKeepEditing } =
    props;
  const who = savedBy || 'Somebody else';
  return (
    <Dialog
      open
      size="wide"
      reading
      onOpenChange={(open) => {
        if (!open && !pending) onKeepEditing();
      }}
      title={`This ${noun} was changed meanwhile`}
      description={`${who} saved it on ${formatDateTime(savedAt)}. Your text has not been saved yet; nothing is lost.`}
      footer={
        <>
          <Button onClick={onKeepEditing}>Keep editing mine</Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="primary" pending={pending} pendingLabel="Saving…" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">
        <strong>Keep mine</strong> saves your text over theirs. <strong>Take theirs</strong> drops
        your changes. <strong>Keep editing mine</strong> leaves your text on the screen; your next
        save replaces theirs.
      </p>
      {fields.length === 0 ? (
        <p className="text-sm text-muted">Both versions hold the same text.</p>
      ) : (
        <VersionComparison mineLabel="Yours" theirsLabel={who} fields={fields} />
      )}
    </Dialog>
  );
}
