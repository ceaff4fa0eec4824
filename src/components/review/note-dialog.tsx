import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/config/limits';

export interface NoteDialogProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly label: string;
  /** Said when nothing is written; without it, a note is optional. */
  readonly missing?: string;
  /** What stands in the field at first. */
  readonly initial?: string;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly pending: boolean;
  /** What went wrong on the last try; the dialog stays filled. */
  readonly error: string | null;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
  /** Between the field and the buttons. */
  readonly children?: ReactNode;
}

/** Asks for a note to somebody else. Mounted only while open. */
export function NoteDialog({
  title,
  description,
  label,
  missing,
  initial = '',
  confirmLabel,
  pendingLabel,
  pending,
  error,
  onConfirm,
  onClose,
  children,
}: NoteDialogProps) {
  const [note, setNote] = useState(initial);
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form of the page around it is none of this one's.
    event.stopPropagation();
    if (pending) return;
    const words = note.trim();
    const found =
      words.length > limits.reviewNote
        ? `At most ${limits.reviewNote.toLocaleString('en-IN')} characters. There are ${words.length.toLocaleString('en-IN')}.`
        : words === ''
          ? missing
          : undefined;
    setProblem(found);
    if (found === undefined) onConfirm(words);
    else event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      dismissible={!pending}
      isDirty={note.trim() !== initial.trim()}
      title={title}
      description={description}
    >
      <form noValidate className="space-y-5" onSubmit={handleSubmit}>
        <FieldFrame
          label={label}
          required={missing !== undefined}
          {...(problem === undefined ? {} : { error: problem })}
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              name="note"
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </FieldFrame>
        {children}
        {error === null ? null : (
          <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-sm text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button type="submit" variant="primary" pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
