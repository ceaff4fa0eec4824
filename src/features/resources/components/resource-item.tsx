import { Download } from 'lucide-react';
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
  readonly onInterest: () => void;
  /** The link is a plain download where no script takes it over. */
  readonly onDownload: (resource: Resource, event: MouseEvent) => void;
}

export function ResourceItem({ resource, number, onInterest, onDownload }: ResourceItemProps) {
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
      </div>
    </article>
  );
}
