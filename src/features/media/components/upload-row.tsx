import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { formatBytes } from '@/lib/format-bytes';
import { categoryLabels, measuresOf, typeLabel } from '../model';
import { isOnItsWay, type UploadItem } from '../upload-item';
import type { UploadQueue } from '../upload-queue';
import { UploadQuestions } from './upload-questions';
import { UploadThumbnail } from './upload-thumbnail';

interface UploadRowProps {
  readonly item: UploadItem;
  readonly queue: UploadQueue;
  /** Somebody wanted to upload: what is missing is said. */
  readonly isAsked: boolean;
}

function factsOf({ file, media, category }: UploadItem): string {
  return [
    categoryLabels[category],
    media && typeLabel(media),
    formatBytes(file.size),
    media && measuresOf(media),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One file: what it is, what is asked about it, how far it is, and what can be done. */
export const UploadRow = memo(function UploadRow({ item, queue, isAsked }: UploadRowProps) {
  const { id, name, phase, problem, share } = item;
  return (
    <li aria-label={name} className="flex flex-wrap items-start gap-4 px-5 py-4">
      <UploadThumbnail item={item} />
      <div className="min-w-0 flex-1 basis-60 space-y-3">
        <div>
          <p className="font-medium break-words text-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted" data-numbers="">
            {factsOf(item)}
          </p>
        </div>
        {phase === 'checking' ? <Spinner label={`Checking ${name}`} className="size-4" /> : null}
        {phase === 'ready' ? (
          <UploadQuestions
            item={item}
            isAsked={isAsked}
            onChange={(changes) => queue.change(id, changes)}
          />
        ) : null}
        {isOnItsWay(item) ? (
          <div className="space-y-1">
            <Progress value={share} label={`Uploading ${name}`} />
            <p className="text-sm text-muted" data-numbers="">
              {phase === 'waiting' ? 'Waiting' : `${Math.round(share * 100)} %`}
            </p>
          </div>
        ) : null}
        {problem === null ? null : (
          <p role="alert" className="text-sm font-medium text-danger">
            {phase === 'refused' ? 'Cannot be used: ' : 'Not uploaded: '}
            {problem}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        {isOnItsWay(item) ? (
          <Button size="small" aria-label={`Cancel ${name}`} onClick={() => queue.cancel(id)}>
            Cancel
          </Button>
        ) : null}
        {phase === 'failed' ? (
          <Button size="small" aria-label={`Retry ${name}`} onClick={() => queue.retry(id)}>
            Retry
          </Button>
        ) : null}
        {isOnItsWay(item) ? null : (
          <IconButton
            size="small"
            label={`Remove ${name}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => queue.remove(id)}
          />
        )}
      </div>
    </li>
  );
});
