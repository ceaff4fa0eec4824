import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { FieldFrame } from '@/components/form/field-frame';
import { Button } from '@/components/ui/button';
import { FormDialog } from '@/components/ui/form-dialog';
import { Select } from '@/components/ui/select';
import { ignore } from '@/lib/ignore';
import { assetUrl } from '@/lib/supabase/asset-url';
import { cropImage, pixelsOf } from '../crop-image';
import { FileProblem } from '../file-problem';
import type { MediaFile } from '../model';
import type { DrawnImage } from '../shrink-image';
import { useReplaceMedia } from '../use-replace-media';
import { useSaveCopy } from '../use-save-copy';
import { ReplaceNotes, ReplaceState } from './replace-notes';

interface CropDialogProps {
  readonly file: MediaFile;
  readonly onClose: () => void;
}

const everything: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Width by height. */
const shapes = [
  { value: 'free', label: 'Any shape', ratio: undefined },
  { value: 'wide', label: '16 : 9, cards and covers', ratio: 16 / 9 },
  { value: 'share', label: '1200 : 630, shared links', ratio: 1200 / 630 },
  { value: 'four-three', label: '4 : 3', ratio: 4 / 3 },
  { value: 'square', label: '1 : 1', ratio: 1 },
] as const;

/** Cuts a part out of a picture, for its place or as a new file. Mounted only while open. */
export function CropDialog({ file, onClose }: CropDialogProps) {
  const [shape, setShape] = useState<string>('free');
  const [area, setArea] = useState<PercentCrop>(everything);
  const replace = useReplaceMedia(file);
  const copy = useSaveCopy(file);
  const draw = useMutation({ mutationFn: (wanted: PercentCrop) => cropImage(file, wanted) });
  const measures = { width: file.width ?? 1, height: file.height ?? 1 };
  const pixels = pixelsOf(area, measures);
  const ratio = shapes.find(({ value }) => value === shape)?.ratio;
  const isChanged = pixels.width < measures.width || pixels.height < measures.height;
  const isPending = draw.isPending || replace.isPending || copy.isPending;

  function choose(next: string) {
    const wanted = shapes.find(({ value }) => value === next)?.ratio;
    const { width, height } = measures;
    setShape(next);
    setArea(
      wanted === undefined
        ? area
        : centerCrop(
            makeAspectCrop(
              // The largest part of that shape.
              width / height > wanted ? { unit: '%', height: 100 } : { unit: '%', width: 100 },
              wanted,
              width,
              height,
            ),
            width,
            height,
          ),
    );
  }

  async function finish(then: (image: DrawnImage) => void) {
    if (isPending) return;
    replace.reset();
    copy.reset();
    // The same part again is the same try again.
    const drawn = draw.variables === area ? draw.data : undefined;
    then(drawn ?? (await draw.mutateAsync(area)));
  }

  const failed = (sentence: string, error: Error | null) =>
    error && (error instanceof FileProblem ? error.message : `${sentence} ${error.message}`);
  const problem =
    failed('The picture could not be cropped.', draw.error) ??
    failed('Failed to replace file.', replace.error) ??
    failed('Failed to save the new file.', copy.error) ??
    undefined;

  return (
    <FormDialog
      open
      size="wide"
      isDirty={isChanged}
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      title="Crop this picture"
      description={<bdi className="break-words">{file.name}</bdi>}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!isChanged || isPending}
            onClick={() =>
              void finish((image) => copy.mutate(image, { onSuccess: onClose })).catch(ignore)
            }
          >
            Save as a new file
          </Button>
          <Button
            variant="primary"
            disabled={!isChanged}
            pending={isPending}
            pendingLabel="Saving…"
            onClick={() =>
              void finish((image) => replace.mutate(image, { onSuccess: onClose })).catch(ignore)
            }
          >
            Replace everywhere
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="min-w-56">
            <FieldFrame label="Shape">
              {(wiring) => (
                <Select
                  {...wiring}
                  value={shape}
                  options={[...shapes]}
                  disabled={isPending}
                  onChange={({ target }) => choose(target.value)}
                />
              )}
            </FieldFrame>
          </div>
          <p role="status" data-numbers="" className="pb-3 text-sm text-muted">
            {pixels.width} × {pixels.height} of {measures.width} × {measures.height}
          </p>
        </div>
        <p className="text-sm text-muted">
          Drag the frame and its handles, or move them with the arrow keys; Shift and Ctrl make
          larger steps.
        </p>
        <div className="flex justify-center rounded-sm bg-surface-sunken">
          <ReactCrop
            crop={area}
            aspect={ratio}
            keepSelection
            ruleOfThirds
            disabled={isPending}
            onChange={(_pixels, percent) => setArea(percent)}
          >
            <img
              src={assetUrl(file.url)}
              alt={file.altText}
              {...measures}
              className="max-h-[50dvh] w-auto"
            />
          </ReactCrop>
        </div>
        <ReplaceNotes file={file} />
        <ReplaceState isPending={replace.isPending} share={replace.share} problem={problem} />
      </div>
    </FormDialog>
  );
}
