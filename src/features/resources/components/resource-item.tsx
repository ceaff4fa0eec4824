import { CircleCheck, Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import type { Resource } from '@/data/resources';
import { downloadName } from '../model';
import { ResourceCover } from './resource-cover';

interface ResourceItemProps {
  readonly resource: Resource;
  /** Its place in the whole collection. */
  readonly number: number;
  /** Said under the button, for good. */
  readonly note?: string;
  readonly onInterest: () => void;
  /** The link is a plain download where no script takes it over. */
  readonly onDownload: (resource: Resource, event: MouseEvent) => void;
}

export function ResourceItem({
  resource,
  number,
  note,
  onInterest,
  onDownload,
}: ResourceItemProps) {
  const titleId = `resource-title-${resource.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid h-full grid-rows-[auto_1fr] gap-5"
    >
      <ResourceCover resource={resource} number={number} />
      <div className="flex flex-col">
        <Badge tone={resource.hue}>{resource.category}</Badge>
        <h2 id={titleId} className="mt-2 text-xl font-semibold text-ink">
          {resource.title}
        </h2>
        <p className="mt-2 mb-5 text-ink-soft">{resource.description}</p>
        <a
          href={resource.file}
          download={downloadName(resource)}
          aria-describedby={titleId}
          onPointerEnter={onInterest}
          onFocus={onInterest}
          onClick={(event) => onDownload(resource, event)}
          className={`${buttonClass()} mt-auto min-h-11 self-start after:absolute after:inset-0`}
        >
          <Download aria-hidden="true" className="size-4" />
          Download PDF
        </a>
        {note === undefined ? null : (
          <p className="mt-3 flex gap-2 text-sm text-ink-soft">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {note}
          </p>
        )}
      </div>
    </article>
  );
}
