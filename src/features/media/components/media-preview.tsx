import { useQuery } from '@tanstack/react-query';
import { Copy, Crop, Replace, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogClose } from '@/components/ui/dialog';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { formatDateTime } from '@/lib/dates';
import { formatBytes } from '@/lib/format-bytes';
import { assetUrl } from '@/lib/supabase/asset-url';
import { copyAddress, fullAddress } from '../copy-address';
import { isCroppable, isVideo, measuresOf, typeLabel, type MediaFile } from '../model';
import { mediaQueries } from '../queries';
import type { MediaTool } from './lazy-media-tools';
import { MediaDetailsForm } from './media-details-form';
import { MediaUses } from './media-uses';

interface MediaPreviewProps {
  readonly file: MediaFile;
  readonly onDelete: () => void;
  readonly onTool: (tool: MediaTool) => void;
  readonly onClose: () => void;
}

/** One file at its size, what is known of it, and what can be said about it. Mounted only while open. */
export function MediaPreview({ file, onDelete, onTool, onClose }: MediaPreviewProps) {
  const uses = useQuery(mediaQueries.uses(file.id));
  const id = useId();
  const [isDirty, setDirty] = useState(false);
  const facts = [typeLabel(file), measuresOf(file), formatBytes(file.size)].filter(Boolean);

  return (
    <FormDialog
      open
      isDirty={isDirty}
      size="wide"
      onOpenChange={onClose}
      title={<bdi className="break-words">{file.name}</bdi>}
      description={
        <>
          {facts.join(' · ')} · Uploaded {formatDateTime(file.uploadedAt)}
          {file.uploadedBy ? (
            <>
              {' '}
              by <bdi>{file.uploadedBy}</bdi>
            </>
          ) : null}
        </>
      }
      footer={
        <>
          <Button variant="quiet" onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
          {isCroppable(file) ? (
            <Button variant="quiet" disabled={isDirty} onClick={() => onTool('crop')}>
              <Crop aria-hidden="true" className="size-4" />
              Crop
            </Button>
          ) : null}
          <Button variant="quiet" disabled={isDirty} onClick={() => onTool('replace')}>
            <Replace aria-hidden="true" className="size-4" />
            Replace
          </Button>
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 items-center justify-center rounded-sm bg-surface-sunken">
          {isVideo(file) ? (
            // Captions would be a file of their own, which the library does not hold.
            <video
              controls
              muted
              preload="metadata"
              src={assetUrl(file.url)}
              aria-label={file.altText || file.name}
              className="max-h-120 w-full"
            />
          ) : (
            <img
              src={assetUrl(file.url)}
              alt={file.altText}
              {...(file.width && file.height ? { width: file.width, height: file.height } : {})}
              className="max-h-120 w-auto max-w-full object-contain"
            />
          )}
        </div>
        <div className="min-w-0 space-y-6">
          <MediaDetailsForm key={file.id} file={file} onDirty={setDirty} onSaved={onClose} />
          <div className="space-y-1.5">
            <label htmlFor={id} className="text-sm font-semibold text-ink">
              URL
            </label>
            <div className="flex gap-2">
              <Input
                id={id}
                readOnly
                value={fullAddress(file.url)}
                onFocus={(event) => event.target.select()}
              />
              <Button onClick={() => void copyAddress(file.url)}>
                <Copy aria-hidden="true" className="size-4" />
                Copy
              </Button>
            </div>
          </div>
          <div className="space-y-1.5">
            <h3 className="text-sm font-semibold text-ink">Used in</h3>
            {uses.isPending ? <p className="text-sm text-muted">Looking…</p> : null}
            {uses.isError ? (
              <p role="alert" className="text-sm text-danger">
                {uses.error.message}{' '}
                <button
                  type="button"
                  className="font-semibold link-underline"
                  onClick={() => void uses.refetch()}
                >
                  Retry
                </button>
              </p>
            ) : null}
            {uses.data?.length === 0 ? (
              <p className="text-sm text-muted">
                Neither a post, a page, a kept section nor the settings show this file.
              </p>
            ) : null}
            {uses.data && uses.data.length > 0 ? <MediaUses uses={uses.data} /> : null}
          </div>
        </div>
      </div>
    </FormDialog>
  );
}
