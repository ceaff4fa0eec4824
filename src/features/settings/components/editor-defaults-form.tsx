import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@/components/form/form-shell';
import { ImageField } from '@/components/form/image-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { Button } from '@/components/ui/button';
import { limits } from '@/config/limits';
import { formatDateTime } from '@/lib/dates';
import { toAppError, type AppError } from '@/lib/supabase/errors';
import { useSaveDefaults, type EditorDefaults } from '../defaults';
import { defaultsSchema, type DefaultsInput, type DefaultsValues } from '../schema';

interface EditorDefaultsFormProps {
  readonly defaults: EditorDefaults;
  readonly uploadPicture: UploadPicture;
  readonly picturePicker?: PicturePicker;
  /** Reads what is stored now; the form starts anew with it. */
  readonly onReload: () => void;
  /** There are changes that are not saved, or no more. */
  readonly onDirty: (isDirty: boolean) => void;
}

function inputOf({ author, authorImage, authorBio }: EditorDefaults): DefaultsInput {
  return { author, authorImage: authorImage ?? '', authorBio };
}

/** Who stands under a new post. Mounted anew to give unsaved changes up. */
export function EditorDefaultsForm({
  defaults,
  uploadPicture,
  picturePicker,
  onReload,
  onDirty,
}: EditorDefaultsFormProps) {
  const [base, setBase] = useState(defaults);
  const form = useForm<DefaultsInput, unknown, DefaultsValues>({
    resolver: zodResolver(defaultsSchema),
    values: inputOf(base),
  });
  const save = useSaveDefaults(base.version);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { isDirty } = form.formState;

  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);

  // Somebody else's version is taken over at once while there is nothing to lose; otherwise the save finds it.
  if (!isDirty && defaults.version > base.version) setBase(defaults);

  function handleSubmit(values: DefaultsValues) {
    setFailure(null);
    save.mutate(values, {
      onSuccess: (saved) => {
        setBase(saved);
        form.reset(inputOf(saved));
      },
      onError: (cause) => setFailure(toAppError(cause)),
    });
  }

  return (
    <FormShell
      form={form}
      label="Author of new posts"
      onSubmit={handleSubmit}
      pending={save.isPending}
      error={failure && <Failure failure={failure} onReload={onReload} />}
      className="max-w-form space-y-5"
    >
      <TextField
        control={form.control}
        name="author"
        label="Default author"
        autoComplete="off"
        hint="Empty: each new post starts with the name of whoever writes it."
      />
      <ImageField
        control={form.control}
        name="authorImage"
        label="Author image"
        shape="round"
        uploadPicture={uploadPicture}
        picturePicker={picturePicker}
      />
      <TextareaField
        control={form.control}
        name="authorBio"
        label="Author biography"
        rows={3}
        limit={limits.authorBio}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving…">
          Save defaults
        </Button>
        {base.updatedByName === '' ? null : (
          <p className="text-sm text-muted">
            Last changed by <bdi>{base.updatedByName}</bdi>,{' '}
            <time dateTime={base.updatedAt}>{formatDateTime(base.updatedAt)}</time>
          </p>
        )}
      </div>
    </FormShell>
  );
}

function Failure({
  failure,
  onReload,
}: {
  readonly failure: AppError;
  readonly onReload: () => void;
}) {
  if (failure.code !== 'version') return `Failed to save the defaults. ${failure.message}`;
  return (
    <>
      {failure.message}{' '}
      <button type="button" className="font-semibold link-underline" onClick={onReload}>
        Show what is stored now
      </button>
    </>
  );
}
