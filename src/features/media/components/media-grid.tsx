import { Badge } from '@/components/ui/badge';
import { formatBytes } from '@/lib/format-bytes';
import { categoryLabels, lacksDescription, type MediaFile } from '../model';
import { MediaActions } from './media-actions';
import type { MediaActs } from './media-columns';
import { MediaThumbnail } from './media-thumbnail';

/** Columns of pictures; also the picker's and the skeletons'. */
export const mediaGrid =
  'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6';

interface MediaCardProps {
  readonly file: MediaFile;
  readonly acts: MediaActs;
}

export function MediaCard({ file, acts }: MediaCardProps) {
  return (
    <li className="min-w-0 space-y-2">
      <button
        type="button"
        aria-label={`Preview ${file.name}`}
        onClick={() => acts.onPreview(file)}
        className="block w-full overflow-hidden rounded-sm border border-line transition-colors hover:border-line-strong"
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
        </div>
        <div className="flex shrink-0 max-sm:-ml-2">
          <MediaActions file={file} {...acts} />
        </div>
      </div>
    </li>
  );
}
