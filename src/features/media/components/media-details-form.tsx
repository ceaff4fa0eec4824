import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { CharacterCount } from '@/components/form/character-count';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/config/limits';
import { hiddenTextProblem } from '@/lib/hidden-text';
import { categoryOptions, isVideo, toMediaCategory, type MediaFile } from '../model';
import { useDescribeMedia } from '../mutations';

interface MediaDetailsFormProps {
  readonly file: MediaFile;
  /** Whether something is filled in that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
  readonly onSaved: () => void;
}

/** What a file shows and where it is listed. */
export function MediaDetailsForm({ file, onDirty, onSaved }: MediaDetailsFormProps) {
  const [altText, setAltText] = useState(file.altText);
  const [isDecorative, setDecorative] = useState(file.isDecorative);
  const [category, setCategory] = useState(file.category);
  const [isAsked, setAsked] = useState(false);
  const describe = useDescribeMedia();
  const id = useId();
  const words = isDecorative ? '' : altText.trim();
  const isChanged =
    words !== file.altText || isDecorative !== file.isDecorative || category !== file.category;
  const problem =
    words === file.altText
      ? undefined
      : hiddenTextProblem(isVideo(file) ? 'description' : 'alternative text', words);

  useEffect(() => onDirty(isChanged), [isChanged, onDirty]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (problem === undefined && isChanged && !describe.isPending)
      describe.mutate(
        { id: file.id, altText: words, isDecorative, category },
        { onSuccess: onSaved },
      );
  }

  return (
    <form noValidate aria-label="File details" onSubmit={handleSubmit} className="space-y-4">
      <FieldFrame
        label={isVideo(file) ? 'Description' : 'Alternative text'}
        hint={
          isVideo(file)
            ? 'What the video shows.'
            : 'What somebody who cannot see the picture should know.'
        }
        aside={<CharacterCount length={words.length} limit={limits.altText} />}
        {...(isAsked && problem !== undefined ? { error: problem } : {})}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            rows={3}
            maxLength={limits.altText}
            disabled={isDecorative}
            value={isDecorative ? '' : altText}
            onChange={({ target }) => setAltText(target.value)}
          />
        )}
      </FieldFrame>
      {isVideo(file) ? null : (
        <label htmlFor={`${id}-decorative`} className="flex items-center gap-3 text-sm">
          <Checkbox
            id={`${id}-decorative`}
            checked={isDecorative}
            onChange={({ target }) => setDecorative(target.checked)}
          />
          It only decorates
        </label>
      )}
      <FieldFrame label="Category">
        {(wiring) => (
          <Select
            {...wiring}
            value={category}
            options={categoryOptions}
            onChange={({ target }) => setCategory(toMediaCategory(target.value))}
          />
        )}
      </FieldFrame>
      {describe.isError ? (
        <p role="alert" className="text-sm font-medium text-danger">
          Failed to save file details. {describe.error.message}
        </p>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        disabled={!isChanged}
        pending={describe.isPending}
        pendingLabel="Saving…"
      >
        Save details
      </Button>
    </form>
  );
}
