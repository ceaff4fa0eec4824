import { useId, useState } from 'react';
import { UnkeptNotice } from '@/components/drafts/unkept-notice';
import { CharacterCount } from '@/components/form/character-count';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/config/limits';
import { useWriteEvent } from '../mutations';
import { useNoteDraft, type NoteDraftOptions } from '../use-note-draft';

/** A note about a lead; what is typed stays in this browser until it has arrived. */
export function NoteForm(options: NoteDraftOptions) {
  const { text, change, done, outcome } = useNoteDraft(options);
  const write = useWriteEvent();
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  function handleSubmit() {
    const note = text.trim();
    if (write.isPending) return;
    if (note === '') setError('Write something into the note.');
    else if (note.length > limits.leadNote)
      setError(`Use at most ${limits.leadNote.toLocaleString('en-IN')} characters.`);
    else {
      setError(null);
      write.mutate(
        { id: options.leadId, kind: 'note', text: note },
        { onSuccess: () => done(text) },
      );
    }
  }

  return (
    <form
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <UnkeptNotice outcome={outcome} />
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          Note for the team
        </label>
        {text.length > limits.leadNote / 2 ? (
          <CharacterCount length={text.trim().length} limit={limits.leadNote} />
        ) : null}
      </div>
      <Textarea
        id={id}
        rows={3}
        value={text}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => {
          setError(null);
          change(event.target.value);
        }}
      />
      {error === null ? null : (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" pending={write.isPending} pendingLabel="Adding…">
          Add note
        </Button>
        <p className="text-sm text-muted">Visitors never see it.</p>
      </div>
    </form>
  );
}
