import { clsx } from 'clsx';
import { SheetArt } from '@/components/loom/sheet-art';
import type { Resource, ResourceHue } from '@/data/resources';

const spines: Record<ResourceHue, string> = {
  marketing: 'bg-thread-marketing',
  security: 'bg-thread-security',
  data: 'bg-thread-data',
};

/** The drawn cover of a booklet: a spine in the colour of its subject, its number, its own weave. */
export function ResourceCover({
  resource,
  number,
}: {
  readonly resource: Resource;
  readonly number: number;
}) {
  return (
    <div
      aria-hidden="true"
      className="relative flex aspect-4/3 overflow-hidden rounded-sm border border-line bg-surface-raised shadow-raised transition-shadow group-hover:shadow-overlay"
    >
      <span className={clsx('w-2.5 shrink-0', spines[resource.hue])} />
      <span className="flex grow flex-col justify-between">
        <span data-numbers="" className="px-4 pt-3 text-2xl font-bold text-ink">
          {String(number).padStart(2, '0')}
        </span>
        <SheetArt seed={resource.image} hue={resource.hue} className="h-2/3 w-full" />
      </span>
    </div>
  );
}
