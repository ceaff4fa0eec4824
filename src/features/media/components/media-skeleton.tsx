import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { MediaView } from '../filter-fields';
import { mediaGrid } from './media-grid';
import { mediaColumns } from './media-table';

/** The library's own layout while files are on their way. */
export function MediaSkeleton({ view }: { readonly view: MediaView }) {
  if (view === 'list') {
    return (
      <SkeletonGroup label="Loading files" className="divide-y divide-line border-y border-line">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={mediaColumns}>
            <div className="flex items-center gap-4">
              <Skeleton className="size-14" />
              <Skeleton className="h-4 w-2/3" />
            </div>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-8 w-20" />
            <Skeleton className="h-8 w-20" />
            <Skeleton className="h-8 w-16" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <SkeletonGroup label="Loading files" className={mediaGrid}>
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className="space-y-2">
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
