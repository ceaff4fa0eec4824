import { Images, ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ChosenPicture, PicturePicker } from '@/components/pictures/picture-picker';
import type { UploadPicture } from '@/components/rich-text-editor/picture-uploads';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { fetchPicture, hostOf, UnreadablePicture } from '@/lib/fetch-picture';
import { focalStyle, withoutFocalPoint } from '@/lib/focal-point';
import { assetUrl, isShownPicture } from '@/lib/supabase/asset-url';
import { asText, FieldError, type FieldProps } from './field-frame';

interface ImageFieldProps<T extends FieldValues, N extends FieldPath<T>, O> extends Pick<
  FieldProps<T, N, O>,
  'control' | 'name'
> {
  readonly label: string;
  readonly shape: 'wide' | 'round';
  readonly uploadPicture: UploadPicture;
  /** Without it, pictures come from the person's device alone. */
  readonly picturePicker?: PicturePicker | undefined;
  /** The chosen picture brought a description along. */
  readonly onDescribed?: (alt: string) => void;
}

type Upload =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly share: number; readonly abort: AbortController }
  | { readonly status: 'failed'; readonly file: File };

/** One picture: choose, follow the upload, replace, remove. The form value is its address or ''. */
export function ImageField<T extends FieldValues, N extends FieldPath<T>, O>({
  control,
  name,
  label,
  shape,
  uploadPicture,
  picturePicker: Picker,
  onDescribed,
}: ImageFieldProps<T, N, O>) {
  const { field, fieldState } = useController({ control, name });
  const address = asText(field.value);
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const id = useId();
  const hasPicture = address !== '';

  async function start(file: File) {
    const abort = new AbortController();
    setUpload({ status: 'running', share: 0, abort });
    try {
      const { src } = await uploadPicture(file, {
        signal: abort.signal,
        onProgress: (share) => setUpload({ status: 'running', share, abort }),
      });
      field.onChange(src);
      setUpload({ status: 'idle' });
    } catch {
      // The reason was said where it was found, in a toast.
      setUpload(abort.signal.aborted ? { status: 'idle' } : { status: 'failed', file });
    }
  }

  async function bringIn() {
    setProblem(null);
    const abort = new AbortController();
    setUpload({ status: 'running', share: 0, abort });
    try {
      await start(await fetchPicture(address, abort.signal));
    } catch (error) {
      setUpload({ status: 'idle' });
      if (error instanceof UnreadablePicture) setProblem(error.message);
    }
  }

  function choose(picture: ChosenPicture) {
    setChoosing(false);
    setUpload({ status: 'idle' });
    field.onChange(picture.src);
    if (picture.alt !== '') onDescribed?.(picture.alt);
  }

  return (
    <div role="group" aria-labelledby={id} className="space-y-3">
      <p id={id} className="text-sm font-semibold text-ink">
        {label}
      </p>
      {hasPicture && !isShownPicture(address) ? (
        <p className="text-sm text-ink-soft">
          It lies on {hostOf(address)}, where readers do not get to see it.{' '}
          <button
            type="button"
            className="font-semibold link-underline"
            onClick={() => void bringIn()}
          >
            Bring it into the storage
          </button>
        </p>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {problem} Save it where it is and upload it here.
        </p>
      )}
      {hasPicture && isShownPicture(address) ? (
        <img
          src={assetUrl(withoutFocalPoint(address))}
          style={focalStyle(address)}
          alt={`Current ${label.toLowerCase()}`}
          className={
            shape === 'wide'
              ? 'aspect-video w-full rounded-sm bg-surface-sunken object-cover'
              : 'size-16 rounded-full bg-surface-sunken object-cover'
          }
        />
      ) : null}
      {upload.status === 'running' ? (
        <div className="flex items-center gap-3">
          <Progress value={upload.share} label={`Uploading the ${label.toLowerCase()}`} />
          <Button size="small" onClick={() => upload.abort.abort()}>
            Cancel
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => files.current?.click()}>
            <ImageUp aria-hidden="true" className="size-4" />
            {hasPicture ? 'Replace' : 'Upload'}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
          {Picker ? (
            <Button size="small" onClick={() => setChoosing(true)}>
              <Images aria-hidden="true" className="size-4" />
              Library
              <span className="sr-only"> for the {label.toLowerCase()}</span>
            </Button>
          ) : null}
          {hasPicture ? (
            <Button size="small" variant="quiet" onClick={() => field.onChange('')}>
              <Trash2 aria-hidden="true" className="size-4" />
              Remove
              <span className="sr-only"> {label.toLowerCase()}</span>
            </Button>
          ) : null}
        </div>
      )}
      {upload.status === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          <bdi>{upload.file.name}</bdi> was not uploaded.{' '}
          <button
            type="button"
            className="font-semibold link-underline"
            onClick={() => void start(upload.file)}
          >
            Retry
          </button>
        </p>
      ) : null}
      {fieldState.error?.message === undefined ? null : (
        <FieldError id={`${id}-error`}>{fieldState.error.message}</FieldError>
      )}
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        hidden
        aria-label={`Choose the ${label.toLowerCase()}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void start(file);
          event.target.value = '';
        }}
      />
      {Picker && isChoosing ? (
        <Picker
          onChoose={choose}
          onUpload={() => {
            setChoosing(false);
            files.current?.click();
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}
