import { useId, useState } from 'react';
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
  /** Those that both changed. */
  readonly fields: readonly ComparedField[];
  /** Labels of those that only they changed. */
  readonly taken: readonly string[];
  readonly pending: boolean;
  /** @param theirs keys of the fields that are to be theirs all the same */
  readonly onKeepMine: (theirs: ReadonlySet<string>) => void;
  readonly onTakeTheirs: () => void;
  /** Puts my text on top of theirs without saving yet. */
  readonly onKeepEditing: () => void;
}

/** Somebody else saved meanwhile: where both changed the same, the person chooses. Mounted only while open. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { noun, savedBy, savedAt, fields, taken, pending } = props;
  const { onKeepMine, onTakeTheirs, onKeepEditing } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const who = savedBy || 'somebody else';
  return (
    <Dialog
      open
      size="wide"
      reading
      onOpenChange={(open) => {
        if (!open && !pending) onKeepEditing();
      }}
      title={`This ${noun} was changed meanwhile`}
      description={
        <>
          <bdi>{savedBy || 'Somebody else'}</bdi> saved it on {formatDateTime(savedAt)}. Your text
          has not been saved yet; nothing is lost.
        </>
      }
      footer={
        <>
          <Button onClick={onKeepEditing}>Keep editing mine</Button>
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button
            variant="primary"
            pending={pending}
            pendingLabel="Saving…"
            onClick={() => onKeepMine(chosen)}
          >
            {chosen.size === 0 ? 'Keep mine' : 'Save as chosen'}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">
        <strong>Keep mine</strong> saves your text; where both of you changed the same, you choose
        below. <strong>Take theirs</strong> drops all your changes.{' '}
        <strong>Keep editing mine</strong> leaves your text on the screen; your next save replaces
        theirs in what you changed.
      </p>
      {taken.length === 0 ? null : (
        <p className="mb-4 text-sm">
          Changed by <bdi>{who}</bdi> alone, and kept: <strong>{taken.join(', ')}</strong>.
        </p>
      )}
      {fields.length === 0 ? (
        <p className="text-sm text-muted">You have not changed the same fields.</p>
      ) : (
        <VersionComparison
          mineLabel="Yours"
          theirsLabel={savedBy || 'Somebody else'}
          fields={fields}
          renderChoice={({ key, label }) => (
            <Choice
              label={label}
              who={who}
              isTheirs={chosen.has(key)}
              onChoose={(isTheirs) => {
                const next = new Set(chosen);
                if (isTheirs) next.add(key);
                else next.delete(key);
                setChosen(next);
              }}
            />
          )}
        />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly who: string;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function Choice({ label, who, isTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <legend className="sr-only">{label} to save</legend>
      {[false, true].map((value) => (
        <label key={String(value)} className="inline-flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={isTheirs === value}
            onChange={() => onChoose(value)}
            className="size-4 accent-brand"
          />
          {value ? (
            <span>
              Take the {label.toLowerCase()} of <bdi>{who}</bdi>
            </span>
          ) : (
            `Keep my ${label.toLowerCase()}`
          )}
        </label>
      ))}
    </fieldset>
  );
}
