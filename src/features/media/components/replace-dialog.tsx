import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FormDialog } from '@/components/ui/form-dialog';
import { imageTypes, videoTypes } from '@/config/limits';
import { formatBytes } from '@/lib/format-bytes';
import type { CheckedMedia } from '../check-media';
import { FileProblem } from '../file-problem';
import { isVideo, measuresOf, typeLabel, type MediaFile } from '../model';
import { checkReplacement, prepareReplacement } from '../replace-media';
import { useReplaceMedia } from '../use-replace-media';
import { MediaThumbnail } from './media-thumbnail';
import { ReplaceNotes, ReplaceState } from './replace-notes';

interface ReplaceDialogProps {
  readonly file: MediaFile;
  readonly onClose: () => void;
}

interface Chosen {
  readonly file: File;
  readonly media: CheckedMedia;
}

const frame = 'h-40 w-full rounded-sm border border-line';

/** Chooses the file that takes the place of another. Mounted only while open. */
export function ReplaceDialog({ file, onClose }: ReplaceDialogProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isShrunk, setShrunk] = useState(true);
  const id = useId();
  const replace = useReplaceMedia(file);
  const choice = useMutation({
    mutationFn: async (chosen: File): Promise<Chosen> => ({
      file: chosen,
      media: await checkReplacement(file, chosen),
    }),
    onMutate: () => replace.reset(),
  });
  const prepare = useMutation({
    mutationFn: ({ file: chosen, media }: Chosen) => prepareReplacement(chosen, media, isShrunk),
    onSuccess: (prepared) => replace.mutate(prepared, { onSuccess: onClose }),
  });
  const chosen = choice.data;
  const isPending = prepare.isPending || replace.isPending;
  const problem = choice.error ?? prepare.error ?? replace.error;
  const failure =
    replace.error && !isPending ? `Failed to replace file. ${replace.error.message}` : undefined;

  function start() {
    if (!chosen || isPending) return;
    // The same bytes again are the same try again.
    if (prepare.data && prepare.variables === chosen && replace.isError)
      replace.mutate(prepare.data, { onSuccess: onClose });
    else prepare.mutate(chosen);
  }

  return (
    <FormDialog
      open
      isDirty={chosen !== undefined}
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title="Replace this file"
      description={<bdi className="break-words">{file.name}</bdi>}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!chosen}
            pending={isPending}
            pendingLabel="Replacing…"
            onClick={start}
          >
            Replace
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div className="grid grid-cols-2 gap-4">
          <figure className="min-w-0 space-y-1.5">
            <MediaThumbnail file={file} className={frame} />
            <figcaption className="text-sm text-muted" data-numbers="">
              Now:{' '}
              {[typeLabel(file), measuresOf(file), formatBytes(file.size)]
                .filter(Boolean)
                .join(' · ')}
            </figcaption>
          </figure>
          <figure className="min-w-0 space-y-1.5">
            {chosen ? (
              <ChosenFile {...chosen} />
            ) : (
              <div className={`${frame} border-dashed bg-surface-sunken`} />
            )}
            <figcaption className="text-sm text-muted" data-numbers="">
              {chosen
                ? `New: ${[typeLabel(chosen.media), measuresOf(chosen.media), formatBytes(chosen.file.size)].filter(Boolean).join(' · ')}`
                : 'Nothing chosen yet'}
            </figcaption>
          </figure>
        </div>
        <Button
          disabled={isPending}
          pending={choice.isPending}
          pendingLabel="Checking…"
          onClick={() => picker.current?.click()}
        >
          {chosen ? 'Choose another file' : 'Choose a file'}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Choose the new file"
          accept={(isVideo(file) ? videoTypes : imageTypes).join(',')}
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) choice.mutate(picked);
            target.value = '';
          }}
        />
        {chosen?.media.offer ? (
          <label htmlFor={id} className="flex items-center gap-3 text-sm">
            <Checkbox
              id={id}
              checked={isShrunk}
              disabled={isPending}
              onChange={({ target }) => {
                setShrunk(target.checked);
                replace.reset();
              }}
            />
            Make it fit for the web, without what it tells about place and camera
          </label>
        ) : null}
        <ReplaceNotes file={file} />
        <ReplaceState
          isPending={replace.isPending}
          share={replace.share}
          problem={problem instanceof FileProblem ? problem.message : failure}
        />
      </div>
    </FormDialog>
  );
}

/** The chosen file itself. */
function ChosenFile({ file, media }: Chosen) {
  const image = useRef<HTMLImageElement>(null);
  const isPicture = !isVideo(media);
  useEffect(() => {
    if (!isPicture || !image.current) return;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file, isPicture]);
  return isPicture ? (
    <img ref={image} alt="" className={`${frame} bg-surface-sunken object-contain`} />
  ) : (
    <p className={`${frame} grid place-items-center bg-surface-sunken px-3 text-sm break-all`}>
      {file.name}
    </p>
  );
}
