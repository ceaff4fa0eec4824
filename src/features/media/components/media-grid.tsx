import { clsx } from 'clsx';
import type { RowSelection } from '@/components/list/use-selection';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { formatBytes } from '@/lib/format-bytes';
import { categoryLabels, lacksDescription, type MediaFile } from '../model';
import { MediaActions } from './media-actions';
import type { MediaActs } from './media-columns';
import { MediaProblem } from './media-problem';
import { MediaThumbnail } from './media-thumbnail';

/** Columns of pictures; also the picker's and the skeletons'. */
export const mediaGrid =
  'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6';

interface MediaCardProps {
  readonly file: MediaFile;
  readonly acts: MediaActs;
  readonly selection: RowSelection<MediaFile>;
}

export function MediaCard({ file, acts, selection }: MediaCardProps) {
  const isChosen = selection.has(file.id);
  return (
    <li className="relative min-w-0 space-y-2">
      <span className="absolute top-2 left-2 z-1 rounded-xs bg-surface-raised p-0.5 shadow-overlay">
        <Checkbox
          aria-label={`Choose ${selection.nameOf(file)}`}
          className="block size-6"
          checked={isChosen}
          onChange={() => selection.toggle(file.id)}
        />
      </span>
      <button
        type="button"
        aria-label={`Preview ${file.name}`}
        onClick={() => acts.onPreview(file)}
        className={clsx(
          'block w-full overflow-hidden rounded-sm border transition-colors',
          isChosen ? 'border-brand' : 'border-line hover:border-line-strong',
        )}
      >
        <MediaThumbnail file={file} className="aspect-4/3 w-full" />
      </button>
      <div className="flex items-start gap-1 max-sm:flex-wrap">
        <div className="min-w-0 grow max-sm:basis-full">
          <p
            dir="auto"
            className="truncate text-left text-sm font-medium text-ink"
            title={file.name}
          >
            {file.name}
          </p>
          <p className="truncate text-xs text-muted" data-numbers="">
            {formatBytes(file.size)} · {categoryLabels[file.category]}
          </p>
          {lacksDescription(file) ? <Badge tone="warning">Not described</Badge> : null}
          <MediaProblem text={acts.problems.get(file.id)} />
        </div>
        <div className="flex shrink-0 max-sm:-ml-2">
          <MediaActions file={file} {...acts} />
        </div>
      </div>
    </li>
  );
}
